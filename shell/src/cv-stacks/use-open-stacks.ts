import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listImportProgress } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useSession } from '@wervio/session'
import { useOwnSite } from '../site/own-site.ts'

/** How often the counts are read again while CVs are being read, in milliseconds. */
const POLL_MS = 5_000

/**
 * The recruiter's stacks of CVs that aren't finished; asked for only where a remote has pages for them that the role
 * may open.
 */
export const useOpenStacks = () => {
  const { hasPage } = useOwnSite()
  const isSignedIn = useSession().status === 'signed-in'
  return useQuery({
    enabled: isSignedIn && hasPage(routes.cvStack.path),
    queryKey: queryKeys.candidates.importProgress,
    queryFn: ({ signal }) => call(listImportProgress, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ unread }) => unread > 0) ? POLL_MS : false),
  })
}
