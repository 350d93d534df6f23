import { useQuery } from '@tanstack/react-query'
import { download, queryKeys } from '@wervio/api-client'
import { getCv } from '@wervio/contracts'

/** The CV of a candidate, kept only while somebody looks at it; leaving stops the download. */
export const useCv = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.cv(id),
    queryFn: ({ signal }) => download(getCv, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
