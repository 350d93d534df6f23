const SHORTEST = 4
const LONGEST = 24

/** Words short enough to be another word, and numbers, are taken as they are. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word)

const swapped = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)

const removed = (one: string, other: string, at: number): boolean => one.slice(0, at) + one.slice(at + 1) === other

/** Whether one letter too many, too few, another, or two that changed places make one word of the other. Equal words aren't. */
export const oneLetterOff = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1
  if (one.length > other.length) return removed(one, other, at)
  if (one.length < other.length) return removed(other, one, at)
  return one.slice(at + 1) === other.slice(at + 1) || swapped(one, at) === other
}

/**
 * What the index may hold of a word that is one letter off: `blanked`, in which '?' stands for one letter, and whole words
 * with a letter less or two swapped. The index holds every word with each letter blanked in turn (`main.blanked`).
 */
export const slipsOf = (word: string): { blanked: string[]; whole: string[] } => {
  const places = Array.from({ length: word.length }, (_, at) => at)
  return {
    blanked: [
      ...places.map((at) => `${word.slice(0, at)}?${word.slice(at + 1)}`),
      ...[...places, word.length].map((at) => `${word.slice(0, at)}?${word.slice(at)}`),
    ],
    whole: [
      ...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
      ...places.slice(1).map((at) => swapped(word, at - 1)),
    ],
  }
}
