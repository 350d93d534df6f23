import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ServiceError } from '@wervio/service-kit'
import { streamText } from 'ai'
import type { ModelOptions } from '../ask-model.ts'
import { readWritten } from '../read-written.ts'
import type { Watch } from '../watch.ts'

const MAXIMUM_CHARACTERS = 20_000

/** One streamed call that gives plain text, and `onText` each piece of it. A stream that breaks off is no answer. */
export function createChatCall({ baseUrl, model, apiKey, retries = 1 }: ModelOptions) {
  const provider = createOpenAICompatible({ name: 'engine', baseURL: baseUrl, ...(apiKey && { apiKey }) })
  return async (
    instructions: string,
    prompt: string,
    watch: Watch,
    onText: (text: string) => void,
  ): Promise<string> => {
    let failure: unknown
    const result = streamText({
      model: provider(model),
      instructions,
      prompt,
      temperature: 0.2,
      maxRetries: retries,
      abortSignal: watch.signal,
      onError: ({ error }) => {
        failure ??= error
      },
    })
    const written = await readWritten(result.stream, { watch, maximum: MAXIMUM_CHARACTERS, onText })
    if (failure !== undefined) throw failure
    if ((await result.finishReason) !== 'stop' || written.trim() === '') throw new ServiceError('engine_invalid_answer')
    return written
  }
}
