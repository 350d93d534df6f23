import type { Recruiter } from '@wervio/service-kit'
import type { Settings } from '@wervio/service-kit/database'

/** The settings of a transaction for a recruiter, under row-level security. */
export const settingsOf = ({ accountId, organisationId }: Recruiter): Settings => ({
  account: accountId,
  organisation: organisationId,
})
