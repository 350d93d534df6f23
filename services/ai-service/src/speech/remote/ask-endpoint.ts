import ky, { HTTPError, TimeoutError } from 'ky'
import { SpeechError } from '../speech-error.ts'
import type { SpeechLanguage } from '../transcriber.ts'
import { remoteAnswer, type RemoteAnswer } from './answer.ts'
import { waveFile } from './wave-file.ts'

export type EndpointSettings = {
  /** Up to and including /v1. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  /** The most one request may take. */
  timeoutMs: number
  /** Milliseconds before the first retry; they double. */
  retryMs?: number
}

const TRIES = 4
const RETRY_MS = 1_000
/** Waiting longer than that is for the job, which tries again later. */
const LONGEST_RETRY_AFTER_MS = 120_000
const RETRIED = [408, 425, 429, 500, 502, 503, 504]

/** The endpoint refuses sound of this size. */
export class TooLargeForEndpoint extends Error {
  override readonly name = 'TooLargeForEndpoint'
}

const formOf = (samples: Float32Array, language: SpeechLanguage, model: string): FormData => {
  const form = new FormData()
  form.set('file', new Blob([waveFile(samples)], { type: 'audio/wav' }), 'sound.wav')
  form.set('model', model)
  form.set('response_format', 'verbose_json')
  form.set('temperature', '0')
  if (language !== 'auto') form.set('language', language)
  form.append('timestamp_granularities[]', 'segment')
  form.append('timestamp_granularities[]', 'word')
  return form
}

const failureOf = (error: unknown, signal: AbortSignal): Error => {
  if (signal.aborted) return new SpeechError('cancelled')
  if (error instanceof HTTPError && error.response.status === 413) return new TooLargeForEndpoint()
  if (error instanceof HTTPError)
    return new SpeechError('engine_failed', `the endpoint answered ${error.response.status}`)
  if (error instanceof TimeoutError) return new SpeechError('engine_failed', 'the endpoint took too long')
  if (error instanceof SyntaxError) return new SpeechError('engine_failed', 'the endpoint answered no JSON')
  return new SpeechError('engine_failed', 'the endpoint could not be reached', { cause: error })
}

/** Has sound transcribed, with retries. Throws `SpeechError`, or `TooLargeForEndpoint`. */
export const askEndpoint = async (
  { baseUrl, model, apiKey, timeoutMs, retryMs = RETRY_MS }: EndpointSettings,
  samples: Float32Array,
  language: SpeechLanguage,
  signal: AbortSignal,
): Promise<RemoteAnswer> => {
  if (signal.aborted) throw new SpeechError('cancelled')
  // Let go of with the answer: aborting a request that is over throws outside of it (undici).
  const request = new AbortController()
  const leave = () => request.abort()
  signal.addEventListener('abort', leave, { once: true })
  const answer = await ky
    .post(`${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`, {
      body: formOf(samples, language, model),
      ...(apiKey !== undefined && { headers: { authorization: `Bearer ${apiKey}` } }),
      // What is said goes to the endpoint that was configured, and nowhere else.
      redirect: 'error',
      signal: request.signal,
      timeout: timeoutMs,
      retry: {
        limit: TRIES - 1,
        methods: ['post'],
        statusCodes: RETRIED,
        afterStatusCodes: RETRIED,
        maxRetryAfter: LONGEST_RETRY_AFTER_MS,
        delay: (attempt) => retryMs * 2 ** (attempt - 1),
      },
    })
    .json()
    .catch((error: unknown) => {
      throw failureOf(error, signal)
    })
    .finally(() => signal.removeEventListener('abort', leave))
  const parsed = remoteAnswer.safeParse(answer)
  if (!parsed.success) throw new SpeechError('engine_failed', 'the endpoint answered something else')
  return parsed.data
}
