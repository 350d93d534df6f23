import { languageLevelIn, languageOf, mayNameLanguage } from '../requirements/languages.ts'
import type { Unit } from './units.ts'

/** A language that somebody says they know, and where. */
export type Spoken = { language: string; level: number | null; path: string; quote: string }

const LABEL = /^\W*(?:talen(?:kennis)?|taalvaardigheid|languages?|taal|sprachen|langues)\b/iu
const DENIED = /(?<!\p{L})(?:geen|niet|no|not|zonder|without|leer|leren|learning)\s+(?:\p{L}+\s+)?$/iu
/** Characters in which the level of a language stands behind its name; a comma ends them. */
const REACH = 40
/** 'Frans: nee'. */
export const NONE = /^\W{0,3}(?:nee|geen|no|none|niet|not)(?!\p{L})/iu
const WORD = /\p{L}+/gu

/** Levels by what somebody says of a language in a sentence: 'Duits: werkvergaderingen gaan prima', 'Frans thuis'. */
const PROSE: readonly (readonly [level: number, pattern: RegExp])[] = [
  [6, /^\s(?:(?:en|and)\s\p{L}+\s)?(?:thuis|at home)(?!\p{L})/iu],
  [2, /(?<!\p{L})(?:passief|passive|school(?:frans|duits|engels)|genoeg voor|enough for)(?!\p{L})/iu],
  [3, /(?<!\p{L})(?:versta(?:an)?|verstaanbaar|red me|me redden|get by|can manage)(?!\p{L})/iu],
  [5, /^[\s:(–-]*vlot(?!\p{L})/iu],
  [
    4,
    /(?<!\p{L})(?:gaa[nt] (?:me |mij )?(?:prima|goed|vlot|uitstekend)|(?:spreek|gebruik|schrijf) ik (?:elke dag|dagelijks)|every day|daily)(?!\p{L})/iu,
  ],
]
const STATED = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u
/** Characters behind a language in which a sentence tells of it. */
const REACH_OF_PROSE = 120

/** The level that a sentence tells of the language whose name ends at a place, up to the next one. */
const levelInProse = (text: string, end: number): number | null => {
  const [sentence = ''] = text.slice(end, end + REACH_OF_PROSE).split(/[;|]|(?<=\p{L}{2})\.\s/u, 1)
  const next = [...sentence.matchAll(WORD)].find(({ 0: word }) => word.length > 2 && languageOf(word) !== null)
  const isJoined = next !== undefined && /^\s(?:en|and)\s$/u.test(sentence.slice(0, next.index))
  const ofOne = isJoined ? sentence : sentence.slice(0, next?.index)
  return (
    (STATED.test(ofOne) ? languageLevelIn(ofOne) : null) ??
    PROSE.find(([, pattern]) => pattern.test(ofOne))?.[0] ??
    null
  )
}

/**
 * Languages in a line that lists them, or that names one with its level: 'Talen: Nederlands, Engels C1', 'fluent in
 * Dutch'.
 */
const spokenIn = ({ text, path }: Unit): Spoken[] => {
  if (!mayNameLanguage(text)) return []
  const isList = LABEL.test(text)
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const language = word.length > 2 || word === 'NL' ? languageOf(word) : null
    if (language === null || DENIED.test(text.slice(Math.max(0, index - REACH), index))) return []
    if (NONE.test(text.slice(index + word.length, index + word.length + REACH))) return []
    const [behind = ''] = text.slice(index + word.length, index + word.length + REACH).split(/[,;.|]/u, 1)
    const before =
      /(?:fluent|vloeiend|uitstekend|goed|good|excellent|moedertaal|native|tweetalig|bilingual)\P{L}+(?:in\s)?(?:\p{L}+\s(?:en|and)\s)?$/iu.exec(
        text.slice(Math.max(0, index - REACH), index),
      )
    const level =
      languageLevelIn(behind) ?? (before ? languageLevelIn(before[0]) : null) ?? levelInProse(text, index + word.length)
    return isList || level !== null ? [{ language, level, path, quote: text }] : []
  })
}

/** The languages that the lines of a candidate name, beside those of the profile. */
export const spokenLanguages = (units: readonly Unit[]): Spoken[] =>
  units.filter(({ kind }) => kind !== 'job' && kind !== 'title').flatMap(spokenIn)

/** The languages of which a line says that somebody doesn't know them: 'Frans: nee'. */
export const languagesDenied = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(
    units.flatMap(({ text }) =>
      !mayNameLanguage(text)
        ? []
        : [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
            const language = word.length > 2 ? languageOf(word) : null
            const isDenied =
              language !== null && NONE.test(text.slice(index + word.length, index + word.length + REACH))
            return isDenied ? [language] : []
          }),
    ),
  )
