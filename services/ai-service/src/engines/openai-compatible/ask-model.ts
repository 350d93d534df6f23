import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { GenerateVacancyProgress } from '@wervio/contracts'
import { Output, streamText } from 'ai'
import { type Answer, answerSchema } from './answer.ts'
import type { Watch } from './watch.ts'

export type ModelOptions = {
  /** Up to and including `/v1`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  /** Retries of a call that failed before it began to answer, with growing pauses. */
  retries?: number
}

const EXPECTED_CHARACTERS = 2_500
const MAXIMUM_CHARACTERS = 120_000

/** Grows with what was written, quickly first, and never reaches its end before the answer does. */
const progressOf = (written: string): GenerateVacancyProgress => {
  const parts = written.match(/"heading"/g)?.length ?? 0
  return {
    step: parts === 0 ? 'Inleiding schrijven' : `Onderdeel ${parts} schrijven`,
    percent: Math.round(10 + 80 * (1 - Math.exp(-written.length / EXPECTED_CHARACTERS))),
  }
}

/** One streamed, schema-checked call. Throws what the library throws; `watch.signal` cancels it up to the peer. */
export function createModelCall({ baseUrl, model, apiKey, retries = 1 }: ModelOptions) {
  const provider = createOpenAICompatible({ name: 'engine', baseURL: baseUrl, supportsStructuredOutputs: true, ...(apiKey && { apiKey }) })
  return async (instructions: string, prompt: string, watch: Watch, onProgress: (progress: GenerateVacancyProgress) => void): Promise<Answer> => {
    let failure: unknown
    const result = streamText({
      model: provider(model),
      output: Output.object({ schema: answerSchema, name: 'vacaturetekst' }),
      instructions,
      prompt,
      temperature: 0.4,
      maxRetries: retries,
      abortSignal: watch.signal,
      onError: ({ error }) => {
        failure ??= error
      },
    })
    let written = ''
    for await (const part of result.stream) {
      watch.alive()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new DOMException('The call was given up.', 'AbortError')
      if (part.type !== 'text-delta') continue
      written += part.text
      if (written.length > MAXIMUM_CHARACTERS) throw new Error('The answer is longer than any vacancy text.')
      onProgress(progressOf(written))
    }
    if (failure !== undefined) throw failure
    return await result.output
  }
}
