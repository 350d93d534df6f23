import { useState, type ReactNode } from 'react'
import * as routes from '@wervio/contracts/routes'
import { Navigate, useLocation } from '@wervio/routing'
import { useSession } from '@wervio/session'

type Props = { waiting: ReactNode; children: ReactNode }

/**
 * Shows `children` with a session, `waiting` until the first state is known, and otherwise leads to the sign-in page
 * and back. Whoever signs out on purpose here goes home instead.
 */
export const RequireSession = ({ waiting, children }: Props) => {
  const session = useSession()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true)

  if (session.status === 'loading') return waiting
  if (session.status === 'signed-in') return children
  const left = session.reason === 'signed-out' && wasSignedIn
  return <Navigate to={left ? routes.home.href() : routes.login.href(pathname + search)} replace />
}
