import { patternOf } from '../lexicon/lexicon.ts'
import { legalFormPattern } from '../words/legal-forms.ts'

const ORGANISATION = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${legalFormPattern('abbreviation')}|${patternOf('firm-words', 'clear')}|${patternOf('legal-forms', 'part')})(?![\p{L}\d])`,
  'iu',
)
const LONGEST = 300

/** True for a text with a word that companies and schools have in their name. */
export const namesOrganisation = (text: string): boolean => ORGANISATION.test(text.slice(0, LONGEST))
