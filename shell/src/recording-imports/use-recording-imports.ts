import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listRecordingImports, type RecordingImport } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useSession } from '@wervio/session'
import { useOwnSite } from '../site/own-site.ts'
import { standingOf } from './import-texts.ts'

/** How often imports are read again while one of them runs, in milliseconds. */
const POLL_MS = 5_000

const isRunning = (each: RecordingImport): boolean => standingOf(each) === 'running'

/**
 * The recruiter's imports of recordings that run, failed or were just done; asked for only where a remote has pages for
 * them that the role may open.
 */
export const useRecordingImports = () => {
  const { hasPage } = useOwnSite()
  const isSignedIn = useSession().status === 'signed-in'
  return useQuery({
    enabled: isSignedIn && hasPage(routes.importRecording.path),
    queryKey: queryKeys.recordings.imports,
    queryFn: ({ signal }) => call(listRecordingImports, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  })
}
