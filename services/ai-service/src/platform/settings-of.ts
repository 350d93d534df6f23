import type { Recruiter } from '@wervio/service-kit'
import type { Settings } from '@wervio/service-kit/database'

/**
 * The settings of a transaction for a recruiter, under row-level security. A hiring manager sees nothing of this
 * service.
 */
export const settingsOf = ({ accountId, organisationId, role }: Recruiter): Settings => ({
  account: accountId,
  organisation: organisationId,
  ...(role === 'hiring_manager' && { narrow: true }),
})
