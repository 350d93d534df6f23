import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { blobKeysOf } from '../../src/recordings/blob-keys.ts'
import { createSweep } from '../../src/recordings/sweep.ts'
import { UploadStore } from '../../src/recordings/uploads/upload-store.ts'
import { startRecordingsApp, WAV } from './recordings-app.ts'

const app = startRecordingsApp()
const { asOwner, asService, begin, blobs, files, folder, newRecruiter, rowsOf, send, sent, untilState, upload } = app

const failures: unknown[] = []
const uploadsFolder = () => join(folder(), 'work', 'uploads')
const receivedFolder = () => join(folder(), 'work', 'at-once')
const workFolder = () => join(folder(), 'work', 'work')
const sweep = (changes: Partial<BlobStore> = {}): Promise<void> => {
  failures.length = 0
  return createSweep({
    transaction: ({ account = '', organisation = '' }, work) =>
      asService({ accountId: account, organisationId: organisation }, work),
    uploads: new UploadStore({ directory: uploadsFolder() }),
    blobs: { ...blobs(), ...changes },
    folders: { received: receivedFolder(), work: workFolder() },
    onFailed: (error) => failures.push(error),
  })()
}
type Owner = Awaited<ReturnType<typeof newRecruiter>>['owner']
/** As if that were done longer ago than it can be put back or gone on with. */
const age = (owner: Owner, id: string, column: 'updated_at' | 'deleted_at') =>
  asService(owner, (connection) =>
    connection.execute(
      sql`update ai.recordings set ${sql.identifier(column)} = now() - interval '25 hours' where id = ${id}::uuid`,
    ),
  )
const HOUR_MS = 3_600_000
const ageFile = async (path: string, hours = 25) => {
  const before = new Date(Date.now() - hours * HOUR_MS)
  await utimes(path, before, before)
}
const idsOf = async (owner: Owner) =>
  (await rowsOf(owner, sql`select id::text from ai.recordings`)).map(({ id }) => String(id))

const done = async () => {
  const somebody = await newRecruiter()
  const id = await sent(somebody.token, WAV, { candidate_id: somebody.candidateId })
  await untilState(somebody.token, id, 'done')
  return { ...somebody, id }
}

test('what was deleted a day ago goes with its bytes, and what can still be put back stays', async () => {
  const { token, owner, candidateId, id } = await done()
  const recent = await sent(token, WAV, { candidate_id: candidateId })
  await untilState(token, recent, 'done')
  for (const each of [id, recent]) await send(token, 'DELETE', `/api/recordings/${each}`)
  await age(owner, id, 'deleted_at')
  await sweep()
  expect(await idsOf(owner)).toEqual([recent])
  expect([await files(id), (await files(recent)).length]).toEqual([[], 2])
  expect((await send(token, 'POST', `/api/recordings/${recent}/restore`)).statusCode).toBe(200)
  expect(failures).toEqual([])
})

test('an upload that stood still for a day goes, with the consent of somebody who was never made; one that grows stays', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const [still, growing] = [
    await begin(token, { new_candidate: true }),
    await begin(token, { candidate_id: candidateId }),
  ]
  for (const { id } of [still, growing]) {
    await upload(token, id, 0, WAV.subarray(0, 1_000))
    await age(owner, id, 'updated_at')
  }
  await ageFile(join(uploadsFolder(), still.id))
  await sweep()
  expect(await idsOf(owner)).toEqual([growing.id])
  expect(await rowsOf(owner, sql`select candidate_id::text from ai.consents`)).toEqual([{ candidate_id: candidateId }])
  expect((await readdir(uploadsFolder())).toSorted()).toEqual([growing.id, `${growing.id}.json`])
  expect((await upload(token, growing.id, 1_000, WAV.subarray(1_000))).statusCode).toBe(204)
})

/** Two recordings whose candidates were erased, in the order of their keys. */
const twoErased = async () => {
  const pair = [await done(), await done()].toSorted((one, other) => one.id.localeCompare(other.id))
  for (const { owner, candidateId } of pair)
    await asOwner(owner, sql`delete from main.candidates where id = ${candidateId}`)
  return pair.map(({ id }) => id)
}
const keysOf = async (owner: Owner, ids: readonly string[]): Promise<string[]> => {
  const rows = await rowsOf(owner, sql`select key from ai.blobs_to_remove order by key`)
  return rows.map(({ key }) => String(key)).filter((key) => ids.some((id) => key.includes(id)))
}

test('bytes that cannot be removed now hold up no others, and are removed by a later round', async () => {
  const { owner } = await newRecruiter()
  // A round of the service itself may come in between: then it is tried with two others.
  const { ids, refused } = await until('a round that could not remove all', async () => {
    const erased = await twoErased()
    const key = blobKeysOf(erased[0] ?? '').original
    await sweep({
      remove: (each) => (each === key ? Promise.reject(new Error('the store is away')) : blobs().remove(each)),
    })
    return failures.length === 1 && (await files(erased[1] ?? '')).length === 0 && { ids: erased, refused: key }
  })
  expect((await files(ids[0] ?? '')).map((path) => path.endsWith('.mp3'))).toEqual([false])
  expect(await keysOf(owner, ids)).toEqual([refused])
  await sweep()
  expect([failures, await files(ids[0] ?? ''), await keysOf(owner, ids)]).toEqual([[], [], []])
})

test('files of uploads, calls and jobs that nobody waits for go, those of now stay', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const { id } = await begin(token, { candidate_id: candidateId })
  await upload(token, id, 0, WAV.subarray(0, 1_000))
  const [stray, left, current] = [randomUUID(), randomUUID(), randomUUID()]
  const [endedWork, longWork] = [`${randomUUID()}.mp3`, `${randomUUID()}.original`]
  for (const name of [receivedFolder(), workFolder()]) await mkdir(name, { recursive: true })
  for (const path of [
    join(uploadsFolder(), stray),
    join(receivedFolder(), left),
    join(receivedFolder(), current),
    join(workFolder(), endedWork),
    join(workFolder(), longWork),
  ])
    await writeFile(path, 'geluid')
  await Promise.all([
    ageFile(join(uploadsFolder(), stray)),
    ageFile(join(uploadsFolder(), id)),
    ageFile(join(receivedFolder(), left)),
    ageFile(join(workFolder(), endedWork), 49),
    ageFile(join(workFolder(), longWork), 47),
  ])
  await sweep()
  const names = await readdir(uploadsFolder())
  expect([names.includes(stray), names.includes(id)]).toEqual([false, true])
  expect([await readdir(receivedFolder()), await readdir(workFolder())]).toEqual([[current], [longWork]])
  expect(await idsOf(owner)).toEqual([id])
})
