import { limits, type CallInput, type CallOutput, type Endpoint } from '@wervio/contracts'
import type { CallParts } from './address.ts'
import { readAnswer } from './read-answer.ts'
import { request } from './request.ts'

type Options = { signal?: AbortSignal | undefined }

/** `timeout` in milliseconds, if the default is too short. */
type OneOptions = Options & { timeout?: number }

/**
 * One call of the endpoint table. Rejects with an ApiError (Dutch, ready to show), or with an AbortError after
 * `signal`.
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, timeout }: OneOptions = {},
): Promise<CallOutput<E>> =>
  request(endpoint, input as CallParts, { signal, ...(timeout && { timeout }) }, async ({ response, text }) =>
    readAnswer(endpoint, response.status, await text()),
  )

export type Page<Item> = { items: Item[]; nextCursor: string | null }

type ItemOf<E extends Endpoint> = CallOutput<E> extends readonly (infer Item)[] ? Item : never

/** The cursor in an RFC 8288 `Link: <…?cursor=…>; rel="next"` header, or null on the last page. */
export const nextCursor = (link: string | null): string | null => {
  const next = link?.match(/<([^>]*)>[^,<]*;\s*rel="?next"?(?:[;,\s]|$)/i)?.[1]
  return next === undefined ? null : new URL(next, location.origin).searchParams.get('cursor')
}

/** One page of an endpoint whose list stands in an object, with the cursor of the next page; null on the last. */
export const callWithCursor = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: Options = {},
): Promise<{ answer: CallOutput<E>; nextCursor: string | null }> =>
  request(endpoint, input as CallParts, { signal }, async ({ response, text }) => ({
    answer: readAnswer(endpoint, response.status, await text()),
    nextCursor: nextCursor(response.headers.get('link')),
  }))

/** One page of a list endpoint; pass `nextCursor` on as `query.cursor` for the next. */
export const callPage = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Options = {},
): Promise<Page<ItemOf<E>>> => {
  const { answer, nextCursor: cursor } = await callWithCursor(endpoint, input, options)
  return { items: answer as ItemOf<E>[], nextCursor: cursor }
}

/** Every item of a list endpoint, page after page; for lists that are shown as a whole. */
export const callAll = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Options = {},
): Promise<ItemOf<E>[]> => {
  const allItems: ItemOf<E>[] = []
  const { query, ...rest } = input as { query?: object }
  let cursor: string | undefined
  do {
    // TypeScript can't prove for a generic endpoint that its input with a cursor and a limit is still its input.
    const page = await callPage(
      endpoint,
      { ...rest, query: { ...query, limit: limits.listMaximum, cursor } } as unknown as CallInput<E>,
      options,
    )
    allItems.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return allItems
}
