import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { limits, type Candidate, type RecordingImport } from '@wervio/contracts'
import { freePorts } from '@wervio/testing/free-port'
import { peakDuring, residentBytes } from '../memory.ts'
import type { Close } from '../bench-postgres.ts'
import type { BenchRow } from '../bench.ts'
import { startAiService } from '../own-ai-service.ts'
import { send, startServer } from '../own-main-api.ts'
import { CHUNK_BYTES, sendChunks } from './send-chunks.ts'
import { withStops } from '../with-stops.ts'

const MEGABYTE = 1_000_000
const MEMORY_LIMIT = 120
const SIZE = limits.recordingFile
const HALF = Math.floor(SIZE / 2 / CHUNK_BYTES) * CHUNK_BYTES

/** Bytes of the largest recording; of no known type, so that nothing is transcribed afterwards. */
const writeLargest = async (path: string): Promise<void> => {
  const file = await open(path, 'w')
  const piece = randomBytes(CHUNK_BYTES)
  for (let at = 0; at < SIZE; at += piece.length) await file.write(piece, 0, Math.min(piece.length, SIZE - at))
  await file.close()
}

const measure = async (close: Close): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-bench-'))
  close(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'gesprek.bin')
  await writeLargest(path)
  const { url, mainUrl, token, pid } = await startAiService(close, {
    WERVIO_DATA: join(folder, 'data'),
    WERVIO_BLOBS_DIR: join(folder, 'blobs'),
  })
  const [port = 0] = await freePorts(1)
  const sink = await startServer(
    './meetings/disk-sink.ts',
    { PORT: String(port), FILE: join(folder, 'sink') },
    port,
    '/',
  )
  close(() => sink.process.kill())
  const candidate = await send<Candidate>(`${mainUrl}/api/candidates`, token, { name: 'Noor de Vries' })
  const { id } = await send<RecordingImport>(`${url}/api/recording-imports`, token, {
    fileName: 'gesprek.mp3',
    size: SIZE,
    conversationType: 'sollicitatie',
    candidate_id: candidate.id,
    consent: { wording: 'Ik vind het goed.', way: 'spoken', given_on: '2026-01-05' },
    creation_key: randomUUID(),
  })
  const target = `${url}/api/recording-uploads/${id}`
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const toSink = await sendChunks(sink.url, token, { path, size: SIZE })
  await rm(join(folder, 'sink'), { force: true })
  const idle = await residentBytes(pid)
  let ours = 0
  let lostChunks = 0
  const peak = await peakDuring(pid, async () => {
    const first = await sendChunks(target, token, { path, size: HALF })
    // A part breaks off halfway; what the service asks for again of what left is what it cost.
    const broken = new AbortController()
    let sentBytes = 0
    const part = fetch(target, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(HALF), 'content-type': 'application/offset+octet-stream' },
      body: new ReadableStream({
        pull: async (controller) => {
          if (sentBytes < CHUNK_BYTES / 2) {
            controller.enqueue(new Uint8Array(MEGABYTE))
            sentBytes += MEGABYTE
            return
          }
          // Time for what was queued to leave.
          await setTimeout(500)
          broken.abort()
        },
      }),
      duplex: 'half',
      signal: broken.signal,
    } as RequestInit)
    await part.catch(() => undefined)
    const from = Number((await fetch(target, { method: 'HEAD', headers })).headers.get('upload-offset'))
    lostChunks = HALF + sentBytes - from
    const second = await sendChunks(target, token, { path, size: SIZE, from })
    ours = (first + second) / 2
  })
  return [
    {
      what: 'meetings, upload of 1.5 GB in parts, stored',
      measured: ours / MEGABYTE,
      against: 'curl to a sink that writes',
      reference: toSink / MEGABYTE,
      unit: 'MB/s',
      limit: { atLeast: 0.6 },
      note: 'one upload each; a curl for every part',
    },
    {
      what: 'meetings, memory that it adds to ai-service',
      measured: (peak - idle) / MEGABYTE,
      against: 'limit',
      reference: MEMORY_LIMIT,
      unit: 'MB',
      limit: { atMost: 1 },
      note: `peak resident; just started the service has ${Math.round(idle / MEGABYTE)} MB`,
    },
    {
      what: 'meetings, a connection that breaks costs',
      measured: lostChunks / MEGABYTE,
      against: 'one part',
      reference: CHUNK_BYTES / MEGABYTE,
      unit: 'MB',
      limit: { atMost: 1 },
      note: 'bytes that are sent again of a part that broke off halfway',
    },
  ]
}

/** The largest recording, uploaded as the browser does. */
export const uploadRows = (): Promise<BenchRow[]> =>
  withStops(async (close) => {
    return await measure(close)
  })
