import { fold } from '../../../src/persona/source/fold.ts'

const SEPARABLE = /^(?:aan|op|in|uit|af|bij|voor|na|vast|toe|mee|door|over)(?=\p{L}{4})/u

/** A word as all its inflections write it: 'oplossen' and 'los', 'verdelen' and 'verdeel'. */
const stemOf = (word: string): string =>
  word
    .replace(/(?:en|e|s|t|dt)$/u, '')
    .replaceAll(/([aeou])\1/gu, '$1')
    .replaceAll(/([^aeiou])\1/gu, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+']+/gu) ?? []

const holdsWord = (words: readonly string[], wanted: string): boolean => {
  if (words.includes(wanted)) return true
  const stem = stemOf(wanted)
  if (stem.length > 3 && words.some((word) => word.startsWith(wanted) || stemOf(word).includes(stem))) return true
  const [particle] = SEPARABLE.exec(wanted) ?? []
  if (particle === undefined || !words.includes(particle)) return false
  const verb = stemOf(wanted.slice(particle.length))
  return words.some((word) => stemOf(word) === verb)
}

/** Whether the text names the label; inflections, compounds and separated verbs ('stuur … aan') count. */
export const namesWord = (text: string, label: string): boolean => {
  const words = wordsIn(text)
  return wordsIn(label).every((wanted) => holdsWord(words, wanted))
}

/** Whether the text holds the words as they are, no part of a longer word. */
export const holdsWhole = (text: string, words: string): boolean => {
  const plain = fold(text)
  const wanted = fold(words)
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1))
    if (!isLetter(plain[at - 1]) && !isLetter(plain[at + wanted.length])) return true
  return false
}
