import { fold } from '../words/fold.ts'

/** Names of languages by the Dutch one. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Nederlands: ['nederlands', 'nederlandse', 'dutch', 'nl'],
  Engels: ['engels', 'engelse', 'english'],
  Duits: ['duits', 'duitse', 'german', 'deutsch'],
  Frans: ['frans', 'franse', 'french', 'francais'],
  Spaans: ['spaans', 'spaanse', 'spanish', 'espanol'],
  Italiaans: ['italiaans', 'italiaanse', 'italian'],
  Portugees: ['portugees', 'portugese', 'portuguese'],
  Pools: ['pools', 'poolse', 'polish', 'polski'],
  Roemeens: ['roemeens', 'roemeense', 'romanian'],
  Bulgaars: ['bulgaars', 'bulgaarse', 'bulgarian'],
  Turks: ['turks', 'turkse', 'turkish'],
  Arabisch: ['arabisch', 'arabische', 'arabic'],
  Oekraïens: ['oekraiens', 'oekraiense', 'ukrainian'],
  Russisch: ['russisch', 'russische', 'russian'],
  Chinees: ['chinees', 'chinese', 'mandarin'],
  Papiaments: ['papiaments', 'papiamento'],
  Fries: ['fries', 'frysk', 'frisian'],
}
const byName = new Map(
  Object.entries(NAMES).flatMap(([name, wordings]) => wordings.map((word) => [word, name] as const)),
)

/** The language that a word names, in Dutch; null for any other word. */
export const languageOf = (word: string): string | null => byName.get(fold(word)) ?? null

const ANY_NAME = new RegExp([...byName.keys()].join('|'), 'u')

/** Whether a text can name a language, to pass over lines that don't. */
export const mayNameLanguage = (text: string): boolean => ANY_NAME.test(fold(text))

/** The languages that a text names, each once, in Dutch. */
export const languagesIn = (text: string): string[] => [
  ...new Set(
    (text.match(/\p{L}+/gu) ?? []).flatMap((word) =>
      word === 'NL' || word.length > 2 ? (languageOf(word) ?? []) : [],
    ),
  ),
]

/** Levels of the Common European Framework as numbers, A1 is 1. */
const CEFR: Readonly<Record<string, number>> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6 }
const WORDS: readonly (readonly [number, RegExp])[] = [
  [6, /moedertaal|native|mother tongue|tweetalig|bilingual|langue maternelle/],
  [
    5,
    /zeer goed|uitstekend|vloeiend|fluent|excellent|perfect|very good|full professional|onderhandelingsniveau|courant|proficient|near native/,
  ],
  [
    2,
    /schoolkennis|school(?:frans|duits|engels)|van school|school (?:french|german|dutch|english)|basis|basic|beginner|redelijk|matig|notions?|notie|noties|elementary|limited|enige kennis|een beetje/,
  ],
  [3, /gemiddeld|voldoende|intermediate|conversat|working proficiency/],
  [4, /goed|good|gevorderd|advanced|woord en geschrift|professional|upper|beheers|mondeling|communic/],
]

/** A level that somebody works on isn't theirs yet: 'B1 (B2 course until March)'. */
const WORKED_ON =
  /(?:\(|richting |towards |op weg naar |working on )?[ABC][12][ -](?:course|cursus|class|in progress|examen)/gu

/** The level of a text: by the framework where it says so, else by its words; null without either. */
export const languageLevelIn = (text: string): number | null => {
  const stated = [...text.replace(WORKED_ON, ' ').matchAll(/(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/gu)].map(
    ([level]) => CEFR[level] ?? 0,
  )
  if (stated.length > 0) return Math.max(...stated)
  const folded = fold(text)
  return WORDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

/** 'B2' of 4. */
export const frameworkLevel = (level: number): string => Object.keys(CEFR)[level - 1] ?? ''
