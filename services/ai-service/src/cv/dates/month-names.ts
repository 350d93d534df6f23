import { fold } from '../lexicon/fold.ts'
import { anyOf, groupsOf, wordingsOf, wordSetOf } from '../lexicon/lexicon.ts'

/** 1 to 12 by the folded name of a month, full or short. */
export const monthByName: ReadonlyMap<string, number> = new Map(
  [...groupsOf('months')].flatMap(([number, names]) => names.map((name) => [fold(name), Number(number)] as const)),
)

/** Seasons and parts of a year, which don't name a month, folded. */
export const seasons = wordSetOf('seasons')

/** Words for 'until now', folded. */
export const nowWords = wordSetOf('now', 'word')

const LETTERS_OF_MONTH = 3
const beginnings = wordingsOf('months').map((name) => name.slice(0, LETTERS_OF_MONTH))

/** Source of a pattern for a month in words, however it is shortened: by its first letters. */
export const MONTH_NAME = String.raw`${anyOf([...new Set(beginnings)])}\p{L}{0,7}\.?`
