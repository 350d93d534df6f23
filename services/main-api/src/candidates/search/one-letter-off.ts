const MIN_LETTERS = 4
const MAX_LETTERS = 24

/** False for numbers, and for short words, where one other letter makes another word. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && !/\d/.test(word)

const swapLetters = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)

const isEqualWithout = (one: string, other: string, at: number): boolean =>
  one.slice(0, at) + one.slice(at + 1) === other

/**
 * Whether two words differ by one letter added, removed or replaced, or by two swapped neighbours. False for equal
 * words.
 */
export const oneLetterOff = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1
  if (one.length > other.length) return isEqualWithout(one, other, at)
  if (one.length < other.length) return isEqualWithout(other, one, at)
  return one.slice(at + 1) === other.slice(at + 1) || swapLetters(one, at) === other
}

/**
 * What the index may hold of a word that is one letter off: `blanked`, in which '?' stands for one letter, and whole
 * words with a letter less or two swapped. The index holds every word with each letter blanked in turn
 * (`main.blanked`).
 */
export const slipsOf = (word: string): { blanked: string[]; whole: string[] } => {
  const positions = Array.from({ length: word.length }, (_, at) => at)
  return {
    blanked: [
      ...positions.map((at) => `${word.slice(0, at)}?${word.slice(at + 1)}`),
      ...[...positions, word.length].map((at) => `${word.slice(0, at)}?${word.slice(at)}`),
    ],
    whole: [
      ...positions.map((at) => word.slice(0, at) + word.slice(at + 1)),
      ...positions.slice(1).map((at) => swapLetters(word, at - 1)),
    ],
  }
}
