/** An account of Google. */
export type Account = { sub: string; email: string; name: string; emailVerified: boolean }

/** Everything that the peer holds. A test reads and changes it. */
export type World = {
  accounts: Account[]
  /** The person says no. */
  denied: boolean
  /** The token endpoint answers 500. */
  isAway: boolean
  /** Codes that were exchanged, with what came of it. */
  exchanges: { code: string; accepted: boolean }[]
}

/** One recruiter. */
export const createWorld = (): World => ({
  accounts: [
    { sub: '113774629834901234567', email: 'noor@werving.example', name: 'Noor de Recruiter', emailVerified: true },
  ],
  denied: false,
  isAway: false,
  exchanges: [],
})
