import { jobEndings, jobWords, rankWords, surnameEndings, weakJobEndings } from './job-words.ts'

const MOST = 12

/** Small letters without accents, with one kind of apostrophe. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()

/** The first words of a text, folded. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text.slice(0, 160))
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MOST)

export const singular = (word: string): string => word.replace(/s$/, '')
export const endsIn = (word: string, endings: readonly string[]): boolean =>
  endings.some((ending) => word.length >= ending.length + 2 && word.endsWith(ending))

/** The last word before a preposition names what an English title is about: 'Manager' of 'Manager of Works'. */
const PREPOSITIONS = new Set(['of', 'for', 'in', 'to', 'van', 'der', 'voor', 'op', 'met', 'and', 'en'])

const isListed = (word: string) => jobWords.has(word) || jobWords.has(singular(word))
const isCompound = (word: string) =>
  word.split('-').some((part, _, parts) => parts.length > 1 && part.length > 3 && jobWords.has(part))

/** How much one folded word names an occupation, 0 to 1.6. */
export function isJobWord(word: string): number {
  if (isListed(word)) return 1.6
  if (isCompound(word)) return 1.5
  if (endsIn(word, jobEndings) || endsIn(word, surnameEndings)) return 1.4
  return endsIn(word, weakJobEndings) && word.length > 6 ? 0.5 : 0
}

/** True for a text in which a profession is named, surnames such as 'Schoenmaker' aside. */
export const namesJob = (text: string): boolean =>
  wordsOf(text).some((word) => isListed(word) || isCompound(word) || endsIn(word, jobEndings))

/** How much words read as the title of a job, 0 to about 3. */
export function jobLikeness(text: string): number {
  const words = wordsOf(text)
  const scores = words.map((word) => (PREPOSITIONS.has(word) ? 0 : isJobWord(word)))
  const best = Math.max(0, ...scores)
  const ranked = words.some((word) => rankWords.has(word)) ? 0.6 : 0
  const several = scores.filter((score) => score >= 1).length > 1 ? 0.4 : 0
  const genders = /\(?\b[mvfx]\/[mvfx](?:\/[xd])?\b\)?/i.test(text) ? 1 : 0
  return best + ranked + several + genders
}
