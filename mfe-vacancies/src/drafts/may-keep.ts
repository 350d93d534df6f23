import { getSession } from '@wervio/session'

/** Whoever signed out on purpose asked to be forgotten; an expired session keeps what was typed. */
export const mayKeep = (): boolean => {
  const session = getSession()
  return session.status !== 'signed-out' || session.reason !== 'signed-out'
}
