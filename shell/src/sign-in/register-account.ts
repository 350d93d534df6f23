import { ApiError, call } from '@wervio/api-client'
import { endpoints } from '@wervio/contracts'
import type { SessionUser } from '@wervio/session'

/** Makes our own account for a user of the identity provider. Already there (409) is as good; other errors are thrown. */
export const registerAccount = async ({ uid, email, displayName }: SessionUser): Promise<void> => {
  try {
    await call(endpoints.register, { body: { provider: 'email', uid, email, displayName } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
  }
}

const isKnown = async (): Promise<boolean> => {
  try {
    await call(endpoints.listVacancies, { query: { limit: 1 } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_registered') return false
    throw error
  }
}

/** For a sign-in: makes our account where an earlier registration broke off. Asks first, because browsers log every 409 as an error. */
export const ensureAccount = async (user: SessionUser): Promise<void> => {
  if (!(await isKnown())) await registerAccount(user)
}
