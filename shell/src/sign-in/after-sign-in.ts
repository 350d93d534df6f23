import { useSearchParams } from '@wervio/routing'
import { safeNext } from '../session/next-path.ts'
import { paths } from '../paths.ts'

/** Where a signed-in user goes from here: the page that was asked for, else the dashboard. */
export const useAfterSignIn = (): string => {
  const [query] = useSearchParams()
  return safeNext(query.get('next')) ?? paths.dashboard
}
