import type { Mode } from './modes.ts'
import type { ChatRequest } from './requests.ts'

/** An answer that is no answer, as a server gives it. */
type Refusal = { status: number; headers?: Record<string, string>; error: Record<string, unknown> }

const LONGEST_REPETITION = 2_000

const longestBound = (schema: unknown): number =>
  typeof schema === 'object' && schema !== null
    ? Math.max(
        0,
        ...Object.entries(schema).map(([name, value]) =>
          name === 'maxLength' && typeof value === 'number' ? value : longestBound(value),
        ),
      )
    : 0

const always: Partial<Record<Mode, Refusal>> = {
  unauthorized: { status: 401, error: { message: 'Incorrect API key provided.', type: 'unauthorized' } },
  'rate-limited': {
    status: 429,
    headers: { 'retry-after': '2' },
    error: { message: 'Rate limit reached.', type: 'rate-limited' },
  },
  broken: { status: 500, error: { message: 'The server had an error.', type: 'broken' } },
  // llama.cpp, tools/server: ERROR_TYPE_EXCEED_CONTEXT_SIZE.
  'context-exceeded': {
    status: 400,
    error: {
      code: 400,
      message: 'the request exceeds the available context size, try increasing it',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 9_000,
      n_ctx: 4_096,
    },
  },
  // OpenAI's API reference, error codes.
  'context-length': {
    status: 400,
    error: {
      message: "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
      type: 'invalid_request_error',
      param: 'messages',
      code: 'context_length_exceeded',
    },
  },
  'unknown-model': {
    status: 404,
    error: {
      message: 'The model `stand-in` does not exist or you do not have access to it.',
      type: 'invalid_request_error',
      param: null,
      code: 'model_not_found',
    },
  },
}

/** Refusals of one parameter; without it the same server answers. */
const ofParameter: Partial<Record<Mode, (request: ChatRequest) => Refusal | null>> = {
  // llama.cpp, common/json-schema-to-grammar: repetitions above 2,000 were refused until autumn 2026.
  'refuses-long-schema': ({ response_format }) =>
    longestBound(response_format) > LONGEST_REPETITION
      ? {
          status: 400,
          error: { code: 400, message: 'failed to parse grammar', type: 'invalid_request_error' },
        }
      : null,
  // llama.cpp, tools/server: a schema together with a chat template that it can't constrain.
  'refuses-schema': ({ response_format }) =>
    response_format === undefined
      ? null
      : {
          status: 400,
          error: { code: 400, message: 'Failed to initialize samplers', type: 'invalid_request_error' },
        },
  // OpenAI's newer models.
  'refuses-max-tokens': ({ max_tokens }) =>
    max_tokens === undefined
      ? null
      : {
          status: 400,
          error: {
            message:
              "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            type: 'invalid_request_error',
            param: 'max_tokens',
            code: 'unsupported_parameter',
          },
        },
  // Any server may refuse one prompt, by a filter of its own; the next one is answered.
  'refuses-once': ({ messages }) =>
    JSON.stringify(messages).includes('geweigerde functie')
      ? { status: 400, error: { message: 'The prompt was refused.', type: 'invalid_request_error' } }
      : null,
  'refuses-temperature': ({ temperature }) =>
    temperature === undefined
      ? null
      : {
          status: 400,
          error: {
            message: "Unsupported value: 'temperature' does not support 0.4 with this model.",
            type: 'invalid_request_error',
            param: 'temperature',
            code: 'unsupported_value',
          },
        },
}

/** How a server in this mode refuses a request; null when it answers. */
export const refusalIn = (mode: Mode | undefined, request: ChatRequest): Refusal | null =>
  mode === undefined ? null : (always[mode] ?? ofParameter[mode]?.(request) ?? null)
