import { messages, type CallOutput, type Endpoint } from '@wervio/contracts'
import { createParser } from 'eventsource-parser'
import { ApiError, notJson, unexpectedShape } from './api-error.ts'
import { request } from './request.ts'

/** Milliseconds without a byte after which a stream is dead: its service gives a sign of life every 20 s. */
const SILENCE_MS = 50_000

type Options<E extends Endpoint> = {
  signal: AbortSignal
  /** The id of the last event that was received: what came after it is sent first. */
  lastEventId: string | null
  onOpen?: () => void
  onChange: (change: CallOutput<E>, id: string) => void
}

const parseChange = <E extends Endpoint>({ responses }: E, data: string): CallOutput<E> => {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch (cause) {
    throw notJson(cause)
  }
  const parsed = responses[200]?.safeParse(value)
  if (!parsed?.success) throw unexpectedShape(parsed?.error.issues)
  return parsed.data as CallOutput<E>
}

const silence = (): ApiError => new ApiError(messages.streamCut, { code: 'stream_cut' })

/**
 * Follows the `change` events of an endpoint over fetch, because an EventSource can't send the token. Resolves when the
 * service ends the stream, rejects with an ApiError when it breaks or nothing comes any more.
 */
export const follow = <E extends Endpoint>(
  endpoint: E,
  { signal, lastEventId, onOpen, onChange }: Options<E>,
): Promise<void> =>
  request(
    endpoint,
    {},
    {
      signal,
      timeout: false,
      headers: { accept: 'text/event-stream', ...(lastEventId !== null && { 'last-event-id': lastEventId }) },
    },
    async ({ response }) => {
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      if (!reader) return
      onOpen?.()
      const parser = createParser({
        onEvent: ({ event, data, id = '' }) => {
          if (event === 'change') onChange(parseChange(endpoint, data), id)
        },
      })
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = () => void reader.cancel().catch(() => undefined)
      signal.addEventListener('abort', stop)
      try {
        for (;;) {
          const quiet = new Promise<never>((_resolve, reject) => {
            timer = setTimeout(() => reject(silence()), SILENCE_MS)
          })
          const { done, value } = await Promise.race([reader.read(), quiet]).finally(() => clearTimeout(timer))
          if (done) return
          parser.feed(value)
        }
      } finally {
        signal.removeEventListener('abort', stop)
        stop()
      }
    },
  )
