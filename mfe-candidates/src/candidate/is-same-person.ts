import type { Duplicate } from '@wervio/contracts'

/** Same address or number: surely the same person. A name alone is no reason to ask. */
export const isSamePerson = ({ reasons }: Duplicate): boolean => reasons.includes('email') || reasons.includes('phone')
