import { readFile } from 'node:fs/promises'
import { createParsers, type Parsers } from '../../../services/ai-service/src/cv/workers/parsers.ts'
import { deflateBytes, flate } from '../../../services/ai-service/test/cv/hostile/gigabytes.ts'
import { streamOf, withPage } from '../../../services/ai-service/test/cv/hostile/make-hostile-pdf.ts'
import { makeZip } from '../../../services/ai-service/test/cv/hostile/make-zip.ts'
import type { BenchRow } from '../bench.ts'
import { median } from '../median.ts'
import { peakOfChildren } from './children.ts'

const ROUNDS = 5
const BOMBS = 16
const MEMORY_MB = 500
const MEGABYTE = 1_000_000
const WAITING_RATIO = 3

/** Files that unpack to a gigabyte each, half of them Word files and half PDFs. */
const bombs = () => [
  makeZip([{ name: 'word/document.xml', deflateBytes, says: 1_073_741_824 }]),
  withPage(streamOf('/Filter /FlateDecode', flate)),
]

const isReadable = async (parsers: Parsers, organisation: string, bytes: Uint8Array): Promise<boolean> =>
  'parsed' in
  (await parsers.take(organisation, bytes.length).parse({ bytes, withSource: false }, AbortSignal.timeout(120_000)))

/**
 * Milliseconds until the CV of an organisation is read, by parsers that were just begun, while another one sends
 * `hostile`.
 */
const timeBeside = async (bytes: Uint8Array, hostile: readonly Uint8Array[]): Promise<number> => {
  const parsers = createParsers({ share: 1 })
  try {
    const others = hostile.map((bomb) => isReadable(parsers, 'hostile', bomb))
    const start = performance.now()
    const isRead = await isReadable(parsers, 'other', bytes)
    const time = performance.now() - start
    if (!isRead || (await Promise.all(others)).includes(true)) throw new Error('the CV was not read, or a bomb was')
    return time
  } finally {
    await parsers.close()
  }
}

/**
 * The memory that sixteen bombs of one organisation take, and how long another organisation's CV waits beside them,
 * compared with reading it alone. Both times include the start of a process.
 */
export const hostileRows = async ([path = '']: readonly string[]): Promise<BenchRow[]> => {
  const bytes = new Uint8Array(await readFile(path))
  const stack = Array.from({ length: BOMBS / 2 }, bombs).flat()
  const [alone, beside]: [number[], number[]] = [[], []]
  // Keeps the bench running while only parsers work, because they don't keep the process alive.
  const alive = setInterval(() => undefined, 1_000)
  try {
    const peak = await peakOfChildren(process.pid, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        alone.push(await timeBeside(bytes, []))
        beside.push(await timeBeside(bytes, stack))
      }
    })
    return [
      {
        what: `cv, memory of the parsers under ${BOMBS} bombs`,
        measured: peak / MEGABYTE,
        against: 'limit',
        reference: MEMORY_MB,
        unit: 'MB',
        limit: { atMost: 1 },
        note: 'two processes together, each bomb a gigabyte',
      },
      {
        what: `cv, another organisation’s CV beside ${BOMBS} bombs`,
        measured: median(beside),
        against: 'alone',
        reference: median(alone),
        unit: 'ms',
        limit: { atMost: WAITING_RATIO },
        note: `median of ${ROUNDS} rounds, with the start of a process`,
      },
    ]
  } finally {
    clearInterval(alive)
  }
}
