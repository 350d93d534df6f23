import type { Result } from 'lighthouse'
import { auditPage, categories, scoreOf, shortcomings, type Category } from '../../support/lighthouse.ts'
import type { BenchRow } from '../bench.ts'
import { median } from '../median.ts'

/** The score of performance differs from run to run with what else the machine does. */
const RUNS = 3
const LEAST = 98

const rowOf = (path: string, category: Category, reports: readonly Result[]): BenchRow => ({
  what: `Lighthouse ${category} of ${path}`,
  measured: median(reports.map((report) => scoreOf(report, category))),
  against: 'stated score',
  reference: LEAST,
  unit: 'of 100',
  limit: { atLeast: 1 },
  note: reports.flatMap((report) => shortcomings(report, category)).at(-1) ?? '',
})

/** Lighthouse's four scores of a page on its phone. */
export const lighthouseRows = async (port: number, origin: string, path: string): Promise<BenchRow[]> => {
  const reports: Result[] = []
  for (let run = 0; run < RUNS; run += 1) reports.push(await auditPage(port, origin + path))
  return categories.map((category) => rowOf(path, category, reports))
}
