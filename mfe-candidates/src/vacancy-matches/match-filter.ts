import { limits, type CandidateHit, type CandidateSummary, type Match } from '@wervio/contracts'
import { useSearchParams } from '@wervio/routing'
import { searchWords } from '@wervio/ui'

/** Least scores to choose from, in percent (specification 2 §9); the first is the usual one. */
export const leastScores = [65, 75, 85] as const
export type LeastScore = (typeof leastScores)[number]

export type MatchFilter = { q: string; score: LeastScore }

/** Search words and least score of the matches, kept in the address. */
export const useMatchFilter = () => {
  const [search, setSearch] = useSearchParams()
  const filter: MatchFilter = {
    q: searchWords(search.get('q') ?? '', limits.searchText),
    score: leastScores.find((score) => String(score) === search.get('score')) ?? leastScores[0],
  }
  const set = (name: 'q' | 'score', value: string, replace: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace, preventScrollReset: true },
    )
  return {
    filter,
    searchFor: (q: string) => set('q', q, q !== '' && filter.q !== ''),
    atLeast: (score: LeastScore) => set('score', score === leastScores[0] ? '' : String(score), false),
  }
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl-NL')

/** True when every word occurs in name, skills or place; accents and capitals don't matter. */
export const fits = (
  { name, skills, location }: Pick<CandidateSummary, 'name' | 'skills' | 'location'>,
  q: string,
): boolean => {
  const searched = fold([name, ...skills, location].join(' '))
  return fold(q)
    .split(' ')
    .every((word) => searched.includes(word))
}

const FIELDS = new Set(['name', 'skills', 'location'])

/** True for a hit in name, skills or place, also one with a typo. */
export const hitsField = (hit: CandidateHit, q: string): boolean =>
  fits(hit, q) || hit.highlights.some(({ field }) => FIELDS.has(field))

type Scored = Match & { matchPercentage: number }
const hasScore = (match: Match): match is Scored => match.matchPercentage !== null

/** Those with a score of at least the chosen one whom the words fit, highest first. */
export const scoredMatches = (matches: readonly Match[], { q, score }: MatchFilter): Scored[] =>
  matches
    .filter(hasScore)
    .filter((match) => match.matchPercentage >= score && fits(match, q))
    .toSorted(
      (a, b) => b.matchPercentage - a.matchPercentage || a.name.localeCompare(b.name, 'nl') || a.id.localeCompare(b.id),
    )
