import { getToken, useSession } from '@wervio/session'

export type Viewer = { kind: 'visitor' } | { kind: 'recruiter'; uid: string } | { kind: 'unknown' }

/**
 * Who looks at a public page. Without a token it is a visitor, known at once; with a token it is unknown until the
 * shell has loaded the user.
 */
export const useViewer = (): Viewer => {
  const session = useSession()
  if (session.status === 'signed-in') return { kind: 'recruiter', uid: session.user.uid }
  return session.status === 'loading' && getToken() !== null ? { kind: 'unknown' } : { kind: 'visitor' }
}
