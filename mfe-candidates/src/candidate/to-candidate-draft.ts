import type { CandidateDraft, ParsedCv } from '@wervio/contracts'

/** Somebody as a CV describes them, ready to be saved. */
export const toCandidateDraft = (parsed: ParsedCv, name: string): CandidateDraft => ({ ...parsed, name, source: 'cv' })
