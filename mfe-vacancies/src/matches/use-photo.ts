import { useQuery } from '@tanstack/react-query'
import { download, queryKeys } from '@wervio/api-client'
import { endpoints } from '@wervio/contracts'

/** The photo in this file, once `wanted`; undefined while it isn't there, also when it can't be had: initials stand in. */
export const usePhoto = (file: string, wanted: boolean): Blob | undefined =>
  useQuery({
    queryKey: queryKeys.files.content(file),
    queryFn: ({ signal }) => download(endpoints.getFile, { params: { id: file } }, { signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data
