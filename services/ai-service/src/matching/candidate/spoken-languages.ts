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
    const level = languageLevelIn(behind) ?? (before ? languageLevelIn(before[0]) : null)
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
