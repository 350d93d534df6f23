import { getFile } from '@wervio/contracts'
import { download } from './download.ts'
import { queryKeys } from './query-keys.ts'

/**
 * Query options for the content of a file, which never changes; `file` is its id or its address (`/api/files/{id}`).
 */
export const fileQuery = (file: string) => {
  const id = file.slice(file.lastIndexOf('/') + 1)
  return {
    queryKey: queryKeys.files.content(id),
    queryFn: ({ signal }: { signal: AbortSignal }) => download(getFile, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }
}
