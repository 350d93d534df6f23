import type { RequirementState } from '@wervio/contracts'

/** Words of a candidate that a state rests on, and the field they stand in. */
export type Proof = { path: string; quote: string }

/** What one requirement comes to for one candidate. */
export type Finding = {
  state: RequirementState
  proofs: readonly Proof[]
  /** In Dutch; null when the proofs speak for themselves. */
  remark: string | null
  /** How much of what is asked was found, 0 to 1: orders candidates with equal points. */
  degree: number
}

export const NOTHING: Finding = { state: 'missing', proofs: [], remark: null, degree: 0 }

const RANK: Readonly<Record<RequirementState, number>> = { met: 2, partly: 1, missing: 0 }

/** The better of two ways to meet one requirement. */
export const bestOf = (one: Finding, other: Finding): Finding =>
  RANK[other.state] > RANK[one.state] || (other.state === one.state && other.degree > one.degree) ? other : one
