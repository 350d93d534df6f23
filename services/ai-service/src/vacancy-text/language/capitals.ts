import { isCapitalAbbreviation, isSmallAbbreviation } from './abbreviations.ts'
import { isInfinitive } from './infinitives.ts'
import { isAmbiguousProperWord, properForm } from './proper-words.ts'
import type { Spellings } from './spellings.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu
const capital = (word: string) =>
  /^ij/i.test(word)
    ? `IJ${word.slice(2)}`
    : // One accent is enough on a capital: 'Eén'.
      /^één(?!\p{L})/u.test(word)
      ? `E${word.slice(1)}`
      : (word.at(0)?.toUpperCase() ?? '') + word.slice(1)

/** Upper-cases the first letter of a line; 'iPhone', addresses and a line that starts with a number stay. */
export const capitalFirst = (line: string): string => {
  if (line.startsWith('<')) return line
  const first = /^([^\p{L}\p{N}]*)(\S*)/u.exec(line)
  const [lead = '', token = ''] = first?.slice(1) ?? []
  if (/^[‘'’]$/.test(lead.slice(-1)) && /^[sntk](?:$|-)/.test(token))
    return (
      line.slice(0, lead.length + 1) +
      line.slice(lead.length + 1).replace(/^(-?| )\p{L}/u, (start) => start.toUpperCase())
    )
  if (!/^\p{Ll}/u.test(token) || /^\p{Ll}{1,2}\p{Lu}|@|:\/\/|^www\.|\p{L}\.\p{L}{2,}/u.test(token)) return line
  return lead + capital(line.slice(lead.length))
}

/** 'rijbewijs b/be', 'rijbewijs c+ce'. */
const LICENCES = /\b(rijbewijs) ([a-e]{1,2}(?: ?[/,+&] ?(?:b|c|d|t|be|ce|de|c1|am)(?![\p{L}\d-]))*)(?![\p{L}\d-])/giu

/** 'HBO' becomes 'hbo'; 'engels' becomes 'Engels'; a word that is also an ordinary one stays. */
export const fixKnownWords = (line: string): string => {
  // Among small letters a word in capitals has emphasis; a line of capitals is written small as a whole.
  const hasSmall = (line.match(/\p{Ll}{3,}/gu) ?? []).length > 1
  return (
    line
      .split(/(\s+)/)
      .map((token) =>
        /@|:\/\/|^www\.|^HBO-[VIJ]\b/.test(token)
          ? token
          : token.replace(WORD, (word) => (hasSmall && isEmphasis(word) ? word.toLowerCase() : fixKnownWord(word))),
      )
      .join('')
      .replace(
        /\b(BIG|ABP|ADV|ATV|OV) (registratie|geregistreerd|pensioen|dagen|kaart|jaarkaart|vergoeding)\b/gi,
        '$1-$2',
      )
      // 'Rijbewijs B (be is een pre)': letters of a licence, which are no words.
      .replace(/(?<=\brijbewijs\b[^,;]{0,24}[ (/])(be|ce)(?![\p{L}-])/giu, (kind) => kind.toUpperCase())
      // Elsewhere 'leiden' is a verb.
      .replace(/\b(in|uit|nabij|rond|regio|omgeving) leiden\b/gi, '$1 Leiden')
      .replace(LICENCES, (_, word: string, kinds: string) => `${word} ${kinds.toUpperCase()}`)
  )
}

/** Ordinary words that are put in capitals for emphasis, beside verbs of work. */
const EMPHASIS = new Set(
  'niet geen alleen altijd moet wel nooit ook echt veel zelf goed graag snel direct gratis verplicht vast samen eigen'.split(
    ' ',
  ),
)
const isEmphasis = (word: string) =>
  word.length > 3 && word === word.toUpperCase() && (EMPHASIS.has(word.toLowerCase()) || isInfinitive(word))

const fixKnownWord = (word: string): string => {
  if (isSmallAbbreviation(word) && word === word.toUpperCase()) return word.toLowerCase()
  if (word === word.toLowerCase() && !isAmbiguousProperWord(word)) return properForm(word) ?? word
  return word
}

/** Whether a line is typed in capitals: two words or one long one, and no small letter. */
export const isShouted = (line: string): boolean =>
  !/\p{Ll}/u.test(line) &&
  line.includes(' ') &&
  /\p{Lu}{6,}/u.test(line.replace(/[^\p{L}\s]/gu, '')) &&
  (line.match(/\p{Lu}{2,}/gu) ?? []).length > 1

const COMMON_SHORT = new Set(
  'KM DE HET EEN EN OF OM OP IN TE JE WE WIJ ZIJ MET VAN TOT UIT BIJ AAN NAAR DAT DIE DIT ER IS NU AL ALS ZO ZELF GOED KOK JR MND MNDN WK WKN DGN VLGS VLG TM TEM INCL EXCL MBT MBV TBV DMV IVM TSS PCS STK PST MTR WKND VRT'.split(
    ' ',
  ),
)

/** '2E', '40U', '3J': a number and its unit, not a code. */
const NUMBER_WITH_UNIT = /^\d+(?:E|DE|STE|J|JR|U|UUR|KM|MND|MD|WKN|WK|DGN|DG|D|X|KG|MIN)$/

const softenWord = (word: string, names: ReadonlySet<string>, spellings?: Spellings): string => {
  if (NUMBER_WITH_UNIT.test(word)) return word.toLowerCase()
  const spelled = spellings?.get(word.toLowerCase())
  if (spelled !== undefined) return spelled
  if (/\d/.test(word) || word.length === 1 || isCapitalAbbreviation(word)) return word
  const proper = properForm(word)
  if (proper && !isAmbiguousProperWord(word)) return proper
  if (names.has(word.toLowerCase())) return capital(word.toLowerCase())
  const looksAbbreviated = word.length > 1 && word.length < 5 && !/[AEIOUY]/i.test(word.normalize('NFD'))
  return looksAbbreviated && !COMMON_SHORT.has(word) ? word : word.toLowerCase()
}

/**
 * A shouted line in small letters; abbreviations, codes, languages, the form's own `names` and what it spells elsewhere
 * keep their capitals.
 */
export const softenLine = (line: string, names: ReadonlySet<string>, spellings?: Spellings): string =>
  line
    // 'P/WK' and 'P/M' are units.
    .replace(/(?<![\p{L}\p{N}])P\/(?=[A-Z]{1,5}(?![\p{L}]))/gu, 'p/')
    .replace(/(?<=\d ?)U(?![\p{L}\p{N}])/gu, 'u')
    .replace(/(?<=p\/)[UMJDW](?![\p{L}\p{N}])/gu, (unit) => unit.toLowerCase())
    .replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word) => softenWord(word, names, spellings))

const NO_NAMES: ReadonlySet<string> = new Set()

/** A short item in capitals, one long word of them too, written small: 'MBO4 INSTALLATIETECHNIEK'. */
export const softenItem = (item: string): string =>
  isShouted(item) || /^\p{Lu}{7,}$/u.test(item) ? softenLine(item, NO_NAMES) : item

/**
 * Lower-cases the first letter for use inside a sentence, unless the first word is a name, an abbreviation or a code.
 */
export const lowerFirst = (phrase: string, names: ReadonlySet<string>): string => {
  const [first = '', second = ''] = phrase.split(/[ /]/)
  const word = /^[\p{L}\p{N}'’-]+/u.exec(first)?.[0] ?? ''
  if (!/^\p{Lu}[\p{Ll}'’-]+$/u.test(word) && !/^\p{Lu}\p{Ll}+-[\p{L}]+$/u.test(word)) return phrase
  if (properForm(word) || properForm(word.split('-')[0] ?? '') || names.has(word.toLowerCase())) return phrase
  const name = second.replace(/[^\p{L}]/gu, '')
  if (/^\p{Lu}\p{Ll}/u.test(second) && !properForm(name) && !isCapitalAbbreviation(name)) return phrase
  return phrase.charAt(0).toLowerCase() + phrase.slice(1)
}

/** True for letters said one by one: 'vdh'. False for titles and abbreviations of 'zonen' and 'sint'. */
const CONSONANTS = /^(?!(?:zn|st|dr|mr|ds|hr|mw)$)[bcdfghjklmnpqrstvwxz]{2,4}$/

/**
 * Each word with a capital, small words inside excepted ('Alphen aan den Rijn'); an organisation's name proper starts
 * with one: 'Bouwbedrijf Van der Meer'.
 */
export const titleCaseName = (name: string, ofOrganisation = false): string =>
  name.toLowerCase().replace(/[\p{L}][\p{L}’]*/gu, (word, index: number) => {
    if (/^(?:bvba|vzw|nv|bv|vof|cvba|srl)$/.test(word) && index > 0) return word.toUpperCase()
    if (word.length > 1 && (isCapitalAbbreviation(word) || CONSONANTS.test(word))) return word.toUpperCase()
    const small =
      /^(?:aan|de|den|der|het|en|op|bij|van|ter|te|ten|in|of|omgeving|omstreken|eo|centrum|hybride|thuis|s|t|voor|diverse|kantoren|kantoor|locaties|locatie|vestigingen|vestiging|filialen|filiaal|werven|winkels|winkel|scholen|heel|hele|regio|rond|nabij|vlakbij|station|soms|ook|vanuit|industriezone|industrieterrein)$/.test(
        word,
      )
    const second = ofOrganisation && /^(?:de|het|van)$/.test(word) && !name.slice(0, index).trim().includes(' ')
    return small && index > 0 && !second ? word : capital(word)
  })
