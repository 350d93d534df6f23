import type { RefObject } from 'react'
import { Outlet, useMatches } from '@wervio/routing'
import { getToken } from '@wervio/session'
import { ErrorState } from '@wervio/ui'
import { styled } from 'styled-components'
import { RequireSession } from '../session/require-session.tsx'
import { useIdentity } from '../session/use-identity.ts'
import { usePlace } from '../site/site-context.ts'
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

/** Whether the page here needs a session: all but those that are said to be public, one that nobody described too. */
const useGuard = (): boolean => {
  const { isGuarded, isDescribed, owner } = usePlace()
  const matches = useMatches()
  return isGuarded || (!isDescribed && owner !== null && matches.some(({ id }) => id.startsWith(`${owner}:`)))
}

/** The page itself. Those that need a session wait for it; public ones show at once. */
export const Content = ({ place }: { place: RefObject<HTMLElement | null> }) => {
  const { identity: wanted } = usePlace()
  const guarded = useGuard()
  const identity = useIdentity(guarded || wanted === 'always' || (wanted === 'with token' && getToken() !== null))
  const waiting = identity.failed ? (
    <ErrorState
      text="Het inloggen kon niet worden geladen. Controleer je internetverbinding."
      onRetry={identity.retry}
    />
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
