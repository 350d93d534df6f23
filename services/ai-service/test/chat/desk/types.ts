import type { Workday, WorkdayQuestion } from '../workday/types.ts'

/**
 * What a recruiter has on the screen, with questions that were written before the rules were read. 'open' was read
 * while rules were written, 'kept' only after that.
 */
export type Desk = Omit<Workday, 'questions'> & {
  open: readonly WorkdayQuestion[]
  kept: readonly WorkdayQuestion[]
}
