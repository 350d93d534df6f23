import { useSearchParams } from '@wervio/routing'
import { safeNext } from '../session/next-path.ts'
import * as routes from '@wervio/contracts/routes'

/** Where a signed-in user goes from here: the page that was asked for, else the dashboard. */
export const useAfterSignIn = (): string => {
  const [query] = useSearchParams()
  const next = query.get('next')
  return (next === null ? null : safeNext(next)) ?? routes.dashboard.href()
}
