import type { CandidateDraft, ParsedCv } from '@wervio/contracts'

/** Somebody as a CV describes them, ready to be saved; values of the CV that were not taken stay out of it. */
export const toCandidateDraft = (
  { possible_values: _possibleValues, ...parsed }: ParsedCv,
  name: string,
): CandidateDraft => ({ ...parsed, name, source: 'cv' })
