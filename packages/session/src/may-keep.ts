import { getSession } from './session.ts'

/**
 * Whether drafts may be stored in this browser: not after signing out on purpose, here or in another tab, but
 * an expired session keeps them.
 */
export const mayKeep = (): boolean => {
  const session = getSession()
  return session.status !== 'signed-out' || (session.reason !== 'signed-out' && session.reason !== 'elsewhere')
}
