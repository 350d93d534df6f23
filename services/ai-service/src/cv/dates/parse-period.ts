import { findPeriods, type FoundPeriod } from './find-periods.ts'

const order = ['range', 'open', 'single'] as const

/** The period in a text and its position, preferring a range to a single year; null if there is none. */
export const parsePeriod = (text: string): FoundPeriod | null => {
  const periods = findPeriods(text)
  return (
    order.map((kind) => periods.find((period) => period.kind === kind)).find((period) => period !== undefined) ?? null
  )
}
