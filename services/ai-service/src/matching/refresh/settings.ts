import type { Recruiter } from '@wervio/service-kit'
import type { Settings } from '@wervio/service-kit/database'

/** The settings of whoever's organisation the rows are. */
export const settingsOf = ({ accountId, organisationId }: Recruiter): Settings => ({
  account: accountId,
  organisation: organisationId,
})
