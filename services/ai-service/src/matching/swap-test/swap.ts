import type { MatchedCandidate } from '../candidate/candidate.ts'
import { TRAITS, type Trait } from './traits.ts'

/** Puts words in each other's place, whole words alone; a capital stays one. */
const swapWords = (text: string, pairs: Trait['pairs']): string => {
  const other = new Map(
    pairs.flatMap(([one, another]) => [[one.toLowerCase(), another] as const, [another.toLowerCase(), one] as const]),
  )
  const anyWord = new RegExp(
    `(?<![\\p{L}\\d])(?:${[...other.keys()]
      .toSorted((one, another) => another.length - one.length)
      .map((words) => RegExp.escape(words))
      .join('|')})(?![\\p{L}\\d])`,
    'giu',
  )
  return text.replace(anyWord, (words) => {
    const swapped = other.get(words.toLowerCase()) ?? words
    const [first = ''] = swapped
    return /^\p{Lu}/u.test(words) ? first.toUpperCase() + swapped.slice(1) : swapped
  })
}

const LINES = TRAITS.map(({ line }) => line)

/** The candidate with every trait said in lines of the CV; those of `trait` the other way round, everywhere. */
export const withTrait = (candidate: MatchedCandidate, trait: Trait | null): MatchedCandidate => {
  const swapped = (text: string): string => (trait === null ? text : swapWords(text, trait.pairs))
  const swappedOrNull = (text: string | null): string | null => (text === null ? null : swapped(text))
  const lines = LINES.map(([one, other]) => (trait?.line[0] === one ? other : one))
  return {
    ...candidate,
    title: swappedOrNull(candidate.title),
    summary: swappedOrNull(candidate.summary),
    experience: candidate.experience.map((job) => ({
      ...job,
      position: swapped(job.position),
      description: swappedOrNull(job.description),
    })),
    education: candidate.education.map((school) => ({ ...school, description: swappedOrNull(school.description) })),
    cv_text: [swapped(candidate.cv_text), ...lines].join('\n'),
  }
}
