import type { CallInput, Endpoint } from '@wervio/contracts'
import type { CallParts } from './address.ts'
import { unexpectedShape } from './api-error.ts'
import { request } from './request.ts'

type Options = { signal?: AbortSignal | undefined }

/**
 * The content of a file, fetched with the token, which the address of a link or frame can't carry; its type is the one
 * the service detected. Rejects as `call` does. Revoke the object URL you create from it.
 */
export const download = <E extends Endpoint & { file: true }>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: Options = {},
): Promise<Blob> =>
  request(endpoint, input as CallParts, { signal, headers: { accept: '*/*' } }, ({ response }) => {
    if (!(response.status in endpoint.responses)) throw unexpectedShape()
    return response.blob()
  })
