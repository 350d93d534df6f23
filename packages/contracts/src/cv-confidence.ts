import type { FieldEvidence, ParsedCv } from './cv.ts'

/**
 * From this confidence on (0 to 1) a value counts as surely read: it may be saved unseen, and no screen asks to check
 * it.
 */
export const SURE_CONFIDENCE = 0.8

export const isSure = ({ confidence }: Pick<FieldEvidence, 'confidence'>): boolean => confidence >= SURE_CONFIDENCE

/** Whether a CV was read well enough to be saved without a person looking: a sure name and a way to reach its owner. */
export const isSurelyRead = ({
  name,
  email,
  phone,
  evidence,
}: Pick<ParsedCv, 'name' | 'email' | 'phone' | 'evidence'>): boolean =>
  name !== null && isSure(evidence['name'] ?? { confidence: 0 }) && (email !== null || phone !== null)
