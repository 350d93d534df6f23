import { fold } from '../lexicon/fold.ts'
import { wordSetOf, wordingsOf } from '../lexicon/lexicon.ts'

const jobWords = wordSetOf('job-words')
const rankWords = wordSetOf('ranks')
const sureEndings = wordingsOf('job-endings', 'sure')
const surnameEndings = wordingsOf('job-endings', 'surname')
const weakEndings = wordingsOf('job-endings', 'weak')

const MOST = 12

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

const isCompound = (word: string) =>
  word.split('-').some((part, _, parts) => parts.length > 1 && part.length > 3 && jobWords.has(part))

/** Whoever does what letters stand for: 'ICT'er', 'SPV'er', 'BMH'er'. */
const OF_LETTERS = /^[a-z]{2,5}'(?:er|ster)s?$/u
const isListed = (word: string) => jobWords.has(word) || jobWords.has(singular(word)) || OF_LETTERS.test(word)

/** How much one folded word names an occupation, 0 to 1.6. */
export const isJobWord = (word: string): number => {
  if (isListed(word)) return 1.6
  if (isCompound(word)) return 1.5
  if (endsIn(word, sureEndings) || endsIn(word, surnameEndings)) return 1.4
  return endsIn(word, weakEndings) && word.length > 6 ? 0.5 : 0
}

/** True for a text in which a profession is named, surnames such as 'Schoenmaker' aside. */
export const namesJob = (text: string): boolean =>
  wordsOf(text).some((word) => isListed(word) || isCompound(word) || endsIn(word, sureEndings))

/** Nouns in -er and -ar that are no people, where they end a name. */
const THINGS = new Set(
  'center theater theatre computer september oktober october november december semester register transfer premier cluster corner server master partner tender charter container counter quarter danger former winter summer zomer sommer nummer kamer rekenkamer atelier vermeer deventer hannover manchester leicester munster'.split(
    ' ',
  ),
)
/** A person by what they do, in Dutch and English: 'rekkenvuller', 'forecaster', 'verkiezingswaarnemer'. */
const DOER = /\p{L}{5}[^e\s](?:er|aar)$|\p{L}{4}eerder$/u
const DOER_WEIGHT = 0.4
/** Words of a title whose noun is on no list. */
const SHORT_TITLE = 4

/** How much the noun of words that name no listed job reads as somebody who does something. */
const doerLikeness = (text: string): number => {
  const [phrase = ''] = text.slice(0, 160).split(/[(,|:;/]|\s[-–—]\s|\s(?:van|voor|in|op|of|for|at|bij)\s/u)
  const last = wordsOf(phrase).at(-1) ?? ''
  const isName = /(?:^|\s)(?:[Dd]en?|[Hh]et|['’]t|[Tt]he|[Vv]an|&)\s\S+$/u.test(phrase.trim())
  return text.trim().split(' ').length <= SHORT_TITLE && DOER.test(last) && !THINGS.has(last) && !isName
    ? DOER_WEIGHT
    : 0
}

/** How much words read as the title of a job, 0 to about 3. */
export const jobLikeness = (text: string): number => {
  const words = wordsOf(text)
  const scores = words.map((word) => (PREPOSITIONS.has(word) ? 0 : isJobWord(word)))
  const best = Math.max(0, ...scores)
  const ranked = words.some((word) => rankWords.has(word)) ? 0.6 : 0
  const several = scores.filter((score) => score >= 1).length > 1 ? 0.4 : 0
  const genders = /\(?\b[mvfx]\/[mvfx](?:\/[xd])?\b\)?/i.test(text) ? 1 : 0
  return (best || doerLikeness(text)) + ranked + several + genders
}
