import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import { API_VERSION, apiVersionHeader, recordingImport, type RecordingImport } from '@wervio/contracts'
import { createFolderStore } from '@wervio/service-kit/blobs'
import { openConnections } from '@wervio/service-kit/database'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { openAccounts, type Accounts } from '../../src/platform/accounts.ts'
import type { RecordingParts } from '../../src/recordings/recording-parts.ts'
import type { Transcriber, Transcription } from '../../src/speech/transcriber.ts'
import { startChatApp } from '../chat/chat-app.ts'
import { PATIENT } from '../migrated-database.ts'
import { appWith } from '../running-app.ts'

/** The first bytes of a WAV file, enough to be taken for sound. */
export const WAV = Buffer.concat([Buffer.from('RIFF\x24\x08\x00\x00WAVEfmt ', 'latin1'), Buffer.alloc(2_048, 7)])

export const VTT = `WEBVTT

00:00:01.000 --> 00:00:04.000
<v Rob Bakker>Kun je een voorbeeld geven van een project?</v>

00:00:05.000 --> 00:00:11.000
<v Sanne de Wit>Ik heb in 2023 de keuken van het hotel opnieuw ingericht met een team van vier koks.</v>

00:00:12.000 --> 00:00:15.000
<v Rob Bakker>Wat was jouw rol daarin?</v>

00:00:16.000 --> 00:00:21.000
<v Sanne de Wit>Ik maakte de planning en ik regelde de leveranciers.</v>

00:00:22.000 --> 00:00:24.000
<v Rob Bakker>Wanneer kun je beginnen?</v>

00:00:25.000 --> 00:00:29.000
<v Sanne de Wit>Ik kan per 1 maart beginnen, voor 32 uur per week.</v>
`

/** What the stand-in of the speech engine hears. */
export const transcriptionOf = (count = 3): Transcription => ({
  segments: Array.from({ length: count }, (_, index) => ({
    start: index * 10,
    end: index * 10 + 8,
    speaker: String((index % 2) + 1),
    text: `Zin ${index + 1}.`,
    confidence: 0.9,
    words: [{ start: index * 10, end: index * 10 + 1, text: 'Zin', confidence: 0.4 }],
  })),
  duration: count * 10,
  language: 'nl',
  engine: 'local',
  model: 'stand-in',
  speakers: 'voices',
  wordTimes: 'measured',
})

/**
 * ai-service with a folder of its own for recordings, and a speech engine that a test decides about. `folders` says
 * where else files go that are being worked on, and those that are stored; `engine` writes the summaries.
 */
export const startRecordingsApp = (
  folders: () => { work?: string | undefined; blobs?: string | undefined } = () => ({}),
  engine = createBuiltinEngine(),
) => {
  const chat = startChatApp()
  let folder: string
  const apps: { app: FastifyInstance; accounts: Accounts }[] = []
  const parts = {
    transcribe: (async () => transcriptionOf()) as Transcriber['transcribe'],
    makeCandidate: (async () => {
      throw new Error('nobody makes candidates here')
    }) as RecordingParts['makeCandidate'],
    makePlayback: (async (_path, target) => {
      const { writeFile } = await import('node:fs/promises')
      await writeFile(target, 'geluid van een gesprek')
      return { duration: 30, peaks: [0, 0.5, 1] }
    }) as RecordingParts['makePlayback'],
  }

  const blobs = () => createFolderStore(folders().blobs ?? join(folder, 'blobs'))
  /** Another process of the service on the same database and folder, which works on as many recordings at a time. */
  const open = ({ atOnce = 1 } = {}): FastifyInstance => {
    const accounts = openAccounts({
      url: chat.databaseUrl(),
      connections: 3,
      onLostConnection: () => undefined,
      longestWait: PATIENT,
    })
    const app = appWith(engine, accounts, {
      recordings: {
        blobs: blobs(),
        folder: folders().work ?? join(folder, 'work'),
        atOnce,
        transcriber: { transcribe: (request) => parts.transcribe(request) },
        makePlayback: (...given) => parts.makePlayback(...given),
        makeCandidate: (...given) => parts.makeCandidate(...given),
      },
    })
    apps.push({ app, accounts })
    return app
  }
  let app: FastifyInstance
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wervio-recordings-'))
    app = open()
  }, 60_000)
  afterAll(async () => {
    await Promise.all(apps.map((one) => one.app.close()))
    await rm(folder, { recursive: true, force: true })
  })

  const send = (
    token: string,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    on: FastifyInstance = app,
  ) => on.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
  const upload = (token: string, id: string, offset: number, bytes: Buffer, on: FastifyInstance = app) =>
    on.inject({
      method: 'PATCH',
      url: `/api/recording-uploads/${id}`,
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        [apiVersionHeader]: API_VERSION,
      },
      payload: bytes,
    })
  const newRecruiter = async () => {
    const token = `goed-${randomUUID()}`
    const owner = await chat.register(token)
    return { token, owner, candidateId: await chat.candidateOf(owner) }
  }
  const draftOf = (fields: object = {}) => ({
    fileName: 'Gesprek Sanne.wav',
    size: WAV.length,
    conversationType: 'sollicitatie',
    consent: { wording: 'Ik vind het goed.', way: 'spoken', given_on: '2026-01-05' },
    creation_key: randomUUID(),
    ...fields,
  })
  const begin = async (token: string, fields: object): Promise<RecordingImport> =>
    recordingImport.parse((await send(token, 'POST', '/api/recording-imports', draftOf(fields))).json())
  const read = async (token: string, id: string, on: FastifyInstance = app): Promise<RecordingImport> =>
    recordingImport.parse((await send(token, 'GET', `/api/recording-imports/${id}`, undefined, on)).json())
  const untilState = async (token: string, id: string, state: string, on?: FastifyInstance) => {
    await until(async () => {
      const { state: now, error } = await read(token, id, on)
      if (now === 'failed' && state !== now) throw new Error(`failed: ${error}`)
      return now === state
    })
    return read(token, id, on)
  }

  return {
    ...chat,
    parts,
    open,
    app: () => app,
    blobs,
    folder: () => folder,
    send,
    upload,
    newRecruiter,
    newCandidate: chat.candidateOf,
    draftOf,
    begin,
    read,
    untilState,
    head: (token: string, id: string) =>
      app.inject({
        method: 'HEAD',
        url: `/api/recording-uploads/${id}`,
        headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
      }),
    /** Begins an import and sends all its bytes; its name is that of what it holds. */
    sent: async (token: string, bytes: Buffer, fields: object): Promise<string> => {
      const fileName = bytes.subarray(0, 4).equals(WAV.subarray(0, 4)) ? 'Gesprek Sanne.wav' : 'Gesprek Sanne.txt'
      const { id } = await begin(token, { size: bytes.length, fileName, ...fields })
      await upload(token, id, 0, bytes)
      return id
    },
    /** Files in a folder of those that are being worked on. */
    filesUnder: (name: string): Promise<string[]> => readdir(join(folder, 'work', name)),
    /** Files that are stored for recordings, whatever their folder. */
    files: async (id: string): Promise<string[]> =>
      (await readdir(folder, { recursive: true })).filter((path) => path.includes(id)).toSorted(),
    /** What anybody was told of about recordings or meetings, past the policies of a service. */
    toldOf: async (...ids: string[]): Promise<{ kind: string; failed: boolean }[]> => {
      const { pool, close } = openConnections({
        url: chat.databaseUrl(),
        connections: 1,
        role: 'wervio_ai',
        onLostConnection: () => undefined,
        longestWait: PATIENT,
      })
      const { rows } = await pool.query<{ kind: string; failed: boolean }>(
        'select kind, failed from main.notifications where meeting_id = any($1::uuid[]) or recording_id = any($1::uuid[])',
        [ids],
      )
      await close()
      return rows
    },
    /** As if the process that worked on it was killed a while ago. */
    forgetClaim: (owner: { organisationId: string; accountId: string }, id: string) =>
      chat.asService(owner, (connection) =>
        connection.execute(
          sql`update ai.recordings set claimed_until = now() - interval '1 second' where id = ${id}::uuid`,
        ),
      ),
  }
}
