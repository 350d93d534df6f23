import type { Candidate } from '@wervio/contracts'

/** The heading of what can be done with a candidate, in the command menu. */
export const onThisCandidate = ({ name }: Pick<Candidate, 'name'>): string => `Bij deze kandidaat: ${name}`
