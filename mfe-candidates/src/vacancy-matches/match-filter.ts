import { limits, matchThresholds, type CandidateHit, type CandidateSummary, type Match } from '@wervio/contracts'
import { oneOf, typedWords, useAddressFilter, type AddressParameters } from '@wervio/remote-kit'
import { foldText } from '../candidate/fold-text.ts'

export type LeastScore = (typeof matchThresholds)[number]

export type MatchFilter = { q: string; score: LeastScore }

const addressParameters: AddressParameters<MatchFilter> = {
  q: typedWords('q', limits.searchText),
  score: oneOf('score', matchThresholds, matchThresholds[0]),
}

/** Search words and least score of the matches, kept in the address. */
export const useMatchFilter = () => useAddressFilter(addressParameters, { keepsScroll: true })

/** True when every word occurs in name, skills or place; accents and capitals don't matter. */
export const matchesWords = (
  { name, skills, location }: Pick<CandidateSummary, 'name' | 'skills' | 'location'>,
  q: string,
): boolean => {
  const searched = foldText([name, ...skills, location].join(' '))
  return foldText(q)
    .split(' ')
    .every((word) => searched.includes(word))
}

const FIELDS = new Set(['name', 'skills', 'location'])

/** True for a hit in name, skills or place, also one with a typo. */
export const hitsField = (hit: CandidateHit, q: string): boolean =>
  matchesWords(hit, q) || hit.highlights.some(({ field }) => FIELDS.has(field))

type ScoredMatch = Match & { matchPercentage: number }
const hasScore = (match: Match): match is ScoredMatch => match.matchPercentage !== null

/** How many the least score hides; null when words take part, because they aren't counted then. */
export const hiddenCount = (matches: readonly Match[], { q, score }: MatchFilter): number | null =>
  q === '' ? matches.filter((match) => hasScore(match) && match.matchPercentage < score).length : null

/**
 * Those with a score of at least the chosen one whom the words fit, highest first; equals as the service ordered them.
 */
export const scoredMatches = (matches: readonly Match[], { q, score }: MatchFilter): ScoredMatch[] =>
  matches
    .filter(hasScore)
    .filter((match) => match.matchPercentage >= score && matchesWords(match, q))
    .toSorted((a, b) => b.matchPercentage - a.matchPercentage)
