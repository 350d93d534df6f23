import { findPeriods, type FoundPeriod } from './find-periods.ts'

const order = ['range', 'open', 'single'] as const

/** The period a text names, and where it stands in it; a range before a single year. Null when it names none. */
export function parsePeriod(text: string): FoundPeriod | null {
  const found = findPeriods(text)
  return (
    order.map((kind) => found.find((period) => period.kind === kind)).find((period) => period !== undefined) ?? null
  )
}
