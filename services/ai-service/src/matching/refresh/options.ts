import type { Recruiter } from '@wervio/service-kit'
import type { Transaction } from '../../platform/accounts.ts'
import type { VacancyRequirements } from '../requirements/vacancy-requirements.ts'

/** Says that a candidate couldn't be scored, without a word of what their data says. */
export type ReportFailure = (failure: { vacancy: string; candidate: string; error: string }) => void

export type ScoreStaleOptions = {
  transaction: Transaction
  recruiter: Recruiter
  list: VacancyRequirements
  /** ISO 8601. */
  today: string
  report: ReportFailure
  /** Ends the work between two candidates. */
  signal: AbortSignal
}
