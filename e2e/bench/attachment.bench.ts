import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits, type Vacancy } from '@wervio/contracts'
import { freePorts } from '@wervio/testing/free-port'
import { curlForm } from './attachment/curl.ts'
import { peakDuring, residentBytes } from './memory.ts'
import { benchPostgres, type Close } from './bench-postgres.ts'
import type { Bench } from './bench.ts'
import { median } from './median.ts'
import { send, startMainApi, startServer } from './own-main-api.ts'
import { sampleVacancy } from './sample-vacancy.ts'
import { withStops } from './with-stops.ts'

const ROUNDS = 15
const MEMORY_LIMIT = 60_000_000

const measure = async (close: Close) => {
  const database = await benchPostgres()
  close(database.stop)
  const folder = await mkdtemp(join(tmpdir(), 'wervio-bench-'))
  close(() => rm(folder, { recursive: true }))
  const file = join(folder, 'bijlage.bin')
  await writeFile(file, randomBytes(limits.attachment))

  const blobs = join(folder, 'blobs')
  const api = await startMainApi(database.url, close, { WERVIO_BLOBS_DIR: blobs })
  const { token } = await api.recruiter()
  const vacancy = await send<Vacancy>(`${api.url}/api/vacancies`, token, sampleVacancy(0))
  const [port = 0] = await freePorts(1)
  const sink = await startServer('./attachment/sink.ts', { PORT: String(port) }, port, '/')
  close(() => sink.process.kill())

  const toOurs = () => curlForm(`${api.url}/api/vacancies/${vacancy.id}/attachments`, file, token)
  const toSink = () => curlForm(sink.url, file, token)
  const idle = await residentBytes(api.pid)
  const peak = await peakDuring(api.pid, toOurs)
  const speeds: { ours: number[]; sink: number[] } = { ours: [], sink: [] }
  for (let round = -3; round < ROUNDS; round += 1) {
    // Earlier uploads go first: with a gigabyte waiting to be written, the system slows down writers.
    await rm(blobs, { recursive: true, force: true })
    const [reference, ours] = [await toSink(), await toOurs()]
    if (round < 0) continue
    speeds.ours.push(ours)
    speeds.sink.push(reference)
  }
  return { ours: median(speeds.ours), sink: median(speeds.sink), addedMemory: peak - idle }
}

/**
 * Uploads a file of 50 MB as an attachment, compared with a bare server that discards the same request; both sent by
 * curl.
 */
export const bench: Bench = {
  name: 'attachment',
  run: () =>
    withStops(async (close) => {
      const { ours, sink, addedMemory } = await measure(close)
      const megabyte = 1_000_000
      return [
        {
          what: 'upload of 50 MB, stored',
          measured: ours / megabyte,
          against: 'curl to a bare sink',
          reference: sink / megabyte,
          unit: 'MB/s',
          limit: { atLeast: 0.6 },
          note: `median of ${ROUNDS} interleaved uploads`,
        },
        {
          what: 'memory the first upload adds',
          measured: addedMemory / megabyte,
          against: 'limit',
          reference: MEMORY_LIMIT / megabyte,
          unit: 'MB',
          limit: { atMost: 1 },
          note: 'peak resident, of main-api just started',
        },
      ]
    }),
}
