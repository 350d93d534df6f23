import { anyOf, wordingsOf } from '../lexicon/lexicon.ts'

const ABBREVIATION = /^[a-z]{2,4}$/
const withDots = (form: string): string =>
  ABBREVIATION.test(form) ? form.split('').join(String.raw`\.?`) : anyOf([form])

/**
 * Source of a pattern for the legal forms of some groups, with or without dots but for the last one. Where any text may
 * stand, ask only for 'abbreviation'; a 'word' is a form only at the end of a name.
 */
export const legalFormPattern = (...groups: readonly ('abbreviation' | 'word')[]): string =>
  `(?:${wordingsOf('legal-forms', ...groups)
    .toSorted((one, other) => other.length - one.length)
    .map(withDots)
    .join('|')})`
