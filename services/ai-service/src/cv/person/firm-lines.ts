import type { LinePiece } from '../pieces.ts'

const LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:b\.?v\.?|n\.?v\.?|gmbh|ltd|llp|llc|inc|plc|s\.?a\.?r\.?l|s\.?r\.?l|s\.l)(?![\p{L}\p{N}])/iu
const OF_NOBODY =
  /(?<![\p{L}\p{N}._-])(?:info|hello|hallo|contact|office|mail|welkom|post|kontakt|sales|jobs|recruitment|cv|werk)@/iu
const LONGEST = 300

/** True for a line of the firm that sends the CV, 'Voorbeeld B.V. | info@voorbeeld.nl | 020-…', below the person's own details. */
export const isFirmLine = ({ kind, line }: LinePiece): boolean =>
  kind !== 'header' &&
  kind !== 'personal' &&
  line.text.length <= LONGEST &&
  LEGAL_FORM.test(line.text) &&
  OF_NOBODY.test(line.text)
