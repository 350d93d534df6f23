import { useQuery } from '@tanstack/react-query'
import { download, queryKeys } from '@wervio/api-client'
import { endpoints } from '@wervio/contracts'

/** The picture in this file, once `wanted`; undefined while it isn't there, also when it can't be had or there is no file: something drawn stands in. */
export const usePicture = (file: string | null, wanted = true): Blob | undefined =>
  useQuery({
    queryKey: queryKeys.files.content(file ?? ''),
    queryFn: ({ signal }) => download(endpoints.getFile, { params: { id: file ?? '' } }, { signal }),
    enabled: wanted && file !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data
