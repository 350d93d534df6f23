import type { RefObject } from 'react'
import { Outlet, useLocation } from '@wervio/routing'
import { getToken } from '@wervio/session'
import { ErrorState } from '@wervio/ui'
import { styled } from 'styled-components'
import { isSignedInPath, needsIdentity } from '../path-rules.ts'
import { RequireSession } from '../session/require-session.tsx'
import { useIdentity } from '../session/use-identity.ts'
import { ContentSkeleton } from './content-skeleton.tsx'
import { measures } from './measures.ts'

const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  /* Keeps the footer below the fold while a page loads, so that it doesn't jump. */
  min-height: calc(100dvh - ${measures.publicHeader});
`

/** The page itself. Signed-in paths wait for the session; public ones show at once. */
export const Content = ({ place }: { place: RefObject<HTMLElement | null> }) => {
  const { pathname } = useLocation()
  const identity = useIdentity(needsIdentity(pathname, getToken() !== null))
  const guarded = isSignedInPath(pathname)
  const waiting = identity.failed ? (
    <ErrorState text="Het inloggen kon niet worden geladen. Controleer je internetverbinding." onRetry={identity.retry} />
  ) : (
    <ContentSkeleton />
  )
  return (
    <Main id="inhoud" tabIndex={-1} ref={place}>
      {guarded ? (
        <RequireSession waiting={waiting}>
          <Outlet />
        </RequireSession>
      ) : (
        <Outlet />
      )}
    </Main>
  )
}
