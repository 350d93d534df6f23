export type Billing = 'monthly' | 'yearly'

/** Part of the list price that one pays when paying by the year. */
const YEARLY_PART = 0.75
const MONTHS = 12

/** Euros per recruiter per month, rounded. */
export const pricePerMonth = (monthly: number, billing: Billing): number =>
  billing === 'yearly' ? Math.round(monthly * YEARLY_PART) : monthly

/** Euros that paying by the year saves in a year: three times the monthly list price. */
export const yearlySavings = (monthly: number): number => 3 * monthly

/** Euros for a whole year, paid at once. */
export const pricePerYear = (monthly: number): number => MONTHS * monthly - yearlySavings(monthly)
