import { useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listRecordings, type RecordingImport } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useNavigate } from '@wervio/routing'
import { useIsMounted } from '@wervio/remote-kit'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Goes to the candidate's profile, with the texts in the state of the navigation, once an import that was seen at work
 * is done. `isBusy`: somebody is filling in the form, and isn't taken away from it.
 */
export const useArrival = (imports: readonly RecordingImport[], isBusy: () => boolean): void => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const watchedIds = useRef(new Set<string>())
  const arrive = useEffectEvent(async ({ id, candidate }: RecordingImport) => {
    if (candidate === null || isBusy()) return
    const stored = await queries
      .fetchQuery({
        queryKey: queryKeys.candidates.recordings(candidate.id),
        queryFn: ({ signal }) => call(listRecordings, { params: { id: candidate.id } }, { signal }),
        staleTime: 0,
      })
      .catch(() => [])
    if (!isMounted.current || isBusy()) return
    const recording = stored.find((each) => each.id === id)
    // Without its texts the profile reads them itself.
    const state = recording && {
      recordingId: id,
      transcriptionData: {
        fileName: recording.fileName,
        summary: recording.summary,
        transcript: recording.transcript,
      },
    }
    void navigate(routes.candidate.href(candidate.id), { state: state ?? null })
  })
  useEffect(() => {
    for (const each of imports) {
      if (each.state === 'done' && watchedIds.current.delete(each.id)) void arrive(each)
      if (each.state !== 'done') watchedIds.current.add(each.id)
    }
  }, [imports])
}
