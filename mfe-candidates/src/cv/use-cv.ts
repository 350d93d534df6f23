import { useQuery } from '@tanstack/react-query'
import { download, queryKeys } from '@wervio/api-client'
import { getCv } from '@wervio/contracts'

/** The CV of a candidate, cached only while it is on screen; leaving stops the download. */
export const useCv = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.cv(id),
    queryFn: ({ signal }) => download(getCv, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
