import { useQuery } from '@tanstack/react-query'
import { download, queryKeys } from '@wervio/api-client'
import { getFile, type Attachment } from '@wervio/contracts'

/** The content of an attachment, kept only while somebody looks at it: it may be 50 MB. */
export const useContent = ({ id }: Attachment) =>
  useQuery({
    queryKey: queryKeys.files.content(id),
    queryFn: ({ signal }) => download(getFile, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
