import type { FieldEvidence } from '@wervio/contracts'

const SURE = 0.85
const LIKELY = 0.6

/** How sure the reading of a field is, in a word: the figure itself says little to a reader. */
export const confidenceWord = ({
  confidence,
}: Pick<FieldEvidence, 'confidence'>): 'zeker' | 'waarschijnlijk' | 'onzeker' =>
  confidence >= SURE ? 'zeker' : confidence >= LIKELY ? 'waarschijnlijk' : 'onzeker'
