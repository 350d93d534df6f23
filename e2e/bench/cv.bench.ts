import { cvSets } from '../../services/ai-service/test/cv-quality/labelled-cvs.ts'
import type { Bench, BenchRow } from './bench.ts'
import { healthRows } from './cv/health-rows.ts'
import { hostileRows } from './cv/hostile-rows.ts'
import { peakOfChildren } from './cv/children.ts'
import { startParser } from './cv/parser-process.ts'
import { qualityRows } from './cv/quality-rows.ts'
import { speedRows } from './cv/speed-rows.ts'

const MEMORY_MB = 250
const MEGABYTE = 1_000_000

/**
 * How well and how fast labelled CVs are read: the tuned set, the held-out set, and public templates if they are beside
 * the repository. `WERVIO_BENCH_CV_MISSES=1` prints each miss of the open sets.
 */
export const bench: Bench = {
  name: 'cv',
  run: async () => {
    const sets = cvSets()
    const paths = sets.flatMap(({ cvs }) => cvs.map(({ path }) => path))
    const pdfs = paths.filter((path) => path.endsWith('.pdf'))
    const rows: BenchRow[] = []
    const parser = startParser()
    try {
      const peak = await peakOfChildren(parser.pid, async () => {
        const { parsed } = await parser.parse(paths)
        rows.push(...sets.flatMap((set) => qualityRows(set, parsed)))
        rows.push(...(await speedRows(parser, pdfs)))
      })
      rows.push({
        what: 'cv, resident memory of the parsing process',
        measured: peak / MEGABYTE,
        against: 'limit',
        reference: MEMORY_MB,
        unit: 'MB',
        limit: { atMost: 1 },
        note: `peak over ${paths.length} CVs, seven times each`,
      })
    } finally {
      parser.stop()
    }
    return [...rows, ...(await hostileRows(pdfs)), ...(await healthRows(pdfs))]
  },
}
