import { ServiceError } from '@wervio/service-kit'
import type { ModelCall } from '../call-model.ts'
import { createThoughtFilter, withoutThoughts } from '../thoughts.ts'
import type { Watch } from '../watch.ts'

const MAXIMUM_CHARACTERS = 40_000
const MAXIMUM_TOKENS = 2_500

/** One call that gives plain text, and `onText` each piece of it; thoughts are in neither. */
export const createChatCall =
  (call: ModelCall) =>
  async (instructions: string, prompt: string, watch: Watch, onText: (text: string) => void): Promise<string> => {
    const spoken = createThoughtFilter(onText)
    const output = await call(
      {
        instructions,
        turns: [{ role: 'user', content: prompt }],
        maximumTokens: MAXIMUM_TOKENS,
        maximumCharacters: MAXIMUM_CHARACTERS,
        onText: (piece) => spoken.write(piece),
      },
      watch,
    )
    spoken.end()
    const answer = withoutThoughts(output)
    if (answer === '') throw new ServiceError('engine_invalid_answer')
    return answer
  }
