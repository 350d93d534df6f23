import type { Application } from '@wervio/contracts'

/** What a recruiter changes of an application; what is absent stays as it is. */
export type ApplicationChange = { stage?: number; outcome?: Application['outcome']; reason?: string | null }

/** The same fields with the values that `application` has: the change that undoes this one. */
export const oppositeChange = (application: Application, change: ApplicationChange): ApplicationChange => ({
  ...(change.stage !== undefined && { stage: application.stage }),
  ...(change.outcome !== undefined && { outcome: application.outcome }),
  ...(change.reason !== undefined && { reason: application.reason }),
})
