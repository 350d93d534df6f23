import { onSessionChange, userStorage } from '@wervio/session'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** A recording of which this browser has bytes that the service hasn't confirmed. */
export type StoredRecording = {
  id: string
  /** Whose it is. */
  uid: string
  fileName: string
  mimeType: string
  /** ISO moment. */
  startedAt: string
  /** Seconds of sound. */
  duration: number
  /** The import that it became; null before that. */
  importId: string | null
}

type Schema = DBSchema & {
  recordings: { key: string; value: StoredRecording }
  /** Bytes by recording and place. */
  chunks: { key: [string, number]; value: ArrayBuffer }
}

let database: Promise<IDBPDatabase<Schema>> | null = null

const open = (): Promise<IDBPDatabase<Schema>> => {
  database ??= openDB<Schema>('wervio-recordings', 1, {
    upgrade: (db) => {
      db.createObjectStore('recordings', { keyPath: 'id' })
      db.createObjectStore('chunks')
    },
    terminated: () => {
      database = null
    },
  }).catch((error: unknown) => {
    database = null
    throw error
  })
  return database
}

const chunksOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

/** Notes which import a recording became; where nothing could be stored, there is nothing to note. */
export const nameImportOf = async (id: string, importId: string): Promise<void> => {
  try {
    const db = await open()
    const recording = await db.get('recordings', id)
    if (recording) await db.put('recordings', { ...recording, importId })
  } catch {
    // The bytes are in memory, and are sent from there.
  }
}

/** Adds bytes to a recording, and how long it is with them; rejects when the browser has no room. */
export const addChunk = async (recording: StoredRecording, index: number, bytes: ArrayBuffer): Promise<void> => {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite')
  await Promise.all([
    transaction.objectStore('recordings').put(recording),
    transaction.objectStore('chunks').put(bytes, [recording.id, index]),
    transaction.done,
  ])
}

const markOf = (id: string) => `recorded:${id}`

/** Marks a recording as one to keep; signing out removes the mark, with all other text of the user. */
export const markRecording = ({ uid, id, startedAt }: StoredRecording): void =>
  userStorage(uid).set(markOf(id), startedAt)

/** Removes what users recorded who signed out since. */
const purgeRecordings = async (): Promise<void> => {
  const recordings = await (await open()).getAll('recordings')
  for (const { id, uid } of recordings) if (userStorage(uid).get(markOf(id)) === null) await forgetRecording(id)
}
onSessionChange((session) => {
  // A browser without storage has nothing to remove.
  if (session.status === 'signed-out' && session.reason === 'signed-out') void purgeRecordings().catch(() => {})
})

/** The recordings of one user, newest first. */
export const listRecordingsOf = async (uid: string): Promise<StoredRecording[]> => {
  await purgeRecordings()
  return (await (await open()).getAll('recordings'))
    .filter((recording) => recording.uid === uid)
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
}

/** A stored recording as a file; null when no byte of it was stored. */
export const fileOfRecording = async ({ id, fileName, mimeType, startedAt }: StoredRecording): Promise<File | null> => {
  const chunks = await (await open()).getAll('chunks', chunksOf(id))
  if (chunks.length === 0) return null
  return new File(chunks, fileName, { type: mimeType, lastModified: Date.parse(startedAt) })
}

/** Removes a recording with its bytes. */
export const forgetRecording = async (id: string): Promise<void> => {
  const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite')
  await Promise.all([
    transaction.objectStore('recordings').delete(id),
    transaction.objectStore('chunks').delete(chunksOf(id)),
    transaction.done,
  ])
}

/**
 * Removes the recording that became an import, once the service has all of it; a browser that stores nothing has none.
 */
export const forgetRecordingOf = async (importId: string): Promise<void> => {
  try {
    const recordings = await (await open()).getAll('recordings')
    for (const { id } of recordings.filter((recording) => recording.importId === importId)) await forgetRecording(id)
  } catch {
    // Nothing to remove.
  }
}
