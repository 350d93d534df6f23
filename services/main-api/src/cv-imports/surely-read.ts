import type { ParsedCv } from '@wervio/contracts'

/** How sure of a name one must be to save somebody nobody looked at. */
const SURE = 0.8

/** Whether a CV was read well enough to be saved without a person looking: a sure name and a way to reach its owner. */
export const surelyRead = ({
  name,
  email,
  phone,
  evidence,
}: Pick<ParsedCv, 'name' | 'email' | 'phone' | 'evidence'>): boolean =>
  name !== null && (evidence['name']?.confidence ?? 0) >= SURE && (email !== null || phone !== null)
