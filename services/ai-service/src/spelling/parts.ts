import { dictionaries } from './dictionaries.ts'

/** The least letters of a part of a compound. */
export const LEAST_PART = 3
/** A shorter part is a word that is used: 'ting' is none of 'afsluitting'. */
const LEAST_RARE_PART = 6
/** An English part is longer than 'gel' and 'dug' of 'geldug'; beside a long word it may be shorter by one. */
const LEAST_ENGLISH = 5
const LONG = 8
/** Compounds stand in others when they are so long. */
const LEAST_COMPOUND = 6

/** Languages stand in compounds without their capital: 'keukenfrans'. */
const LANGUAGES = new Set(['frans', 'duits', 'engels', 'spaans', 'italiaans', 'nederlands'])

/** Not words, but first parts of many. */
const PREFIXES = new Set(
  'geo bio nano micro macro mini multi thermo hydro electro elektro neuro psycho socio tele euro opto astro aero agro cardio fysio'.split(
    ' ',
  ),
)

/** Words by themselves, but as the last part of a word nearly always its ending. */
const ENDINGS = new Set(['lijk', 'lijke', 'lijks', 'baar', 'loos', 'loze', 'heid', 'heden', 'schap'])

/** Whether letters are a word that stands in compounds. */
const isPart = (letters: string): boolean => {
  const { isListed, isDutch, rankOf } = dictionaries()
  if (letters.length < LEAST_RARE_PART) return rankOf(letters) !== undefined || LANGUAGES.has(letters)
  return isListed(letters) || LANGUAGES.has(letters) || (letters.length >= LEAST_COMPOUND && isDutch(letters))
}

/** The stem of a verb: 'inregel'. */
const isStem = (letters: string) => letters.length > LEAST_PART && dictionaries().isListed(`${letters}en`)

/** The same for the first part, which may be a stem or a prefix, or have an 's' that links. */
export const isFirstPart = (letters: string): boolean =>
  isPart(letters) ||
  PREFIXES.has(letters) ||
  isStem(letters) ||
  (letters.endsWith('s') && letters.length > LEAST_PART + 1 && isPart(letters.slice(0, -1)))

const isListedPart = (letters: string) =>
  dictionaries().isListed(letters) || dictionaries().isListed(letters.replace(/s$/, ''))

const isEnglishPart = (letters: string, other: string) =>
  letters.length >= (other.length < LONG ? LEAST_ENGLISH : LEAST_ENGLISH - 1) && dictionaries().isEnglish(letters)

/**
 * The letters of the shorter of two words that a word may be joined of, where that is longest; 0 when it can't be.
 * People join words that no dictionary joins: 'losperron', 'laaddock'.
 */
export const longestShorterPart = (word: string): number => {
  let longest = 0
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    // Beside three letters a part that is itself a compound says nothing: 'vakantietos' and 'lag'.
    const isLoose = at === LEAST_PART || second.length === LEAST_PART
    const hasFirst = isFirstPart(first) || isEnglishPart(first, second)
    const hasSecond = (isPart(second) && !ENDINGS.has(second)) || isEnglishPart(second, first)
    const areParts = hasFirst && hasSecond && (!isLoose || isListedPart(at === LEAST_PART ? second : first))
    if (areParts) longest = Math.max(longest, Math.min(first.length, second.length))
  }
  return longest
}
