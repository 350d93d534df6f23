import { useQuery } from '@tanstack/react-query'
import { fileQuery } from '@wervio/api-client'

/** The picture in this file, once `wanted`; undefined while it isn't there, also when it can't be had or there is no file: something drawn stands in. */
export const usePicture = (file: string | null, wanted = true): Blob | undefined =>
  useQuery({ ...fileQuery(file ?? ''), enabled: wanted && file !== null }).data
