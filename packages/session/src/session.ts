import { atom, createStore, useAtomValue } from 'jotai'
import { getToken, setToken } from './token-store.ts'
import { dropErasedText, eraseLateText, putBackErasedText, rememberErasedText } from './erased-text.ts'
import { tellSignOut, tellsSignOut } from './sign-out-mark.ts'
import { clearUserStorage } from './user-storage.ts'

/** The signed-in user, as the identity provider describes them. */
export type SessionUser = {
  uid: string
  email: string
  displayName: string | null
  photoUrl: string | null
}

/** Whether this is the visitor of a demo: nobody else is without a mail address. */
export const isDemoVisitor = ({ email }: Pick<SessionUser, 'email'>): boolean => email === ''

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out'; reason: 'none' | 'signed-out' | 'expired' }
  /**
   * Another tab signed out: the page of `user` stays mounted out of sight until `until` (milliseconds since 1970), and
   * is theirs again when they sign in.
   */
  | { status: 'signed-out'; reason: 'elsewhere'; user: SessionUser; until: number }
  | { status: 'signed-in'; user: SessionUser }

/** What the shell's sign-in code does for the session. */
export type IdentityProvider = {
  /** A valid token, refreshed when needed; null if it can't be refreshed. */
  refreshToken: () => Promise<string | null>
  signOut: () => Promise<void>
}

/** The product's one jotai store; the shell provides it, remotes reach it through `Provider`. */
export const sessionStore = createStore()

const stateAtom = atom<SessionState>({ status: 'loading' })
/** The session, read only. */
export const sessionAtom = atom((get) => get(stateAtom))

/** In milliseconds: how long a tab keeps the page of somebody who signed out in another one. */
const KEPT_OUT_OF_SIGHT = 3_600_000

let forgetTimer: ReturnType<typeof setTimeout> | undefined

/** The user whose page is mounted: signed in, or signed out in another tab. */
const userOf = (session: SessionState): SessionUser | null => ('user' in session ? session.user : null)

// Removed by another tab without a session: erased by signing out there. The account can still sign in again here.
window.addEventListener('storage', ({ key, oldValue, newValue, storageArea }) => {
  const uid = userOf(getSession())?.uid
  const isErased = storageArea === localStorage && newValue === null && getToken() === null
  if (uid !== undefined && key !== null && oldValue !== null && isErased) rememberErasedText(uid, key, oldValue)
})

/** Whether another tab told that this tab's user signs out there; without it, a session that ends elsewhere expired. */
let isSigningOutElsewhere = false

window.addEventListener('storage', (event) => {
  const session = getSession()
  const user = userOf(session)
  if (user === null || !tellsSignOut(event)) return
  isSigningOutElsewhere = true
  // The end of the session was seen before the word of why.
  if (session.status === 'signed-out') eraseLateText(user.uid)
})

let identity: IdentityProvider | null = null

/** Called once by the shell when its sign-in code is loaded. */
export const connectIdentity = (provider: IdentityProvider): void => {
  identity = provider
}

/** The current session, outside React. */
export const getSession = (): SessionState => sessionStore.get(stateAtom)

/** Calls `listener` at every change; returns the function that stops it. */
export const onSessionChange = (listener: (state: SessionState) => void): (() => void) =>
  sessionStore.sub(stateAtom, () => listener(getSession()))

/** Called by the shell's sign-in code: a user with a fresh token. */
export const sessionStarted = (user: SessionUser, token: string): void => {
  clearTimeout(forgetTimer)
  isSigningOutElsewhere = false
  setToken(token)
  const uidBefore = userOf(getSession())?.uid
  if (uidBefore === user.uid) putBackErasedText()
  else dropErasedText()
  sessionStore.set(stateAtom, { status: 'signed-in', user })
}

/** Forgets who signed out in another tab, with the text that was kept for them. */
export const forgetAccount = (): void => {
  clearTimeout(forgetTimer)
  dropErasedText()
  const now = getSession()
  if (now.status === 'signed-out' && now.reason === 'elsewhere')
    sessionStore.set(stateAtom, { status: 'signed-out', reason: 'none' })
}

/**
 * Called by the shell's sign-in code when nobody is signed in. The reason of an earlier expiry stays; a user who was
 * signed in until now has signed out in another tab.
 */
export const sessionAbsent = (): void => {
  setToken(null)
  const now = getSession()
  if (now.status === 'signed-out') return
  if (now.status === 'loading') {
    sessionStore.set(stateAtom, { status: 'signed-out', reason: 'none' })
    return
  }
  if (isSigningOutElsewhere) eraseLateText(now.user.uid)
  clearTimeout(forgetTimer)
  forgetTimer = setTimeout(forgetAccount, KEPT_OUT_OF_SIGHT)
  const until = Date.now() + KEPT_OUT_OF_SIGHT
  sessionStore.set(stateAtom, { status: 'signed-out', reason: 'elsewhere', user: now.user, until })
}

/** Ends an expired session: drafts stay stored, and the shell asks to sign in again. */
export const expireSession = (): void => {
  if (getSession().status === 'signed-out') return
  setToken(null)
  sessionStore.set(stateAtom, { status: 'signed-out', reason: 'expired' })
}

/** Signs out on purpose: removes the token and all text stored for this user from this browser. */
export const signOut = async (): Promise<void> => {
  const uid = userOf(getSession())?.uid
  // The token goes first, so that other tabs can tell text erased by signing out from text that was dropped.
  setToken(null)
  if (uid !== undefined) clearUserStorage(uid)
  tellSignOut()
  forgetAccount()
  sessionStore.set(stateAtom, { status: 'signed-out', reason: 'signed-out' })
  await identity?.signOut()
}

/** A valid token, or null. Never throws: a provider that can't be reached counts as null. */
export const refreshToken = async (): Promise<string | null> => {
  const token = await identity?.refreshToken().catch(() => null)
  if (token) setToken(token)
  return token ?? null
}

/** The session for a component. */
export const useSession = (): SessionState => useAtomValue(sessionAtom, { store: sessionStore })

/** The user whose page this is, for a component: signed in, or signed out in another tab (the page is out of sight). */
export const useCurrentUser = (): SessionUser | null => userOf(useSession())
