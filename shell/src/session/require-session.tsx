import { Fragment, useState, type ReactNode } from 'react'
import * as routes from '@wervio/contracts/routes'
import { Navigate, useLocation } from '@wervio/routing'
import { useSession } from '@wervio/session'
import { isDemoOver } from '../demo/demo-end.ts'
import { PageOutOfSight } from './page-out-of-sight.tsx'

type Props = { waiting: ReactNode; children: ReactNode }

/**
 * Shows `children` with a session, `waiting` until the first state is known, and otherwise leads to the sign-in page
 * and back. Whoever signs out on purpose here goes home instead. After signing out in another tab the page stays
 * mounted, out of sight, and the same account finds it again as it was.
 */
export const RequireSession = ({ waiting, children }: Props) => {
  const session = useSession()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true)

  if (session.status === 'loading') return waiting
  if ('user' in session)
    return (
      <>
        <Fragment key={session.user.uid}>{children}</Fragment>
        {session.status === 'signed-out' && <PageOutOfSight until={session.until} />}
      </>
    )
  const hasSignedOutHere = session.reason === 'signed-out' && wasSignedIn
  if (!hasSignedOutHere && isDemoOver({ expired: session.reason === 'expired' }))
    return <Navigate to={routes.demo.over()} replace />
  return <Navigate to={hasSignedOutHere ? routes.home.href() : routes.login.href(pathname + search)} replace />
}
