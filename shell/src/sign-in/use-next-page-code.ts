import * as routes from '@wervio/contracts/routes'
import type { Host } from '@wervio/federation/host'
import { use, useEffect } from 'react'
import { loadNotificationStream } from '../notifications/stream/load-stream.ts'
import { HostContext } from '../remotes/host-context.ts'
import { loadAccountCalls, loadDashboard, loadRequireRole, loadSignedInArea } from '../site/page-code.ts'

const load = (pathname: string, host: Host | null): void => {
  // What can't be had is asked for again by the page that needs it, which says so when that fails too.
  void Promise.allSettled([
    loadAccountCalls(),
    loadSignedInArea(),
    loadRequireRole(),
    loadNotificationStream(),
    ...(pathname === routes.dashboard.path ? [loadDashboard()] : []),
  ])
  host?.preload(pathname)
}

/**
 * Loads the code of the frame and the page that come after signing in while somebody still types: the page is then
 * drawn as soon as what it shows is known. Who only looks at the form loads none of it.
 */
export const useNextPageCode = (next: string): void => {
  // A build that renders the page has none.
  const host = use(HostContext)
  useEffect(() => {
    const onInput = () => load(new URL(next, location.origin).pathname, host)
    document.addEventListener('input', onInput, { once: true })
    return () => document.removeEventListener('input', onInput)
  }, [next, host])
}
