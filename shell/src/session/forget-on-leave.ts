import { getSession, isDemoVisitor, onSessionChange, type SessionState } from '@wervio/session'

/** The account whose pages are mounted: also while it is signed out in another tab and its page out of sight. */
const accountOf = (session: SessionState): string | null => ('user' in session ? session.user.uid : null)

/** Whether it is the session of a demo, whose account has another name and address once it is kept. */
const isOfVisitor = (session: SessionState): boolean => 'user' in session && isDemoVisitor(session.user)

/** What msal-browser keeps in this tab: tokens for somebody's calendar. Its code isn't loaded here. */
const forgetMicrosoft = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('msal.')) sessionStorage.removeItem(key)
}

/**
 * Empties a cache of fetched data, and forgets their Microsoft account, as soon as its user is gone; a demo that was
 * kept is read anew. Returns the function that stops it.
 */
export const forgetOnLeave = (cache: { clear: () => void }): (() => void) => {
  let owner = accountOf(getSession())
  let wasVisitor = isOfVisitor(getSession())
  return onSessionChange((session) => {
    const account = accountOf(session)
    const isOther = owner !== null && account !== owner
    if (isOther || (session.status === 'signed-out' && account === null)) {
      cache.clear()
      forgetMicrosoft()
    }
    if (!isOther && account !== null && wasVisitor && !isOfVisitor(session)) cache.clear()
    owner = account
    wasVisitor = isOfVisitor(session)
  })
}
