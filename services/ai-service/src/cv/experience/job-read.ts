import type { Read } from '../reading.ts'

/** A job as a CV tells it; what it doesn't say is null. */
export type JobRead = {
  position: Read<string> | null
  company: Read<string> | null
  period: Read<string> | null
  start: string | null
  end: string | null
  current: boolean
  location: Read<string> | null
  description: Read<string> | null
}
