import { patternOf } from '../lexicon/lexicon.ts'
import { isLanguageName } from './language-names.ts'

/** A language with the words behind it, among them perhaps its level. */
export type LanguageMention = { language: string; rest: string; quote: string }

/** Words for the level of a language. */
export const LEVEL = new RegExp(
  String.raw`${patternOf('level-words', 'clear', 'any', 'language')}|[ABC][12](?:\s?[-–/]\s?[ABC][12])?(?![\p{L}\d])`,
  'iu',
)
const FILLER = /[●○◉◯◐★☆■□▪▫▮▯•·█░▓⬤⚫⚪]+|\b\d{1,3}\s?%|\b[0-9]\s?\/\s?(?:5|10)\b/gu
/** The end of a compound with a language: 'Englischkenntnisse'. */
const KNOWLEDGE = /kenntnisse$/iu
const LONGEST = 400

const nameAt = (words: readonly string[]): string | null => {
  for (const count of [3, 2, 1]) {
    const name = words.slice(0, count).join(' ')
    if (words.length >= count && isLanguageName(name.replace(/[^\p{L} -]/gu, '').replace(KNOWLEDGE, ''))) return name
  }
  return null
}

/** Splits a text before each name of a language; words before the first one are left out. */
export const languagesIn = (text: string): LanguageMention[] => {
  const words = text.slice(0, LONGEST).replace(FILLER, ' ').split(/\s+/).filter(Boolean)
  const languages: { language: string; rest: string[]; quote: string[] }[] = []
  for (let at = 0; at < words.length; at += 1) {
    const plainWords = words.slice(at, at + 3).map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    const first = plainWords[0] ?? ''
    const name = /[,;:()/]$/.test(words[at] ?? '')
      ? isLanguageName(first.replace(KNOWLEDGE, ''))
        ? first
        : null
      : nameAt(plainWords)
    if (name === null) {
      languages.at(-1)?.rest.push(words[at] ?? '')
      languages.at(-1)?.quote.push(words[at] ?? '')
      continue
    }
    languages.push({
      language: name.replace(KNOWLEDGE, ''),
      rest: [],
      quote: words.slice(at, at + name.split(' ').length),
    })
    at += name.split(' ').length - 1
  }
  return languages.map(({ language, rest, quote }) => ({ language, rest: rest.join(' '), quote: quote.join(' ') }))
}

/**
 * The level in the words behind a language; with the other words when they speak of speaking or writing. Null without a
 * level.
 */
export const levelIn = (rest: string): string | null => {
  const level = LEVEL.exec(rest)
  if (!level) return null
  const remark = rest.replace(/^[\s:(,;–—-]+|[\s),;.–—-]+$/g, '').trim()
  return remark.length <= 60 &&
    /mondeling|schriftelijk|woord|geschrift|spreken|lezen|schrijven|written|spoken|speaking|\(/i.test(remark)
    ? remark.replace(/[()]/g, '').replace(/\s+/g, ' ')
    : level[0]
}

const NAMED_LEVEL = new RegExp(`^(?:${LEVEL.source})(?:\\s(?:level|niveau|speaker|proficiency|taal|knowledge))?$`, 'iu')

/** True for a language, with or without its level: 'Engels (goed)', 'English C1'. */
export const isLanguage = (phrase: string): boolean => {
  const text = phrase.replace(KNOWLEDGE, '')
  const [only, ...others] = languagesIn(text)
  if (!only || others.length > 0 || text.length > 60) return false
  const behind = text.slice(text.indexOf(only.language) + only.language.length).trim()
  return (
    text.startsWith(only.language) &&
    (behind === '' || (LEVEL.test(behind) && /^[(:–—-]/.test(behind)) || NAMED_LEVEL.test(behind))
  )
}

/** True for a list of nothing but languages: 'Nederlands, Engels en Duits'. */
export const areLanguages = (text: string): boolean =>
  text.length <= 200 && text.split(/[,;|•·/]|\s(?:en|and|und|et|y|&)\s/).every((part) => isLanguage(part.trim()))

const FLUENCY =
  /^(?:native|fluent|proficient|conversational|basic|good|limited|professional|working|excellent|intermediate|advanced|vloeiend|goede?|basis|redelijke?|gute?|sehr gute?|fließende?|verhandlungssichere?)(?:\s(?:proficiency|knowledge|skills|command|speaker|kennis|beheersing))?(?:\s(?:in|of|van|in het))?\s/iu

/** The languages of 'Fluent in German and English', each with that level; empty for any other clause. */
export const languagesAfterLevel = (clause: string): LanguageMention[] => {
  const fluency = FLUENCY.exec(clause.trim())?.[0]
  if (fluency === undefined) return []
  const behind = clause.trim().slice(fluency.length)
  return areLanguages(behind.replace(/(?<![.\s])[.\s]+$/, ''))
    ? languagesIn(behind).map((one) => ({ ...one, rest: one.rest.replace(/^(?:and|en|,|&)$/iu, '') || fluency }))
    : []
}

/** The clauses of a line, each of which may name languages. */
export const clausesOf = (text: string): readonly string[] => text.slice(0, LONGEST).split(/[;|]|\.\s/)

/** True for a line of nothing but languages with levels, and so without skills: 'Fluent in German; basic French'. */
export const listsOnlyLanguages = (text: string): boolean =>
  text.length <= 200 &&
  clausesOf(text).every((clause) => languagesAfterLevel(clause).length > 0 || areLanguages(clause.trim()))

const UNKNOWN = new RegExp(
  `^(\\p{Lu}[\\p{L}'’-]{2,24}(?: \\p{L}[\\p{L}'’-]{2,20})?)\\s*(?:[:(–-]\\s*|\\s)(?=(?:${LEVEL.source})(?![\\p{L}]))`,
  'iu',
)
const NO_LANGUAGE =
  /^(?:niveaux?|levels?|livell[oi]|langues?|lingu[ae]|idiomas?|sprachen?|taal|certificat\p{L}*|test|mondeling|schriftelijk|spreken|lezen|schrijven|luisteren|speaking|reading|writing|listening|spoken|written|oral|talen|languages?|overig|other)(?!\p{L})/iu

/** A language on no list, recognised by the level behind it: 'Huttees (vloeiend)'. */
export const unknownLanguageIn = (text: string): readonly LanguageMention[] => {
  const unknownLanguage = UNKNOWN.exec(text.trim())
  const language = unknownLanguage?.[1]?.trim()
  return unknownLanguage === null || language === undefined || NO_LANGUAGE.test(language) || LEVEL.test(language)
    ? []
    : [{ language, rest: text.trim().slice(unknownLanguage[0].length), quote: text.trim() }]
}
