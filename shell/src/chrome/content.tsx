import { lazy, Suspense, useEffect, type RefObject } from 'react'
import { Outlet, useMatches } from '@wervio/routing'
import { forgetAccount, getToken, useSession } from '@wervio/session'
import { ErrorState } from '@wervio/ui'
import { RequireSession } from '../session/require-session.tsx'
import { useIdentity } from '../session/use-identity.ts'
import { loadRequireRole } from '../site/page-code.ts'
import { usePlace } from '../site/site-context.ts'
import { ContentSkeleton } from './content-skeleton.tsx'
import { CONTENT_ID, Main } from './main.ts'

const RequireRole = lazy(async () => ({ default: (await loadRequireRole()).RequireRole }))

/**
 * Whether this page needs a session: every page whose description doesn't say that it is public, and pages of a remote
 * without a description.
 */
const useGuard = (): boolean => {
  const { isGuarded, isDescribed, owner } = usePlace()
  const matches = useMatches()
  return isGuarded || (!isDescribed && owner !== null && matches.some(({ id }) => id.startsWith(`${owner}:`)))
}

/** The page itself. Those that need a session wait for it; public ones show at once. */
export const Content = ({ contentRef }: { contentRef: RefObject<HTMLElement | null> }) => {
  const { identity: identityNeed } = usePlace()
  const isGuarded = useGuard()
  const identity = useIdentity(
    isGuarded || identityNeed === 'always' || (identityNeed === 'with token' && getToken() !== null),
  )
  const session = useSession()
  const isAway = session.status === 'signed-out' && session.reason === 'elsewhere'
  // A public page has nothing that has to stay out of sight.
  useEffect(() => {
    if (isAway && !isGuarded) forgetAccount()
  }, [isAway, isGuarded])
  const placeholder = identity.failed ? (
    <ErrorState
      text="Het inloggen kon niet worden geladen. Controleer je internetverbinding."
      onRetry={identity.retry}
    />
  ) : (
    <ContentSkeleton />
  )
  return (
    <Main id={CONTENT_ID} tabIndex={-1} ref={contentRef}>
      {isGuarded ? (
        <RequireSession waiting={placeholder}>
          <Suspense fallback={placeholder}>
            <RequireRole>
              <Outlet />
            </RequireRole>
          </Suspense>
        </RequireSession>
      ) : (
        <Outlet />
      )}
    </Main>
  )
}
