import { isInfinitive, isKnownVerb } from '../language/infinitives.ts'
import { joinWithEn } from '../language/join.ts'
import { hasSubject } from '../language/sentences.ts'

/** Verbs that another verb completes, so that the two are no row: 'leren lezen', 'helpen kiezen'. */
const COMPLETED =
  /^(?:helpen|leren|laten|gaan|komen|blijven|kunnen|moeten|willen|mogen|staan|zitten|lopen|durven|zien|horen|voelen|zijn|worden|hebben)$/i
const LEAST_IN_ROW = 2
const MOST_IN_ROW = 6

/** 'Knippen kleuren föhnen': nothing but verbs, which are said with commas between them. */
const writeVerbsInRow = (item: string): string => {
  const words = item.split(' ')
  const isRow =
    words.length >= LEAST_IN_ROW &&
    words.length <= MOST_IN_ROW &&
    words.every((word) => isInfinitive(word) && !COMPLETED.test(word))
  return isRow ? joinWithEn(words) : item
}

/** Nouns of what is done, which name it with 'van', and nouns that have a preposition of their own. */
const RELATIONS: readonly [noun: RegExp, preposition: string][] = [
  [/^(?:personeels)?korting(?:en)?$|^toezicht$/iu, 'op'],
  [/^(?:contact|overleg|afstemming|samenwerking|omgang)$/iu, 'met'],
  [/^(?:advies|hulp|ondersteuning|uitleg|les|instructie)$/iu, 'aan'],
  [
    /^(?:montage|demontage|levering|plaatsing|installatie|reparatie|herstelling|herstel|verkoop|inkoop|aankoop|verhuur|productie|bereiding|verwerking|beheer|onderhoud|aanleg|opbouw|afbouw|vervoer|transport|bediening|opvolging|begeleiding|verzorging|planning|organisatie|registratie|administratie|analyse|inspectie|coördinatie|uitvoering|afhandeling|beoordeling|behandeling|ontwikkeling|aansturing|distributie|controle|opmaak|aanvraag|realisatie|renovatie|sortering|keuring|bewaking|implementatie|optimalisatie|coaching|werving|aanschaf|uitgifte|vervanging|bestelling|samenstelling|bewerking)$/iu,
    'van',
  ],
]
/** What stands before a noun in the plural: 'nieuwe', 'elektrische'. */
const PLURAL = /^(?:\p{Ll}{3,}e )?(?:[\p{L}\d]{1,5}-)?\p{Ll}{3,}(?:en|s)(?=$|[ ,;(])/u
const NO_PLURAL =
  /^(?:\p{Ll}{3,}e )?(?:tussen|binnen|buiten|boven|samen|tijdens|volgens|soms|steeds|eens|vaak|mogen|moeten|worden|hebben|zorgen|dagelijks|wekelijks|maandelijks|jaarlijks|zijn|altijd|alles|anders|thuis|hulp|plus|minstens|minimaal|gratis|langs|jegens|nodig|gewenst|en)(?=$|[ ,;(])/u

/**
 * 'Montage nieuwe fietsen' as 'Montage van nieuwe fietsen': between a noun that asks for one and a plural a hurried
 * writer leaves the preposition out. A noun in the singular would need its article too, and stays.
 */
const writeRelation = (item: string): string => {
  const [, nouns = '', noun = '', object = ''] = /^((?:\p{L}+(?: en |\/))?(\p{L}+)) (.+)$/u.exec(item) ?? []
  const rest = object.split(' ')
  if (object === '' || hasSubject(object) || !PLURAL.test(object) || NO_PLURAL.test(object)) return item
  // 'Onderhoud machines plannen': the noun is what is planned.
  if (isInfinitive(rest.at(-1) ?? '') || isInfinitive(rest[0] ?? '')) return item
  const preposition = RELATIONS.find(([names]) => names.test(noun))?.[1]
  return preposition === undefined ? item : `${nouns} ${preposition} ${object}`
}

/** A name or abbreviation, alone or before one noun: 'Wsnp verklaring', 'SAP', 'e-bikes en fietsen'. */
const OBJECT = /^(?:\p{Lu}[\p{L}\d]*(?: \p{Ll}{4,})?|\p{L}{1,4}-\p{Ll}{3,}(?:(?: en|,) [\p{L}-]{4,}){0,3})$/u

/** Beginnings that stay on a verb: 'herstellen', 'verplaatsen', 'ontvouwen'. */
const BEGINNINGS = /^(?:be|her|ont|ver)(?=\p{L}{5})/iu
const isVerb = (word: string): boolean => isKnownVerb(word) || isKnownVerb(word.replace(BEGINNINGS, ''))

/** 'Aanvragen Wsnp verklaring' as 'Wsnp-verklaring aanvragen': the verb of a Dutch heading stands behind its object. */
const writeVerbBehind = (item: string): string => {
  const [, verb = '', object = ''] = /^(\p{L}+en) (.+)$/u.exec(item) ?? []
  if (!isVerb(verb) || COMPLETED.test(verb) || !OBJECT.test(object)) return item
  return `${object.replace(/^(\p{Lu}[\p{L}\d]*) (?=\p{Ll})/u, '$1-')} ${verb.toLowerCase()}`
}

/** 'Ontvangen/inplannen': two verbs, said with 'en'. */
const writeVerbPair = (item: string): string =>
  item.replace(/(?<![\p{L}/])(\p{L}+en) ?\/ ?(\p{L}+en)(?![\p{L}/])/giu, (typed, one: string, other: string) =>
    isInfinitive(one) && isInfinitive(other) ? `${one} en ${other}` : typed,
  )

/** An item of a task or of what one gets, of which a hurried writer left the small words out. */
export const writeTelegram = (item: string): string =>
  writeVerbBehind(writeRelation(writeVerbsInRow(writeVerbPair(item))))

/** What is known: 'kennis TMS', 'goede kennis Excel en Word'; and a language: 'beheersing Duitse taal'. */
const KNOWLEDGE =
  /^((?:(?:[Gg]oede|[Gg]edegen|[Ee]nige|[Bb]asis|[Rr]uime|[Bb]rede|[Uu]itgebreide|[Gg]rondige|[Ss]terke) )?(?:[Bb]asis|[Pp]roduct|[Vv]ak|[Mm]aterialen)?[Kk]ennis) (?=\p{Lu}|\p{Ll}{4,}(?:software|systemen|programma’s|apparatuur|producten|materialen|normen|regels|wetgeving|processen)(?!\p{L}))/u
const LANGUAGE =
  /^((?:(?:[Gg]oede|[Uu]itstekende|[Vv]lotte|[Rr]edelijke|[Vv]loeiende) )?(?:[Bb]eheersing|[Kk]ennis)) (?=(?:\p{Lu}\p{Ll}+e(?: (?:en|of) \p{Lu}\p{Ll}+e)?) taal(?!\p{L}))/u
const writeKnowledge = (item: string): string => item.replace(LANGUAGE, '$1 van de ').replace(KNOWLEDGE, '$1 van ')

/** 'Goed kunnen organiseren', 'schema's kunnen lezen': what somebody can, without who it is. */
const ABLE =
  /^((?:(?!en |of |te |moeten |willen |zou |graag )[\p{L}'’-]+ ){0,4})kunnen ((?:[\p{L}'’-]+ ){0,6}\p{L}+en)(?=$|,? (?:in|met|onder|bij|als|op|aan|van|en) )/iu

/** An item of what somebody is like or can, said to who reads: 'Je kunt goed organiseren'. */
export const writeAbility = (typed: string): string => {
  const item = writeKnowledge(typed)
  const [all = '', before = '', deed = ''] = ABLE.exec(item) ?? []
  if (all === '' || hasSubject(item) || !isInfinitive(deed.split(' ').at(-1) ?? '')) return item
  const small = /^\p{Lu}\p{Ll}/u.test(before) ? before.charAt(0).toLowerCase() + before.slice(1) : before
  return `Je kunt ${small}${deed}${item.slice(all.length)}`
}
