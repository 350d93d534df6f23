import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ServiceError } from '@wervio/service-kit'
import { InvalidResponseDataError, jsonSchema, type JSONSchema7, Output, streamText } from 'ai'
import type { ModelOptions } from './model-options.ts'
import { peerErrorOf, subjectOf } from './peer-error.ts'
import { readWritten } from './read-written.ts'
import type { Watch } from './watch.ts'

export type ModelTurn = { role: 'user' | 'assistant'; content: string }

export type ModelRequest = {
  instructions: string
  turns: readonly ModelTurn[]
  /** Asks for an answer of this form; endpoints that refuse it are asked without it. */
  shape?: { name: string; schema: JSONSchema7 }
  /**
   * The most that may be written, thoughts included: without it a model that repeats itself fills its whole context.
   */
  maximumTokens: number
  /** Characters after which the answer can't be one. */
  maximumCharacters: number
  onText: (piece: string, output: string) => void
}

/** Of a known context, what an answer may take. */
const SHARE_OF_ANSWER = 0.5

/** What an endpoint refused and answered without; later calls don't ask for it again. */
type Refusals = { shapes: ReadonlySet<string>; tokenLimit: boolean }

/** `max_completion_tokens` is what OpenAI's newer models take in place of `max_tokens`. */
const limitOf = (tokens: number, refusesMaxTokens: boolean) =>
  refusesMaxTokens ? { providerOptions: { engine: { max_completion_tokens: tokens } } } : { maxOutputTokens: tokens }

/**
 * What to leave out at the next try; null when the refusal was about something else, or about what is left out already.
 */
const withoutRefused = (refusals: Refusals, error: unknown, { shape }: ModelRequest): Refusals | null => {
  const subject = subjectOf(peerErrorOf(error))
  if (subject === 'token-limit' && !refusals.tokenLimit) return { ...refusals, tokenLimit: true }
  if (subject !== 'schema' || !shape || refusals.shapes.has(shape.name)) return null
  return { ...refusals, shapes: new Set([...refusals.shapes, shape.name]) }
}

const merged = (one: Refusals, other: Refusals): Refusals => ({
  shapes: new Set([...one.shapes, ...other.shapes]),
  tokenLimit: one.tokenLimit || other.tokenLimit,
})

/**
 * One streamed call that gives the text a model wrote. Throws what the library throws; `watch.signal` cancels it up to
 * the peer.
 */
export const createModelCall = ({ baseUrl, model, apiKey, retries = 1, temperature, contextTokens }: ModelOptions) => {
  const provider = createOpenAICompatible({
    name: 'engine',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
  })
  const mostTokens = contextTokens === undefined ? Infinity : Math.floor(contextTokens * SHARE_OF_ANSWER)
  let refusals: Refusals = { shapes: new Set(), tokenLimit: false }

  const write = async (
    { instructions, turns, shape, maximumTokens, maximumCharacters, onText }: ModelRequest,
    watch: Watch,
    { shapes, tokenLimit }: Refusals,
  ) => {
    let failure: unknown
    const result = streamText({
      model: provider(model),
      instructions,
      messages: [...turns],
      ...(shape &&
        !shapes.has(shape.name) && {
          output: Output.object({ schema: jsonSchema(shape.schema), name: shape.name }),
        }),
      ...(temperature !== undefined && { temperature }),
      ...limitOf(Math.min(maximumTokens, mostTokens), tokenLimit),
      maxRetries: retries,
      abortSignal: watch.signal,
      onError: ({ error }) => {
        failure ??= error
      },
    })
    const output = await readWritten(result.stream, { watch, maximum: maximumCharacters, onText })
    if (failure !== undefined) throw failure
    if ((await result.finishReason) === 'length') throw new ServiceError('engine_answer_cut_off')
    return output
  }

  return async (request: ModelRequest, watch: Watch): Promise<string> => {
    let tried = refusals
    for (;;) {
      try {
        const output = await write(request, watch, tried)
        // Only now it is certain that the refusal was about what was left out.
        refusals = merged(refusals, tried)
        return output
      } catch (error) {
        if (InvalidResponseDataError.isInstance(error)) throw new ServiceError('engine_answer_cut_off')
        const next = withoutRefused(tried, error, request)
        if (next === null) throw error
        tried = next
      }
    }
  }
}

export type ModelCall = ReturnType<typeof createModelCall>
