import { useQuery } from '@tanstack/react-query'
import { fileQuery } from '@wervio/api-client'

/**
 * The picture in this file, fetched while `enabled`. Undefined while it loads, when that fails and without a file: a
 * drawing stands in.
 */
export const usePicture = (file: string | null, enabled = true): Blob | undefined =>
  useQuery({ ...fileQuery(file ?? ''), enabled: enabled && file !== null }).data
