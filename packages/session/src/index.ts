export { mayKeep } from './may-keep.ts'
export {
  connectIdentity,
  expireSession,
  forgetAccount,
  getSession,
  isDemoVisitor,
  onSessionChange,
  refreshToken,
  sessionAbsent,
  sessionAtom,
  sessionStarted,
  sessionStore,
  signOut,
  useCurrentUser,
  useSession,
  type IdentityProvider,
  type SessionState,
  type SessionUser,
} from './session.ts'
export { getToken } from './token-store.ts'
export { storedWords, VISITOR } from './stored-words.ts'
export { userStorage } from './user-storage.ts'
