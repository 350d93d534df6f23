import { oneOf, useAddressValue } from '@wervio/remote-kit'

/** Periods to look at, in weeks. */
export const periods = {
  13: 'Laatste 3 maanden',
  26: 'Laatste halfjaar',
  52: 'Laatste jaar',
  104: 'Laatste 2 jaar',
} as const
export type Weeks = keyof typeof periods

const weeks = oneOf('weken', Object.keys(periods).map(Number) as Weeks[], 26)

/** The weeks the figures are about, kept in the address. */
export const usePeriod = () => useAddressValue(weeks, { keepsScroll: true })
