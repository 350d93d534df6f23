import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { MicrosoftError } from './microsoft-error.ts'

/** The most one request may take, in milliseconds. */
const PATIENCE = 20_000
/** Tries of one request, and the longest that Graph may ask us to wait in between, in seconds. */
const TRIES = 3
const LONGEST_WAIT = 5
/** Pages that are read of one list. */
const MAX_PAGES = 50

const errorBody = z.object({ error: z.object({ code: z.string(), message: z.string().optional() }) })
const page = z.object({ value: z.array(z.unknown()), '@odata.nextLink': z.string().optional() })

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Options = {
  body?: object
  /** IANA or Windows name of the zone in which Graph writes times; UTC without one. */
  timeZone?: string
  signal?: AbortSignal
}

/** Entries of a list of Graph; `isWhole` is false where there were more than were read. */
export type GraphList = { entries: unknown[]; isWhole: boolean }

const secondsIn = (header: string | null): number | undefined => {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

/** What a status of Graph means. */
const failureOf = async (response: Response): Promise<MicrosoftError> => {
  const body = errorBody.safeParse(await response.json().catch(() => null))
  const code = body.success ? body.data.error.code : `http_${response.status}`
  const retryAfter = secondsIn(response.headers.get('retry-after'))
  const details = retryAfter === undefined ? {} : { retryAfter }
  const { status } = response
  if (status === 401) return new MicrosoftError('required', code)
  if (status === 403) return new MicrosoftError('forbidden', code)
  if (status === 404) return new MicrosoftError('missing', code)
  if (status === 429) return new MicrosoftError('throttled', code, details)
  if (status >= 500) return new MicrosoftError('unavailable', code, details)
  return new MicrosoftError('refused', code)
}

/** Whether the same request may be sent again: Graph did nothing, or reading is all it does. */
const mayRepeat = ({ failure }: MicrosoftError, method: Method): boolean =>
  failure === 'throttled' || (failure === 'unavailable' && method === 'GET')

/**
 * Microsoft Graph with one recruiter's access token. Every call rejects with a `MicrosoftError`. A token goes to `url`
 * alone, whatever address an answer names.
 */
export const createGraph = (url: string, accessToken: string) => {
  const addressOf = (path: string): string => {
    const address = path.startsWith('https://') ? new URL(path) : new URL(url + path)
    if (address.origin !== new URL(url).origin) throw new MicrosoftError('refused', 'foreign_address')
    return address.href
  }

  const send = async (method: Method, path: string, { body, timeZone, signal }: Options): Promise<Response> => {
    const patience = AbortSignal.timeout(PATIENCE)
    const response = await fetch(addressOf(path), {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(timeZone !== undefined && { prefer: `outlook.timezone="${timeZone}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    }).catch((cause: unknown) => {
      signal?.throwIfAborted()
      throw new MicrosoftError('unavailable', 'network', { cause })
    })
    if (!response.ok) throw await failureOf(response)
    return response
  }

  const request = async (method: Method, path: string, options: Options = {}, tried = 1): Promise<Response> => {
    try {
      return await send(method, path, options)
    } catch (error) {
      if (!(error instanceof MicrosoftError) || tried >= TRIES || !mayRepeat(error, method)) throw error
      const seconds = error.retryAfter ?? tried
      if (seconds > LONGEST_WAIT) throw error
      await wait(seconds * 1_000, undefined, options.signal ? { signal: options.signal } : {})
      return request(method, path, options, tried + 1)
    }
  }

  const json = async <S extends z.ZodType>(response: Response, schema: S): Promise<z.output<S>> => {
    const body = schema.safeParse(await response.json().catch(() => undefined))
    if (!body.success) throw new MicrosoftError('unavailable', 'unexpected_shape', { cause: body.error })
    return body.data
  }

  /** The same as `list`, and whether that is all of it. */
  const listUpTo = async (path: string, maximum: number, options?: Options): Promise<GraphList> => {
    const entries: unknown[] = []
    let next: string | undefined = path
    for (let read = 0; next !== undefined && read < MAX_PAGES && entries.length < maximum; read += 1) {
      const { value, '@odata.nextLink': link }: z.output<typeof page> = await json(
        await request('GET', next, options),
        page,
      )
      entries.push(...value)
      next = link
    }
    return { entries: entries.slice(0, maximum), isWhole: next === undefined && entries.length <= maximum }
  }

  return {
    /** One object. */
    ask: async <S extends z.ZodType>(
      method: Method,
      path: string,
      schema: S,
      options?: Options,
    ): Promise<z.output<S>> => json(await request(method, path, options), schema),
    /** Something without an answer that matters. */
    tell: async (method: Method, path: string, options?: Options): Promise<void> => {
      await (await request(method, path, options)).body?.cancel()
    },
    /** Text of at most `maximum` characters. */
    text: async (path: string, maximum: number, options?: Options): Promise<string> => {
      const response = await request('GET', path, options)
      const text = await response.text()
      if (text.length > maximum) throw new MicrosoftError('refused', 'too_large')
      return text
    },
    listUpTo,
    /** The entries of a list, page after page, at most `maximum` of them. Entries are as Graph sent them. */
    list: async (path: string, maximum: number, options?: Options): Promise<unknown[]> =>
      (await listUpTo(path, maximum, options)).entries,
  }
}

export type Graph = ReturnType<typeof createGraph>
