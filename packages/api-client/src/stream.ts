import { messages, type CallInput, type CallOutput, type CallProgress, type Endpoint } from '@wervio/contracts'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { ApiError, notJson, unexpectedShape } from './api-error.ts'
import type { CallParts } from './address.ts'
import { fromErrorBody } from './read-error.ts'
import { readAnswer } from './read-answer.ts'
import { request } from './request.ts'

type Options<E extends Endpoint> = {
  onProgress?: (progress: CallProgress<E>) => void
  signal?: AbortSignal | undefined
}

const parse = (data: string): unknown => {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw notJson(cause)
  }
}

const streamCutError = (cause?: unknown): ApiError => new ApiError(messages.streamCut, { code: 'stream_cut', cause })

const readProgress = <E extends Endpoint>({ progress }: E, data: string): CallProgress<E> => {
  if (!progress) throw unexpectedShape()
  const result = progress.safeParse(parse(data))
  if (!result.success) throw unexpectedShape(result.error.issues)
  return result.data as CallProgress<E>
}

const readEvents = async <E extends Endpoint>(
  endpoint: E,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onProgress, signal }: Options<E>,
): Promise<CallOutput<E>> => {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', stop)
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw streamCutError(cause)
      })
      if (done) throw streamCutError()
      if (value.event === 'progress') {
        const progress = readProgress(endpoint, value.data)
        onProgress?.(progress)
      } else if (value.event === 'result') return readAnswer(endpoint, 200, value.data)
      // The texts by HTTP status don't apply: inside a stream, the service's own text says what happened.
      else if (value.event === 'error') throw fromErrorBody(0, parse(value.data), endpoint.messages)
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

/**
 * A call whose response is a stream of server-sent events over fetch, because an EventSource can't send the token:
 * `progress` events, then one `result` or one `error`. Without a timeout; `signal` stops it, and with it the work in
 * the service.
 */
export const stream = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { onProgress, signal }: Options<E> = {},
): Promise<CallOutput<E>> =>
  request(
    endpoint,
    input as CallParts,
    { signal, timeout: false, headers: { accept: 'text/event-stream' } },
    async ({ response, text }) => {
      if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body)
        return readEvents(endpoint, response.body, { ...(onProgress && { onProgress }), signal })
      return readAnswer(endpoint, response.status, await text())
    },
  )
