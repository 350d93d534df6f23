import { isSure, type FieldEvidence } from '@wervio/contracts'

/** Below this a value is more guessed than read. */
const LIKELY = 0.6

/** How sure the reading of a field is, in a word: the figure itself says little to a reader. */
export const confidenceWord = (evidence: Pick<FieldEvidence, 'confidence'>): 'zeker' | 'waarschijnlijk' | 'onzeker' =>
  isSure(evidence) ? 'zeker' : evidence.confidence >= LIKELY ? 'waarschijnlijk' : 'onzeker'
