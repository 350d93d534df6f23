import { getToken, useSession } from '@wervio/session'
import { useSyncExternalStore } from 'react'

export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'recruiter'; uid: string }
  | { kind: 'unknown' }
  | { kind: 'anybody' }

const neverChanges = () => () => {}

/** Whether the page is being rendered by a build. */
const useIsBuild = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

/**
 * Who looks at a public page. Without a token it is a visitor, known at once; with a token it is unknown until the
 * shell has loaded the user. What a build renders is for anybody.
 */
export const useViewer = (): Viewer => {
  const session = useSession()
  const isBuild = useIsBuild()
  if (isBuild) return { kind: 'anybody' }
  if (session.status === 'signed-in') return { kind: 'recruiter', uid: session.user.uid }
  return session.status === 'loading' && getToken() !== null ? { kind: 'unknown' } : { kind: 'visitor' }
}
