import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listTimeline } from '@wervio/contracts'

/** What happened to a candidate, newest first. */
export const useTimeline = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.timeline(id),
    queryFn: ({ signal }) => call(listTimeline, { params: { id } }, { signal }),
    retryOnMount: false,
  })
