import { APICallError, RetryError } from 'ai'

/** What an endpoint said about a call that it refused. */
export type PeerError = { status: number | null; type: string; words: string }

const SAFE = /^[\w.-]{1,60}$/

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const bodyOf = (error: unknown): Record<string, unknown> => {
  const body = APICallError.isInstance(error) ? (error.responseBody ?? '') : error
  const parsed = typeof body === 'string' ? parse(body) : body
  const inner = typeof parsed === 'object' && parsed !== null && 'error' in parsed ? parsed.error : parsed
  if (typeof inner === 'string') return { message: inner }
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return { message: text.slice(0, 500) }
  }
}

/** The last failure of a call that was tried again. */
export const lastFailure = (error: unknown): unknown => (RetryError.isInstance(error) ? error.lastError : error)

/**
 * The status, kind and words of a refusal, of a body or of an event in a stream. The words may hold the prompt: they
 * are never logged.
 */
export const peerErrorOf = (thrown: unknown): PeerError => {
  const error = lastFailure(thrown)
  const { message, type, code } = bodyOf(error)
  const kinds = [textOf(type), textOf(code)].filter((kind) => kind !== '' && !/^\d+$/.test(kind) && SAFE.test(kind))
  const streamedStatus = typeof code === 'number' ? code : null
  return {
    status: APICallError.isInstance(error) ? (error.statusCode ?? null) : streamedStatus,
    type: kinds.join(' '),
    words: textOf(message),
  }
}

/**
 * What a refusal is about. `exceed_context_size_error` is llama.cpp's, `context_length_exceeded` OpenAI's; vLLM and
 * Ollama say it in words. `schema`: the form of the answer can't be asked for in this way.
 */
export const subjectOf = ({
  status,
  type,
  words,
}: PeerError): 'length' | 'model' | 'token-limit' | 'schema' | 'parameter' | null => {
  if (/exceed_context_size|context_length_exceeded|string_above_max_length/.test(type)) return 'length'
  if (
    /context (?:size|length|window)|maximum context|prompt is too long|too many tokens|input is too long/i.test(words)
  )
    return 'length'
  if (/model_not_found/.test(type) || (status === 404 && /\bmodel\b/i.test(words))) return 'model'
  if (/\bmax_tokens\b/.test(words) && /unsupported|not supported|max_completion_tokens/i.test(`${type} ${words}`))
    return 'token-limit'
  if (/unsupported_(?:parameter|value)/.test(type) && !/response_format|json_schema/.test(words)) return 'parameter'
  if (status === 400 || status === 422) return 'schema'
  if (status === 500 && /grammar|sampler|schema|response_format/i.test(words)) return 'schema'
  return null
}
