import { isEnglish } from '../../vacancy-text/language/english.ts'

/** Words that tell no language: fewer of a profile. */
const ENOUGH_CHARACTERS = 200
const READ = 5_000

/** Words that any Dutch text has and no text in a language beside it: 'de', 'en' and 'die' are French or German too. */
const DUTCH = new Set(
  'het een van ik voor bij naar ook niet mijn heb ben dat deze onze werd uit zowel tot aan met op'.split(' '),
)
const DUTCH_SHARE = 0.06
const WORD = /\p{L}+/gu

const isDutch = (text: string): boolean => {
  const words = text.toLowerCase().match(WORD) ?? []
  return words.filter((word) => DUTCH.has(word)).length >= words.length * DUTCH_SHARE
}

/** 'Nederlands' or 'Engels', in which a text is written; null for another language, and for too few words. */
export const writtenIn = (text: string): string | null => {
  if (text.length < ENOUGH_CHARACTERS) return null
  const beginning = text.slice(0, READ)
  if (isEnglish(beginning)) return 'Engels'
  return isDutch(beginning) ? 'Nederlands' : null
}
