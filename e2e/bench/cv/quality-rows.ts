import { add, emptyTally, figuresOf, type Tally } from '../../../services/ai-service/test/cv-quality/tally.ts'
import type { CvSet, LabelledCv } from '../../../services/ai-service/test/cv-quality/labelled-cvs.ts'
import {
  type Answer,
  cvFields,
  type CvField,
  type FieldScore,
  scoreCv,
} from '../../../services/ai-service/test/cv-quality/score-cv.ts'
import type { BenchRow } from '../bench.ts'
import type { Parsed } from './parser-process.ts'

/** The result of an unreadable file: nothing, so that each of its values counts as missed. */
const NOTHING: Answer = {
  name: null,
  email: null,
  phone: null,
  linkedin: null,
  location: null,
  skills: [],
  experience: [],
  education: [],
  languages: [],
  driving_licences: [],
  sensitive: [],
}

const MISSES = process.env['WERVIO_BENCH_CV_MISSES']

/** Misses are shown of open sets only; `WERVIO_BENCH_CV_MISSES=all` also shows those of the held-out half. */
const print = (set: CvSet, { name }: LabelledCv, scores: readonly FieldScore[], failure: string | null): void => {
  if (!MISSES || (!set.open && MISSES !== 'all')) return
  if (failure) console.error(`  ${set.name}, ${name}: unreadable: ${failure}`)
  for (const { field, missed, wrong } of scores)
    if (missed.length + wrong.length > 0)
      console.error(
        `  ${set.name}, ${name}, ${field}: missed ${JSON.stringify(missed)}, answered ${JSON.stringify(wrong)}`,
      )
}

const row = (set: CvSet, field: CvField, tally: Tally, labelled: number): BenchRow => {
  const { precision, recall, f1 } = figuresOf(tally)
  const { target } = cvFields[field]
  return {
    what: `cv, ${field}, ${set.name}`,
    measured: f1,
    against: target === null ? 'no target' : 'target',
    reference: target ?? 1,
    unit: '',
    limit: { atLeast: target === null ? 0 : 1 },
    note: `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ${labelled} CVs`,
  }
}

/** F1 of each field over a set, each value counted once whatever CV it stands in. */
export const qualityRows = (set: CvSet, parsed: readonly Parsed[]): BenchRow[] => {
  const totals = new Map<CvField, { tally: Tally; labelled: number }>()
  for (const cv of set.cvs) {
    const { answer = null, failure = 'not parsed' } = parsed.find(({ path }) => path === cv.path) ?? {}
    const scores = scoreCv(cv.truth, answer ?? NOTHING)
    print(set, cv, scores, failure)
    for (const { field, tally } of scores) {
      const { tally: before, labelled } = totals.get(field) ?? { tally: emptyTally(), labelled: 0 }
      totals.set(field, { tally: add(before, tally), labelled: labelled + 1 })
    }
  }
  return [...totals].map(([field, { tally, labelled }]) => row(set, field, tally, labelled))
}
