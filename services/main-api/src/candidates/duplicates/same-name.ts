import { oneLetterOff } from '../search/one-letter-off.ts'

/** Small words between first name and surname, as names in the Netherlands have them. */
const nameParticles = new Set([
  'van',
  'de',
  'der',
  'den',
  'het',
  't',
  's',
  'te',
  'ter',
  'ten',
  'tot',
  'op',
  'in',
  'aan',
  'bij',
  'onder',
  'uit',
  'vd',
  'v',
  'd',
  'la',
  'le',
  'du',
  'da',
  'dos',
  'el',
  'al',
  'von',
  'zu',
])
/** Titles before and after a name. */
const titles = new Set([
  'dhr',
  'mevr',
  'mw',
  'mr',
  'mrs',
  'ms',
  'dr',
  'drs',
  'ir',
  'ing',
  'prof',
  'bc',
  'bsc',
  'msc',
  'ba',
  'ma',
  'mba',
  'phd',
  'llm',
  'llb',
])

/** Splits the space-separated words that `main.words` returns. */
export const splitWords = (words: string): string[] => words.split(' ').filter((word) => word !== '')

/** The words of a folded name that tell people apart. A name of particles only keeps them. */
export const tellingWords = (words: readonly string[]): string[] => {
  const withoutTitles = words.filter((word) => !titles.has(word))
  const significantWords = withoutTitles.filter(
    (word, index) => !nameParticles.has(word) || (index === 0 && word.length === 1),
  )
  return significantWords.length > 0 ? significantWords : withoutTitles
}

const isInitial = (word: string): boolean => word.length === 1
const LONG_ENOUGH_TO_MISTYPE = 4
/** 2 for the same word, 1 for one letter off, 0 for another word. */
const likeness = (one: string, other: string): 0 | 1 | 2 => {
  if (one === other) return 2
  return Math.min(one.length, other.length) >= LONG_ENOUGH_TO_MISTYPE && oneLetterOff(one, other) ? 1 : 0
}
const startsAs = (one: string, other: string): boolean =>
  (isInitial(one) || isInitial(other)) && one.charAt(0) === other.charAt(0)

type NameOrder = readonly [first: string[], surname: string]

const ordersOf = (words: readonly string[]): NameOrder[] => {
  const [first, last] = [words[0] ?? '', words.at(-1) ?? '']
  return [
    [words.slice(0, -1), last],
    [words.slice(1), first],
  ]
}

/**
 * Whether two names, as telling words, are near enough to be one person's: the same surname, or one letter off, with a
 * first name that is the same, its initial or, when the surname is the same, one letter off. In either order. A single
 * word is never enough.
 */
export const sameName = (one: readonly string[], other: readonly string[]): boolean => {
  if (one.length < 2 || other.length < 2) return false
  const [firstOrder] = ordersOf(one)
  if (!firstOrder) return false
  return ordersOf(other).some(([firstNames, surname]) => {
    const surnames = likeness(firstOrder[1], surname)
    if (surnames === 0 || isInitial(surname)) return false
    const [firstName, otherFirstName] = [firstOrder[0][0] ?? '', firstNames[0] ?? '']
    return (
      likeness(firstName, otherFirstName) === 2 ||
      (surnames === 2 && (likeness(firstName, otherFirstName) === 1 || startsAs(firstName, otherFirstName)))
    )
  })
}
