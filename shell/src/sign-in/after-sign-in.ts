import { useSearchParams } from '@wervio/routing'
import { safeNext } from '../session/next-path.ts'
import * as routes from '@wervio/contracts/routes'

/** Where a signed-in user goes from here: the page that was asked for, else the dashboard. */
export const useAfterSignIn = (): string => {
  const [query] = useSearchParams()
  return safeNext(query.get('next')) ?? routes.dashboard.href()
}
