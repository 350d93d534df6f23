import { scoreSentences, type Score } from '../../mfe-vacancies/src/text-check/labelled/score.ts'
import { knownSentences } from '../../mfe-vacancies/src/text-check/labelled/known.ts'
import { unseenSentences } from '../../mfe-vacancies/src/text-check/labelled/unseen.ts'
import type { Bench, BenchRow } from './bench.ts'

const row = (
  set: string,
  name: 'precision' | 'recall',
  { [name]: measured, sentences, mistakes }: Score,
  atLeast: number,
): BenchRow => ({
  what: `tekstcheck, ${name}, ${set}`,
  measured,
  against: 'the labels',
  reference: 1,
  unit: '',
  limit: { atLeast },
  note: `${sentences} sentences, ${mistakes.length} judged otherwise`,
})

/**
 * How the text check judges sentences labelled by hand; those written without knowledge of the rules are counted
 * separately.
 */
export const bench: Bench = {
  name: 'tekstcheck',
  run: () => {
    const sets = [
      ['written with the rules', scoreSentences(knownSentences)],
      ['unseen', scoreSentences(unseenSentences)],
    ] as const
    for (const [set, { mistakes }] of sets) for (const mistake of mistakes) console.error(`${set}: ${mistake}`)
    return Promise.resolve(
      sets.flatMap(([set, score]) => [row(set, 'precision', score, 0.9), row(set, 'recall', score, 0.8)]),
    )
  },
}
