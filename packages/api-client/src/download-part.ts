import type { CallInput, Endpoint } from '@wervio/contracts'
import type { CallParts } from './address.ts'
import { unexpectedShape } from './api-error.ts'
import { request } from './request.ts'

/** Bytes of a file, both ends included. */
export type ByteRange = { first: number; last: number }

/** What came of a file: its bytes from `first` on, and how many the whole has. */
export type FilePart = { content: Blob; first: number; total: number }

/**
 * A part of a file, fetched with the token as `download` does it. A service that knows no parts gives the whole.
 * Rejects as `call` does.
 */
export const downloadPart = <E extends Endpoint & { file: true }>(
  endpoint: E,
  input: CallInput<E>,
  { first, last }: ByteRange,
): Promise<FilePart> =>
  request(
    endpoint,
    input as CallParts,
    { headers: { accept: '*/*', range: `bytes=${first}-${last}` } },
    async ({ response }) => {
      if (response.status === 200) {
        const content = await response.blob()
        return { content, first: 0, total: content.size }
      }
      const [, begin, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
      if (response.status !== 206 || begin === undefined || total === undefined) throw unexpectedShape()
      return { content: await response.blob(), first: Number(begin), total: Number(total) }
    },
  )
