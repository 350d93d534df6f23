import { isDottedAbbreviation } from './abbreviations.ts'

/** Soft hyphens, zero-width spaces and direction overrides: invisible, and able to reorder what a reader sees. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const CONTROL = /[^\P{Cc}\n\t]/gu
const isAddress = (token: string) => /:\/\/|@|^www\./i.test(token)

/** One kind of line end, single spaces, at most one blank line, nothing invisible. */
export const cleanText = (value: string): string =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Twice the same small word is a slip; 'die die' and 'dat dat' can be meant. */
const STUTTER = /\b(de|het|een|en|van|in|met|voor|je|wij|we|is|op|aan|te|of|bij|naar) (?=\1\b)/giu

/** Plurals that want an apostrophe. */
const FOREIGN_PLURAL =
  /(?<!\p{L})(\p{L}*collega|boa|vve|taxi|baby|hobby|menu|demo|memo|kilo|firma|foto|video|auto|agenda|pagina|thema|schema|programma|diploma|camera|risico|radio|studio)s(?!\p{L})/giu

const tidyToken = (token: string) =>
  isAddress(token)
    ? token
    : token
        .replace(/\.{3,}/g, '…')
        .replace(/\.{2,}/g, '.')
        .replace(/([!?,;:])\1+/g, '$1')
        .replace(/([!?])[.,;]+$/, '$1')
        .replace(/[,;:]+\.$/, '.')
        .replace(/…[.,;]+$/, '…')
        .replace(/(?<=\p{L}{3}),(?=\p{L}{2})/gu, ', ')
        // 'gemeente(via' and 'schrijven.samen'; an address ends in its domain.
        .replace(/(?<=\p{Ll}{3})\((?=\p{Ll}{3,}$)/gu, ' (')
        .replace(/(?<=\p{Ll}{4})\.(?!com$|org$|net$|info$|example|vlaanderen$)(?=\p{Ll}{4,}$)/gu, '. ')

/** One line without doubled or floating punctuation; addresses stay as they are. */
export const tidyLine = (line: string): string =>
  line
    .replace(/ +([,;.!?…]+)(?= |$)/g, '$1')
    .replace(/ +:(?= |$)/g, ':')
    .replace(/ +([,;])(?=\p{L})/gu, '$1 ')
    .split(' ')
    .map(tidyToken)
    .join(' ')
    .replace(/\.,/g, (mark, at: number, whole: string) =>
      isDottedAbbreviation(whole.slice(whole.lastIndexOf(' ', at) + 1, at)) ? mark : ',',
    )
    // 'NL en EN': the second is a language.
    .replace(STUTTER, (typed, word: string, at: number, whole: string) =>
      word === word.toLowerCase() && /^\p{Lu}{2}/u.test(whole.slice(at + typed.length)) ? typed : '',
    )
    .replace(FOREIGN_PLURAL, (plural, word: string) => `${word}’${plural.slice(-1)}`)
    .replace(/ {2,}/g, ' ')
    .trim()
