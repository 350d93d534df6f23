import { getSession, onSessionChange } from '@wervio/session'

/** Work that a browser tab does outside React. */
type TabWork = {
  subscribe: (listener: () => void) => () => void
  /** True while closing the tab would abort something. */
  busy: () => boolean
  clear: () => void
}

const currentUid = () => {
  const session = getSession()
  return session.status === 'signed-in' ? session.user.uid : null
}

/** Lets the browser ask before a tab with unfinished work closes, and clears that work when somebody else signs in. */
export const bindToTab = (work: TabWork): void => {
  // A listener of its own, so that other work that ends doesn't take it away.
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  // Leaving the product would abort uploads, so the browser asks first; navigation inside it doesn't.
  work.subscribe(() => {
    if (work.busy()) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })

  // After an expired session the same user may retry; another user starts with an empty list.
  let owner = currentUid()
  onSessionChange((session) => {
    const uid = currentUid()
    const hasSignedOut = session.status === 'signed-out' && session.reason !== 'expired'
    if (hasSignedOut || (uid !== null && owner !== null && uid !== owner)) work.clear()
    owner = uid ?? owner
  })
}
