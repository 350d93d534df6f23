import { getToken, useSession } from '@wervio/session'

export type Who = { kind: 'visitor' } | { kind: 'recruiter'; uid: string } | { kind: 'unknown' }

/**
 * Who looks at a public page. Nobody's token is somebody who looks around, known at once; with a token the shell is
 * finding out whose it is.
 */
export const useWho = (): Who => {
  const session = useSession()
  if (session.status === 'signed-in') return { kind: 'recruiter', uid: session.user.uid }
  return session.status === 'loading' && getToken() !== null ? { kind: 'unknown' } : { kind: 'visitor' }
}
