import * as routes from '@wervio/contracts/routes'
import { useEffect } from 'react'
import { loadNotificationStream } from '../notifications/stream/load-stream.ts'
import { loadAccountCalls, loadDashboard, loadRequireRole, loadSignedInArea } from '../site/page-code.ts'

const load = (next: string): Promise<unknown> =>
  // What can't be had is asked for again by the page that needs it, which says so when that fails too.
  Promise.allSettled([
    loadAccountCalls(),
    loadSignedInArea(),
    loadRequireRole(),
    loadNotificationStream(),
    ...(new URL(next, location.origin).pathname === routes.dashboard.path ? [loadDashboard()] : []),
  ])

/**
 * Loads the code of the frame and the page that come after signing in while somebody still types: the page is then
 * drawn as soon as what it shows is known. Who only looks at the form loads none of it.
 */
export const useNextPageCode = (next: string): void => {
  useEffect(() => {
    const onInput = () => void load(next)
    document.addEventListener('input', onInput, { once: true })
    return () => document.removeEventListener('input', onInput)
  }, [next])
}
