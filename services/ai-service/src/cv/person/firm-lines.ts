import type { LinePiece } from '../pieces.ts'
import { legalFormPattern } from '../words/legal-forms.ts'

const LEGAL_FORM = new RegExp(String.raw`(?<![\p{L}\p{N}])${legalFormPattern('abbreviation')}(?![\p{L}\p{N}])`, 'iu')
const OF_NOBODY =
  /(?<![\p{L}\p{N}._-])(?:info|hello|hallo|contact|office|mail|welkom|post|kontakt|sales|jobs|recruitment|cv|werk)@/iu
const LONGEST = 300

/**
 * True for a line of the firm that sends the CV, 'Voorbeeld B.V. | info@voorbeeld.nl | 020-…', below the person's own
 * details.
 */
export const isFirmLine = ({ kind, line }: LinePiece): boolean =>
  kind !== 'header' &&
  kind !== 'personal' &&
  line.text.length <= LONGEST &&
  LEGAL_FORM.test(line.text) &&
  OF_NOBODY.test(line.text)
