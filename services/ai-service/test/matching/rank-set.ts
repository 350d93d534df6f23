import { createMatcher } from '../../src/matching/matcher.ts'
import { deriveRequirements } from '../../src/matching/requirements/derive.ts'
import type { MatchTaxonomy } from '../../src/matching/titles/same-occupation.ts'
import { TODAY, type MatchSet } from './match-sets.ts'
import { ndcg, pairwiseAccuracy } from './ranking.ts'

export type RankFigures = { ndcg: number; pairwise: number }

/** What our matcher gives each candidate of a set: the percentage, and among equals who has more of what is asked. */
export const scoresOf = (
  set: MatchSet,
  vacancy: string,
  taxonomy: MatchTaxonomy | null = null,
): Map<string, number> => {
  const fields = set.vacancies.get(vacancy)
  if (!fields) throw new Error(`The set has no vacancy ${vacancy}`)
  const match = createMatcher(deriveRequirements(fields).requirements, { today: TODAY, taxonomy })
  return new Map(
    [...set.candidates].map(([name, { prepared }]) => {
      const { percentage, degree } = match(prepared)
      return [name, percentage + degree]
    }),
  )
}

/** Thresholds of a percentage that a recruiter reads as 'no', 'perhaps', 'worth a call' and 'call today', by grade. */
const BANDS = [
  { name: 'grade 3 at least 75', grade: 3, fits: (score: number) => score >= 75 },
  { name: 'grade 2 at least 65', grade: 2, fits: (score: number) => score >= 65 },
  { name: 'grade 1 below 65', grade: 1, fits: (score: number) => score < 65 },
  { name: 'grade 0 below 50', grade: 0, fits: (score: number) => score < 50 },
] as const

/** The percentages of a set by grade, in rising order. */
export const percentagesByGrade = (set: MatchSet, taxonomy: MatchTaxonomy | null = null): Map<number, number[]> => {
  const pairs = [...set.vacancies.keys()].flatMap((vacancy) =>
    [...scoresOf(set, vacancy, taxonomy)].map(([name, score]) => ({
      grade: set.gradeOf(vacancy, name),
      percentage: Math.min(100, Math.floor(score)),
    })),
  )
  return new Map(
    [...Map.groupBy(pairs, ({ grade }) => grade)].map(([grade, ofGrade]) => [
      grade,
      ofGrade.map(({ percentage }) => percentage).toSorted((one, other) => one - other),
    ]),
  )
}

/** For each grade the share of candidates whose percentage says what the grade says. */
export const bandsOf = (byGrade: ReadonlyMap<number, readonly number[]>): Record<string, number> =>
  Object.fromEntries(
    BANDS.map(({ name, grade, fits }) => {
      const percentages = byGrade.get(grade) ?? []
      return [name, percentages.filter(fits).length / Math.max(1, percentages.length)]
    }),
  )

/** How well scores rank the candidates of a vacancy. */
export const figuresOf = (set: MatchSet, vacancy: string, scores: ReadonlyMap<string, number>): RankFigures => {
  const ranked = [...scores].map(([name, score]) => ({ score, grade: set.gradeOf(vacancy, name) }))
  return { ndcg: ndcg(ranked), pairwise: pairwiseAccuracy(ranked) }
}

/** The figures of every vacancy of a set under one way to score. */
export const figuresOfSet = (
  set: MatchSet,
  score: (set: MatchSet, vacancy: string) => ReadonlyMap<string, number>,
): Map<string, RankFigures> =>
  new Map([...set.vacancies.keys()].map((vacancy) => [vacancy, figuresOf(set, vacancy, score(set, vacancy))]))

export const meanOf = (figures: Iterable<RankFigures>): RankFigures => {
  const all = [...figures]
  const mean = (read: (one: RankFigures) => number) => all.reduce((sum, one) => sum + read(one), 0) / all.length
  return { ndcg: mean((one) => one.ndcg), pairwise: mean((one) => one.pairwise) }
}
