import type { FieldReading } from '../field-reading.ts'

/** A job in a CV; values that the CV doesn't give are null. */
export type JobRead = {
  position: FieldReading<string> | null
  company: FieldReading<string> | null
  period: FieldReading<string> | null
  start: string | null
  end: string | null
  current: boolean
  location: FieldReading<string> | null
  description: FieldReading<string> | null
}
