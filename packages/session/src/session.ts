import { atom, createStore, useAtomValue } from 'jotai'
import { setToken } from './token-store.ts'
import { clearUserStorage } from './user-storage.ts'

/** Who is signed in, as the identity provider tells it. */
export type SessionUser = {
  uid: string
  email: string
  displayName: string | null
  photoUrl: string | null
}

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out'; reason: 'none' | 'signed-out' | 'expired' }
  | { status: 'signed-in'; user: SessionUser }

/** What the shell's sign-in code does for the session. */
export type IdentityProvider = {
  /** A token that is valid now, refreshed when needed; null when it can't be refreshed. */
  refreshToken: () => Promise<string | null>
  signOut: () => Promise<void>
}

/** The one jotai store of the product; the shell provides it, remotes reach it through `Provider`. */
export const sessionStore = createStore()

const stateAtom = atom<SessionState>({ status: 'loading' })
/** The session, read only. */
export const sessionAtom = atom((get) => get(stateAtom))

let identity: IdentityProvider | null = null

/** Called once by the shell when its sign-in code is loaded. */
export const connectIdentity = (provider: IdentityProvider): void => {
  identity = provider
}

/** The session now, outside React. */
export const getSession = (): SessionState => sessionStore.get(stateAtom)

/** Tells `listener` every change; returns the function that stops it. */
export const onSessionChange = (listener: (state: SessionState) => void): (() => void) =>
  sessionStore.sub(stateAtom, () => listener(getSession()))

/** Called by the shell's sign-in code: a user with a fresh token. */
export const sessionStarted = (user: SessionUser, token: string): void => {
  setToken(token)
  sessionStore.set(stateAtom, { status: 'signed-in', user })
}

/** Called by the shell's sign-in code: nobody is signed in. An expiry that was already told stays told. */
export const sessionAbsent = (): void => {
  setToken(null)
  const now = getSession()
  if (now.status !== 'signed-out') sessionStore.set(stateAtom, { status: 'signed-out', reason: 'none' })
}

/** The session ended by itself: what the user typed is kept, the shell asks to sign in again. */
export const expireSession = (): void => {
  if (getSession().status === 'signed-out') return
  setToken(null)
  sessionStore.set(stateAtom, { status: 'signed-out', reason: 'expired' })
}

/** Signs out on purpose: the token and all text kept for this user leave this browser. */
export const signOut = async (): Promise<void> => {
  const now = getSession()
  if (now.status === 'signed-in') clearUserStorage(now.user.uid)
  setToken(null)
  sessionStore.set(stateAtom, { status: 'signed-out', reason: 'signed-out' })
  await identity?.signOut()
}

/** A token that is valid now, or null; never throws, a provider that can't be reached counts as null. */
export const refreshToken = async (): Promise<string | null> => {
  const token = await identity?.refreshToken().catch(() => null)
  if (token) setToken(token)
  return token ?? null
}

/** The session for a component. */
export const useSession = (): SessionState => useAtomValue(sessionAtom, { store: sessionStore })

/** The signed-in user for a component, or null. */
export const useCurrentUser = (): SessionUser | null => {
  const session = useSession()
  return session.status === 'signed-in' ? session.user : null
}
