import { type VacancySource, textsOf } from '../../../persona/source/read-vacancy.ts'
import { isNoItem, withoutNotes } from '../../../persona/source/item-notes.ts'
import { fold } from '../../../persona/source/fold.ts'
import { isAdjective } from '../../../vacancy-text/language/adjectives.ts'
import { capitalFirst, fixKnownWords, softenItem } from '../../../vacancy-text/language/capitals.ts'
import { writeCutWords } from '../../../vacancy-text/language/cut-words.ts'
import { isEnglish } from '../../../vacancy-text/language/english.ts'
import { sameKey } from '../../../vacancy-text/language/join.ts'
import { isStatement, withoutEnd } from '../../../vacancy-text/language/sentences.ts'
import { writeOut } from '../../../vacancy-text/mend/shorthand.ts'
import { splitLine } from '../../../vacancy-text/lists/read-list.ts'
import { matchCues } from './match-cues.ts'
import { denialOf } from './negation.ts'

const MOST_SKILLS = 30
const LONGEST_ITEM = 120
/** 'suiker trekken = pre' is the skill and how much it is wanted. */
export const WISH =
  /(?: ?[=,] ?| (?:is |zijn )?)(?:(?:een |a )?(?:pre|pré|plus|pluspunt)|(?:mooi )?meegenomen|nice to have)$| \((?:een )?(?:pre|pré|plus)\)$/iu
const ASKED =
  /\b(?:ervaring|kennis|diploma|opleiding|rijbewijs|certifica\w+|beheers\w*|vaardig\w*|vloeiend|registratie|bevoegd\w*|vca|\w*attest|\w*licentie|brevet|experience|knowledge|degree|fluent|skills|licen[cs]e)\b/i

/** Traits that are said of things and ways as often: 'fysiek werk', 'een warm hart', 'Frans is handig'. */
const ALSO_OF_THINGS: ReadonlySet<string> = new Set(
  'warm open handig persoonlijk netjes prettig technisch fysiek praktisch professioneel dynamisch'.split(' '),
)
/** Whether such a word stands as a trait does: alone, in a row of them, or behind 'je bent'. */
const saysOfSomebody = (text: string, at: number, length: number): boolean =>
  /(?:^|[,;:] ?|\b(?:ben|bent|en|is) )$/.test(text.slice(0, at)) &&
  /^(?:$|[,;.]| en )/.test(text.slice(at + length)) &&
  !/\b(?:frans|duits|engels|ervaring|kennis)\b/.test(text.slice(0, at))

/** A skill as a list of them shows it: shorthand written out, capitals softened; English stays. */
const writeSkill = (text: string): string =>
  isEnglish(text) ? text : fixKnownWords(writeOut(writeCutWords(softenItem(text))))

/** Adjectives that say what somebody is like, as the sentence has them and without those it denies. */
export const traitsNamed = (sentence: string): string[] => {
  const foldedText = fold(sentence)
  return (sentence.match(/\p{L}[\p{L}-]+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => {
      const at = foldedText.indexOf(fold(word))
      return (
        isAdjective(word) &&
        (!ALSO_OF_THINGS.has(word) || saysOfSomebody(foldedText, at, fold(word).length)) &&
        denialOf(foldedText.slice(0, at), fold(word), foldedText.slice(at + fold(word).length)) === 'said'
      )
    })
}

/** Says that something need not be there, or who sees to it: no skill. */
const NOT_NEEDED =
  /\b(?:hoeft? (?:je )?niet|niet (?:nodig|vereist|verplicht|noodzakelijk)|geen (?:vereiste|must)|not required)\b|\bregelen (?:wij|we)\b/i

const isItem = (text: string) => text.length <= LONGEST_ITEM && !isNoItem(text) && !NOT_NEEDED.test(text)

/** A short item of a profile that names a thing and speaks of no trait: 'Power BI', not 'geduldig' or 'je luistert'. */
const namesThing = (text: string) =>
  text.split(' ').length <= 5 && !isStatement(text) && traitsNamed(text).length === 0 && matchCues(text).length === 0

/** A demand inside a sentence: 'kennis van keukenprogramma Winner' of 'je bent vlot en hebt kennis van …'. */
const DEMAND =
  /(?<!\p{L})(?:(?:kennis|ervaring|werkervaring|beheersing) (?:van|met|in|als) |(?:rijbewijs|\p{L}*diploma|opleiding|\p{L}*certificaat|\p{L}*attest|bachelor|master|mbo|hbo)(?= ) ?)[^,;.:()]{1,60}?(?=[,;.:()]|$| (?:is|zijn|en (?:je|jij|bent|hebt|kunt|wilt|werkt)|nodig|noodzakelijk|vereist|gewenst|op zak|behaald|of bent|hebt|om|waarmee|die|dat)\b)/giu

/** The names of skills in a text: the items of a list, or what a sentence says must be known. */
const namesIn = (text: string): string[] => {
  if (isStatement(text.replace(WISH, '')))
    return [...text.slice(0, 600).matchAll(DEMAND)].map(([words]) => words.trim())
  const items = splitLine(text)
  return isItem(text) ? (items.length > 1 ? items : [text]) : items
}

/** What somebody must know or be allowed to do, in the vacancy's words: no traits, each once. */
export const hardSkillsOf = (source: VacancySource): string[] => {
  const demands = textsOf(source, 'profile').filter((text) => ASKED.test(text) || namesThing(text))
  const loose = textsOf(source, 'free').filter((text) => ASKED.test(text))
  const all = [...textsOf(source, 'hard'), ...demands, ...loose]
    .map(withoutEnd)
    .flatMap(namesIn)
    .filter(isItem)
    .map(withoutNotes)
  return [...new Map(all.map((text) => [sameKey(text), text])).values()].filter((text) => text !== '')
}

/** The skills and traits that the vacancy names, in its words, each once. */
export const skillsOf = (source: VacancySource): string[] => {
  const listedSkills = textsOf(source, 'hard', 'soft').filter(isItem)
  const loose = textsOf(source, 'profile', 'free')
  const namedSkills = loose.filter(
    (text) => isItem(text) && (ASKED.test(text) || !isStatement(text)) && !text.endsWith(':'),
  )
  const fromProfile = namedSkills.filter(
    (text) => ASKED.test(text) || source.segments.some((part) => part.text === text && part.section === 'profile'),
  )
  const traits = [...loose, ...textsOf(source, 'soft').filter((text) => !isItem(text))].flatMap(traitsNamed)
  const all = [...listedSkills, ...fromProfile, ...traits].map((text) =>
    capitalFirst(withoutEnd(writeSkill(withoutNotes(text).replace(WISH, '')))),
  )
  return [...new Map(all.map((text) => [sameKey(text), text])).values()]
    .filter((text) => text !== '')
    .slice(0, MOST_SKILLS)
}
