import type { NamedCandidate } from '../candidate/nameless.ts'

type Pairs = readonly (readonly [string, string])[]

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words
      .toSorted((one, another) => another.length - one.length)
      .map((each) => RegExp.escape(each))
      .join('|')})(?![\\p{L}\\d])`,
    'giu',
  )

/** Puts words in each other's place, whole words alone; a capital stays one. */
export const createWordSwap = (pairs: Pairs): ((text: string) => string) => {
  if (pairs.length === 0) return (text) => text
  const other = new Map(
    pairs.flatMap(([one, another]) => [[one.toLowerCase(), another] as const, [another.toLowerCase(), one] as const]),
  )
  const anyWord = anyOf([...other.keys()])
  return (text) =>
    text.replace(anyWord, (words) => {
      const swapped = other.get(words.toLowerCase()) ?? words
      const [first = ''] = swapped
      return /^\p{Lu}/u.test(words) ? first.toUpperCase() + swapped.slice(1) : swapped
    })
}

/** The candidate with every text of theirs changed. */
export const changeTexts = (candidate: NamedCandidate, change: (text: string) => string): NamedCandidate => {
  const changeOrNull = (text: string | null): string | null => (text === null ? null : change(text))
  return {
    ...candidate,
    title: changeOrNull(candidate.title),
    summary: changeOrNull(candidate.summary),
    experience: candidate.experience.map((job) => ({
      ...job,
      position: change(job.position),
      description: changeOrNull(job.description),
    })),
    education: candidate.education.map((school) => ({ ...school, description: changeOrNull(school.description) })),
    cv_text: change(candidate.cv_text),
  }
}
