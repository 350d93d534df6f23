import type { RequirementState } from '@wervio/contracts'

/** Words of a candidate that a state rests on, and where they stand. */
export type Proof = {
  /** A field of the candidate, the id of a recording, or the path of a note or scorecard. */
  path: string
  quote: string
  /** Seconds from the beginning of the recording; absent for a field and for what was noted. */
  at?: number
}

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
/** The CV speaks of it, and says no. */
export const DENIED: Finding = { ...NOTHING, remark: 'Het CV zegt van niet' }
/** The CV says that somebody lacks it and will get it, where no more is asked: less than to have it, by its degree. */
export const WILLING: Omit<Finding, 'proofs'> = { state: 'met', remark: 'Nog niet, wel bereid', degree: 0.5 }
/** The CV speaks of it as something that somebody would like to learn. */
export const INTENDED: Finding = { ...NOTHING, remark: 'Wil het nog leren' }
/** The CV names it, and nothing of the work or the schooling shows it. */
export const CLAIMED: Finding = { ...NOTHING, remark: 'Genoemd, niet gezien in het werk' }

const RANK: Readonly<Record<RequirementState, number>> = { met: 2, partly: 1, missing: 0 }

const isBetter = (one: Finding, other: Finding): boolean =>
  RANK[one.state] - RANK[other.state] > 0 ||
  (one.state === other.state &&
    (one.degree > other.degree || (one.degree === other.degree && other === NOTHING && one !== NOTHING)))

/** The better of two ways to meet one requirement; of equal ones the one that says why. */
export const bestOf = (one: Finding, other: Finding): Finding => (isBetter(other, one) ? other : one)
