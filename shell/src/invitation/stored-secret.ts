import * as routes from '@wervio/contracts/routes'

const KEY = 'wervio:invitation'

/**
 * The secret of the invitation that this tab opened. It is taken out of the address at once and kept for this tab, so
 * that it survives registering and stands in no history, log or referrer.
 */
export const takeSecret = (): string | null => {
  const secret = routes.invitation.secretIn(location.hash)
  if (secret === null) return sessionStorage.getItem(KEY)
  sessionStorage.setItem(KEY, secret)
  history.replaceState(history.state, '', location.pathname)
  return secret
}

export const dropSecret = (): void => sessionStorage.removeItem(KEY)
