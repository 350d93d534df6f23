import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { GenerateVacancyProgress } from '@wervio/contracts'
import { Output, streamText } from 'ai'
import type { z } from 'zod'
import { readWritten } from './read-written.ts'
import type { Watch } from './watch.ts'

export type ModelOptions = {
  /** Up to and including `/v1`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  /** Retries of a call that failed before it began to answer, with growing pauses. */
  retries?: number
}

const MAXIMUM_CHARACTERS = 120_000
const TEMPERATURE = 0.4

/** What a model is asked for: the shape of the answer, and what it is doing by what it wrote so far. */
export type ModelTask<Answer> = {
  name: string
  schema: z.ZodType<Answer>
  instructions: string
  stepOf: (written: string) => string
  /** How long an answer usually is. */
  characters: number
  /** How freely it words: 0 for copying, 0.4 when absent. */
  temperature?: number
}

/** Grows with what was written, quickly first, and never reaches its end before the answer does. */
const progressOf = <Answer>({ stepOf, characters }: ModelTask<Answer>, written: string): GenerateVacancyProgress => ({
  step: stepOf(written),
  percent: Math.round(10 + 80 * (1 - Math.exp(-written.length / characters))),
})

/** One streamed, schema-checked call. Throws what the library throws; `watch.signal` cancels it up to the peer. */
export function createModelCall({ baseUrl, model, apiKey, retries = 1 }: ModelOptions) {
  const provider = createOpenAICompatible({
    name: 'engine',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
  })
  return async <Answer>(
    task: ModelTask<Answer>,
    prompt: string,
    watch: Watch,
    onProgress: (progress: GenerateVacancyProgress) => void,
  ): Promise<Answer> => {
    let failure: unknown
    const result = streamText({
      model: provider(model),
      output: Output.object({ schema: task.schema, name: task.name }),
      instructions: task.instructions,
      prompt,
      temperature: task.temperature ?? TEMPERATURE,
      maxRetries: retries,
      abortSignal: watch.signal,
      onError: ({ error }) => {
        failure ??= error
      },
    })
    await readWritten(result.stream, {
      watch,
      maximum: MAXIMUM_CHARACTERS,
      onText: (_piece, written) => onProgress(progressOf(task, written)),
    })
    if (failure !== undefined) throw failure
    return await result.output
  }
}
