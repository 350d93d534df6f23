import { ApiError, call } from '@wervio/api-client'
import { keepDemo, listVacancies, messages, register, startDemo } from '@wervio/contracts'
import type { SessionUser } from '@wervio/session'

/**
 * Makes our own account for a user of the identity provider. One that exists already (409) counts as success; other
 * errors are thrown.
 */
export const registerAccount = async ({ uid, email, displayName }: SessionUser): Promise<void> => {
  try {
    await call(register, { body: { provider: 'email', uid, email, displayName } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return
    // The service stands behind a proxy: its page about an outage is a refusal too.
    if (error instanceof ApiError && error.code === 'not_json')
      throw new ApiError(messages.registerFailed, { code: 'not_json', cause: error })
    throw error
  }
}

/** Makes the demo of an anonymous user; one that exists already counts as success. */
export const beginDemo = async (): Promise<void> => {
  await call(startDemo, {})
}

/** Makes an ordinary account of a demo. */
export const keepWork = async (): Promise<void> => {
  await call(keepDemo, {})
}

const isKnown = async (): Promise<boolean> => {
  try {
    await call(listVacancies, { query: { limit: 1 } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_registered') return false
    throw error
  }
}

/**
 * For a sign-in: makes our account if an earlier registration broke off before that. Asks first, because browsers log
 * every 409 as an error.
 */
export const ensureAccount = async (user: SessionUser): Promise<void> => {
  if (!(await isKnown())) await registerAccount(user)
}
