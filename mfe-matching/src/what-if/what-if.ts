import { scoreOfStates, type Match, type Requirement } from '@wervio/contracts'

/** Weights tried out, by the id of the requirement; null leaves the requirement out. */
export type WeightChanges = Readonly<Record<string, number | null>>

/** The requirements with the weights that are tried out; one that is left out weighs nothing. */
export const withChanges = (requirements: readonly Requirement[], changes: WeightChanges): Requirement[] =>
  requirements.map((requirement) => {
    const change = changes[requirement.id]
    return change === undefined ? requirement : { ...requirement, weight: change ?? 0 }
  })

/** The changes without those that change nothing. */
export const realChanges = (requirements: readonly Requirement[], changes: WeightChanges): WeightChanges =>
  Object.fromEntries(
    requirements.flatMap(({ id, weight }) => {
      const change = changes[id]
      return change === undefined || change === weight ? [] : [[id, change]]
    }),
  )

/** A candidate in the list; `saved` is where they stood before a preview, absent without one. */
export type RankedMatch = {
  match: Match
  /** From 1. */
  rank: number
  percentage: number | null
  saved: { rank: number; percentage: number } | null
}

const percentageOf = ({ score, matchPercentage }: Match): number | null => score?.percentage ?? matchPercentage

/** The candidates in the order in which they came, each with the score that is kept. */
export const asRanked = (matches: readonly Match[]): RankedMatch[] =>
  matches.map((match, index) => ({ match, rank: index + 1, percentage: percentageOf(match), saved: null }))

/**
 * The candidates, who came highest first, as they would stand with other weights. A score of other requirements than
 * these (`version`) stays as it is, because its states say nothing about them.
 */
export const previewRanking = (
  matches: readonly Match[],
  requirements: readonly Requirement[],
  version: string,
): RankedMatch[] =>
  matches
    .map((match, index) => {
      const percentage = percentageOf(match)
      const preview =
        match.score?.version === version ? scoreOfStates(requirements, match.score.states).percentage : percentage
      return {
        match,
        rank: 0,
        percentage: preview,
        saved: percentage === null ? null : { rank: index + 1, percentage },
      }
    })
    .toSorted((a, b) => (b.percentage ?? -1) - (a.percentage ?? -1))
    .map((row, index) => ({ ...row, rank: index + 1 }))
