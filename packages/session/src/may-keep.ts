import { getSession } from './session.ts'

/** Whether unsaved words may be kept in this browser: whoever signed out on purpose asked to be forgotten; an expired session keeps them. */
export const mayKeep = (): boolean => {
  const session = getSession()
  return session.status !== 'signed-out' || session.reason !== 'signed-out'
}
