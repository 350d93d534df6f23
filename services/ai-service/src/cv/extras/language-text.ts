import { isLanguageName } from './language-names.ts'

/** A language with what stands behind it. */
export type LanguageSaid = { language: string; rest: string; quote: string }

/** Words for the level of a language. */
export const LEVEL =
  /moedertaal|uitmuntend|werkniveau|zakelijk niveau|near.?native|nagenoeg vloeiend|langue maternelle|maternelle|bilingue|courante?|couramment|notions|scolaire|intermédiaire|avancé|débutant|lengua materna|nativo|fluido|avanzado|intermedio|básico|madrelingua|ottimo|buono|scolastico|sehr gut|gut(?:e kenntnisse)?|moerstaal|tweetalig|vloeiend|uitstekend|zeer goed|goed(?:e)?|ruim voldoende|voldoende|redelijk|matig|basis(?:kennis|niveau)?|beginner|gevorderd|elementair|professioneel|conversatie|native(?: speaker| or bilingual(?: proficiency)?)?|mother tongue|bilingual|fluent|proficient|full professional(?: proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|professional|advanced|upper.?intermediate|intermediate|conversational|basic|good|excellent|very good|working proficiency|muttersprache|fließend|verhandlungssicher|grundkenntnisse|grundlagen|[ABC][12](?:\s?[-–/]\s?[ABC][12])?(?![\p{L}\d])|near.?native/iu
const FILLER = /[●○◉◯◐★☆■□▪▫▮▯•·█░▓⬤⚫⚪]+|\b\d{1,3}\s?%|\b[0-9]\s?\/\s?(?:5|10)\b/gu
/** 'Englischkenntnisse' are of English. */
const KNOWLEDGE = /kenntnisse$/iu
const LONGEST = 400

const nameAt = (words: readonly string[]): string | null => {
  for (const count of [3, 2, 1]) {
    const some = words.slice(0, count).join(' ')
    if (words.length >= count && isLanguageName(some.replace(/[^\p{L} -]/gu, '').replace(KNOWLEDGE, ''))) return some
  }
  return null
}

/** The stretches of a text that each begin with the name of a language. */
export function languagesIn(text: string): LanguageSaid[] {
  const words = text.slice(0, LONGEST).replace(FILLER, ' ').split(/\s+/).filter(Boolean)
  const languages: { language: string; rest: string[]; quote: string[] }[] = []
  for (let at = 0; at < words.length; at += 1) {
    const bare = words.slice(at, at + 3).map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    const first = bare[0] ?? ''
    const name = /[,;:()/]$/.test(words[at] ?? '')
      ? isLanguageName(first.replace(KNOWLEDGE, ''))
        ? first
        : null
      : nameAt(bare)
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
 * The level in what stands behind a language, with its remarks where they tell of speaking or writing; null without
 * one.
 */
export function levelIn(rest: string): string | null {
  const level = LEVEL.exec(rest)
  if (!level) return null
  const bare = rest.replace(/^[\s:(,;–—-]+|[\s),;.–—-]+$/g, '').trim()
  return bare.length <= 60 &&
    /mondeling|schriftelijk|woord|geschrift|spreken|lezen|schrijven|written|spoken|speaking|\(/i.test(bare)
    ? bare.replace(/[()]/g, '').replace(/\s+/g, ' ')
    : level[0]
}

const NAMED_LEVEL = new RegExp(`^(?:${LEVEL.source})(?:\\s(?:level|niveau|speaker|proficiency|taal|knowledge))?$`, 'iu')

/** True for a language, with or without its level: 'Engels (goed)', 'English C1'. */
export function isLanguage(whole: string): boolean {
  const text = whole.replace(KNOWLEDGE, '')
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

/** 'Fluent in German and English' as its languages, each with the level before them; empty for any other clause. */
export function spokenIn(clause: string): LanguageSaid[] {
  const fluency = FLUENCY.exec(clause.trim())?.[0]
  if (fluency === undefined) return []
  const behind = clause.trim().slice(fluency.length)
  return areLanguages(behind.replace(/[.\s]+$/, ''))
    ? languagesIn(behind).map((one) => ({ ...one, rest: one.rest.replace(/^(?:and|en|,|&)$/iu, '') || fluency }))
    : []
}

/** Stretches of a line that each may tell of languages. */
export const clausesOf = (text: string): readonly string[] => text.slice(0, LONGEST).split(/[;|]|\.\s/)

/** True for 'Fluent in German; basic French': it lists no skills. */
export const tellsLanguages = (text: string): boolean =>
  text.length <= 200 && clausesOf(text).every((clause) => spokenIn(clause).length > 0 || areLanguages(clause.trim()))

const UNKNOWN = new RegExp(
  `^(\\p{Lu}[\\p{L}'’-]{2,24}(?: \\p{L}[\\p{L}'’-]{2,20})?)\\s*(?:[:(–-]\\s*|\\s)(?=(?:${LEVEL.source})(?![\\p{L}]))`,
  'iu',
)
const NO_LANGUAGE =
  /^(?:niveaux?|levels?|livell[oi]|langues?|lingu[ae]|idiomas?|sprachen?|taal|certificat\p{L}*|test|mondeling|schriftelijk|spreken|lezen|schrijven|luisteren|speaking|reading|writing|listening|spoken|written|oral|talen|languages?|overig|other)(?!\p{L})/iu

/** A language that no list has, by its level behind it: 'Huttees (vloeiend)'. */
export function unknownIn(text: string): readonly LanguageSaid[] {
  const unknownLanguage = UNKNOWN.exec(text.trim())
  const language = unknownLanguage?.[1]?.trim()
  return unknownLanguage === null || language === undefined || NO_LANGUAGE.test(language) || LEVEL.test(language)
    ? []
    : [{ language, rest: text.trim().slice(unknownLanguage[0].length), quote: text.trim() }]
}
