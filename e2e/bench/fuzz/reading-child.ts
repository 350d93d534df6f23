import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineEndpoint } from '@wervio/contracts'
import { buildService, implement, ServiceError } from '@wervio/service-kit'
import { z } from 'zod'
import { RecordingError } from '../../../services/ai-service/src/recordings/failures.ts'
import { isMedia } from '../../../services/ai-service/src/recordings/job/file-kind.ts'
import { SpeechError } from '../../../services/ai-service/src/speech/speech-error.ts'
import { readTranscriptFile } from '../../../services/ai-service/src/transcript-files/read-transcript-file.ts'
import { TranscriptFileError } from '../../../services/ai-service/src/transcript-files/transcript-file-error.ts'
import { parseIcs } from '../../../services/main-api/src/calendar/files/parse-ics.ts'
import { contentHeaders } from '../../../services/main-api/src/files/content-headers.ts'
import { detectFileType } from '../../../services/main-api/src/files/detect-file-type.ts'
import { safeFileName } from '../../../services/main-api/src/files/file-name.ts'

/** Reads one file; resolves when it was read or refused in words, rejects with anything else. */
type Reader = (bytes: Buffer) => Promise<unknown>

const TODAY = new Date('2026-01-15T12:00:00Z')
const MOST = 1_000_000

const transcript: Reader = (bytes) =>
  readTranscriptFile(bytes).catch((error: unknown) => {
    if (!(error instanceof TranscriptFileError)) throw error
  })

const calendar: Reader = async (bytes) => parseIcs(bytes.toString('utf8'), TODAY)

const folder = mkdtempSync(join(tmpdir(), 'wervio-fuzz-'))
/** What decides whether a recording is sound or a transcript, by the bytes of a file. */
const media: Reader = async (bytes) => {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  await isMedia(path).catch((error: unknown) => {
    if (!(error instanceof RecordingError) && !(error instanceof SpeechError)) throw error
  })
}

const receiveFile = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/file',
  auth: 'public',
  summary: 'Ontvangt een bestand',
  upload: { field: 'file', maximum: MOST, tooLarge: 'Te groot.' },
  form: z.object({ label: z.string().max(100).optional() }),
  responses: { 200: z.object({ type: z.string() }) },
  messages: { fallback: 'Mislukt.' },
})

/** The way of a file into main-api, from the request to the headers under which it is served. */
const openUpload = (): Reader => {
  const app = buildService({
    service: 'main',
    title: 'Fuzz',
    origins: [],
    verifier: { verify: () => Promise.reject(new ServiceError('invalid_token')) },
    findRecruiter: () => Promise.resolve(null),
    ready: () => Promise.resolve(),
    logLevel: 'silent',
    // As many as there is time for.
    writesPerMinute: 1_000_000_000,
  })
  implement(app, receiveFile, async ({ receive, readForm }) => {
    const incoming = await receive()
    const name = safeFileName(incoming.name)
    const chunks: Buffer[] = []
    for await (const chunk of incoming.content) chunks.push(chunk)
    const sample = Buffer.concat(chunks)
    await readForm()
    const type = await detectFileType(sample, name)
    const headers = contentHeaders({ name, type, size: sample.length })
    if (/[\r\n\0]/.test(Object.values(headers).join(''))) throw new Error('a header holds the end of a line')
    return { type }
  })
  return async (payload) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=grens' }
    const answer = await app.inject({ method: 'POST', url: '/file', payload, headers })
    if (answer.statusCode >= 500) throw new Error(`${answer.statusCode} ${answer.payload}`)
  }
}

const readers: Record<string, () => Reader> = {
  transcript: () => transcript,
  calendar: () => calendar,
  media: () => media,
  upload: openUpload,
}

const read = readers[process.argv[2] ?? '']?.()
if (!read) throw new Error('no reader is called that')

process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  const begin = process.cpuUsage()
  const answer = (failure: string | null) => {
    const { user, system } = process.cpuUsage(begin)
    process.send?.({ failure, milliseconds: (user + system) / 1_000, bytes: process.memoryUsage.rss() })
  }
  read(Buffer.from(bytes)).then(
    () => answer(null),
    (error: unknown) => answer(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )
})
process.send?.('ready')
