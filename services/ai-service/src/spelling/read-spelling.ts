import { dictionaries } from './dictionaries.ts'
import { isKnownWord, judgeWord } from './judge-word.ts'
import { isTypedApart } from './typed-apart.ts'

/** A word that may be several others, as it was typed. */
export type DoubtfulWord = { typed: string; words: readonly string[] }
/** A word and what was made of it. */
export type Correction = { typed: string; word: string }
export type Spelling = { text: string; corrections: readonly Correction[]; doubts: readonly DoubtfulWord[] }

/** Addresses, codes and handles are no words. */
const NO_WORDS = /[@\d_#\\]|\p{L}\.\p{L}|:\/\//u
const RUN = /\S+/g
/** A word without a hyphen or an apostrophe at either end: those begin and end parts of others. */
const WORD = /(?<![\p{L}’'‘"“«-])\p{L}{5,}(?![\p{L}’'"”»-])/gu
/** Before these a word with a capital begins a sentence or an item. */
const BEGINS = /(?:^|\n|[.!?:] )[\s*•·–(-]*$/u
/** Letters before a word that tell whether it begins. */
const BEFORE = 12
/** A word that ends in a consonant before a full stop that ends no sentence was cut short. */
const CUT_SHORT = /[^aeiouy]\.(?:,| +\p{Ll})/uy
/** A word in capitals that is so long is no abbreviation, and is judged where a line has nothing but capitals. */
const LEAST_IN_CAPITALS = 7

/** So many words of another language tell which one a text is in. */
const ENOUGH_WORDS = 3
const ENOUGH_ENGLISH = 2
/** Capitals are shouting in a line of so many words; shorter ones are names and headings. */
const ENOUGH_SHOUTED = 5

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** Who types so many words that nobody knows makes no slips; judging them all would hold up others. */
const MOST_UNKNOWN = 100

const hasTooManyUnknown = (text: string): boolean => {
  const unknown = new Set(wordsIn(text).filter((word) => !isKnownWord(word)))
  return unknown.size > MOST_UNKNOWN
}

const isForeign = (text: string): boolean => {
  const { isDutch, isEnglish } = dictionaries()
  const words = wordsIn(text)
  const dutch = words.filter((word) => isDutch(word))
  const others = words.length - dutch.length
  const english = words.filter((word) => isEnglish(word) && !isDutch(word)).length
  const onlyDutch = dutch.filter((word) => !isEnglish(word)).length
  const enoughEnglish = onlyDutch === 0 ? 1 : ENOUGH_ENGLISH
  return (others >= ENOUGH_WORDS && others > dutch.length) || (english >= enoughEnglish && english > onlyDutch)
}

const isCutShort = (line: string, end: number): boolean => {
  CUT_SHORT.lastIndex = end - 1
  return CUT_SHORT.test(line)
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Two words with a capital are a name. */
const CAPITAL_NEXT = /^ \p{Lu}\p{Ll}/u

type Recase = (word: string) => string

/** How the capitals of a word are put on another; null for a word whose capitals may make a name of it. */
const capitalsOf = (typed: string, before: string, behind: string, isShouted: boolean): Recase | null => {
  if (typed === typed.toLowerCase()) return (word) => word
  if (typed === typed.toUpperCase())
    return isShouted && typed.length >= LEAST_IN_CAPITALS ? (word) => word.toUpperCase() : null
  return /^\p{Lu}\p{Ll}+$/u.test(typed) && BEGINS.test(before) && !CAPITAL_NEXT.test(behind) ? capital : null
}

/** Endings that only a first part has. */
const LINKED = /(?:ings|heids|teits|schaps)$/

/** 'voedings middelen': a first part that is no word by itself and makes one with the next. */
const joinParts = (line: string, corrections: Correction[], isOwnWord: (word: string) => boolean): string =>
  line.replace(
    // The second word may be the first of the next pair.
    /(?<![\p{L}’'-])(\p{L}\p{Ll}{3,}) (?=(\p{Ll}{4,})(?![\p{L}’'-]))/gu,
    (typed, first: string, second: string) => {
      const part = first.toLowerCase()
      const { isListed, isDutch } = dictionaries()
      const isJoined = isListed(`${part}${second}`) || (LINKED.test(part) && isDutch(`${part}${second}`))
      const canJoin = !isOwnWord(part) && ((isJoined && !isKnownWord(part)) || isTypedApart(part, second))
      if (!canJoin) return typed
      corrections.push({ typed: `${first} ${second}`, word: `${first}${second}` })
      return first
    },
  )

/** 'zelf standig': the rest of a word that was typed apart. */
const isSecondPart = (line: string, start: number, typed: string): boolean => {
  const first = line.slice(0, start).trimEnd().split(' ').at(-1) ?? ''
  return first !== '' && dictionaries().isListed(`${first.toLowerCase()}${typed}`)
}

/**
 * Reads a Dutch text for words that are spelled wrong. One that can only be another is corrected, one that can be two
 * or three is a doubt; names, abbreviations, foreign words and what nobody knows stay.
 *
 * @param isOwnWord whether a word in small letters is a name or a term of whoever wrote the text
 */
export const readSpelling = (text: string, isOwnWord: (word: string) => boolean): Spelling => {
  const corrections: Correction[] = []
  const doubts: DoubtfulWord[] = []
  if (hasTooManyUnknown(text)) return { text, corrections, doubts }
  const isTextForeign = isForeign(text)
  const isTextShouted = !/\p{Ll}/u.test(text)
  const readLine = (typedLine: string) => {
    const length = wordsIn(typedLine).length
    if (isForeign(typedLine) || (isTextForeign && length < ENOUGH_SHOUTED)) return typedLine
    const line = joinParts(typedLine, corrections, isOwnWord)
    const isShouted = isTextShouted || (length >= ENOUGH_SHOUTED && !/\p{Ll}/u.test(line))
    const readWord = (typed: string, start: number) => {
      const behind = line.slice(start + typed.length)
      const recase = capitalsOf(typed, line.slice(Math.max(0, start - BEFORE), start), behind, isShouted)
      if (recase === null || isCutShort(line, start + typed.length)) return typed
      if (isOwnWord(typed.toLowerCase())) return typed
      const judgement = judgeWord(typed.toLowerCase())
      if (judgement.kind === 'ask' && typed === typed.toLowerCase() && !isSecondPart(line, start, typed))
        doubts.push({ typed, words: judgement.words })
      if (judgement.kind !== 'correct') return typed
      const word = recase(judgement.word).replace("'", '’')
      corrections.push({ typed, word })
      return word
    }
    return line.replace(RUN, (run: string, at: number) =>
      NO_WORDS.test(run) ? run : run.replace(WORD, (typed: string, inRun: number) => readWord(typed, at + inRun)),
    )
  }
  return { text: text.split('\n').map(readLine).join('\n'), corrections, doubts }
}
