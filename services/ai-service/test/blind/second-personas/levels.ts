/** Expectations of a trait, each with what in the vacancy makes it. */
export const none = (why: string) => ({ level: null, why }) as const
export const high = (why: string) => ({ level: 'high', why }) as const
export const low = (why: string) => ({ level: 'low', why }) as const
