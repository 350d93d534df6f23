import type { Decoder } from './decoder.ts'
import { loopLength } from './loops.ts'
import { logSoftmaxAt, shareOf } from './probabilities.ts'
import type { WhisperConfig } from './whisper-files.ts'

/** A token with the logarithm of its probability, and where each alignment head listened while it was chosen. */
export type HeardToken = { id: number; logProbability: number; attention: Float32Array[] }

export type DecodedWindow = {
  language: string
  /** Without the prompt and the end. */
  tokens: HeardToken[]
  /** The probability that nobody speaks. */
  noSpeech: number
  /** It kept repeating itself: what it repeated is left out, and so is the rest. */
  hasLooped: boolean
}

/** Tokens a window of 30 seconds can hold: half of the model's text, as Whisper itself limits it. */
const MOST_TOKENS = 224
/** Tokens a second that nobody speaks. */
const TOKENS_A_SECOND = 12
const LEAST_TOKENS = 24
/** How often a window may be taken out of a loop. */
const MOST_ESCAPES = 3

const languageToken = (config: WhisperConfig, language: string): number => {
  const token = config.lang_to_id[`<|${language}|>`]
  if (token === undefined) throw new Error(`The model has no language ${language}`)
  return token
}

/** The most probable next token that isn't suppressed. */
const choose = (logits: Float32Array, offset: number, vocabulary: number, suppressed: ReadonlySet<number>): number => {
  let best = -1
  let highest = Number.NEGATIVE_INFINITY
  for (let id = 0; id < vocabulary; id += 1) {
    const value = logits[offset + id] ?? 0
    if (value > highest && !suppressed.has(id)) [best, highest] = [id, value]
  }
  return best
}

/** The one of the `languages` that the sound most probably is in. */
export const hearLanguage = async (
  config: WhisperConfig,
  decoder: Decoder,
  languages: readonly string[],
): Promise<string> => {
  const { logits } = await decoder.step([config.decoder_start_token_id])
  const scores = languages.map((language) => logits[languageToken(config, language)] ?? Number.NEGATIVE_INFINITY)
  return languages[scores.indexOf(Math.max(...scores))] ?? 'nl'
}

/** Writes down what is said in a window of `seconds`; always the most probable token, so that twice gives the same. */
export const decodeWindow = async (
  config: WhisperConfig,
  start: () => Decoder,
  language: string,
  seconds: number,
): Promise<DecodedWindow> => {
  const [vocabulary, end] = [config.vocab_size, config.eos_token_id]
  const first = [config.decoder_start_token_id, languageToken(config, language)]
  const prompt = [...first, config.task_to_id.transcribe, config.no_timestamps_token_id]
  // Above the end of text stand only languages, tasks and times.
  const special = Array.from({ length: vocabulary - end - 1 }, (_, index) => end + 1 + index)
  const suppressed = new Set([...config.suppress_tokens, ...special])
  const atBegin = new Set([...suppressed, ...config.begin_suppress_tokens])
  const most = Math.min(MOST_TOKENS, Math.max(LEAST_TOKENS, Math.ceil(seconds * TOKENS_A_SECOND)))

  let decoder = start()
  let step = await decoder.step(prompt)
  // Silence is the token before 'no times'.
  const noSpeech = shareOf(step.logits, 0, vocabulary, config.no_timestamps_token_id - 1)
  let tokens: HeardToken[] = []
  let offset = (prompt.length - 1) * vocabulary
  let refused: ReadonlySet<number> = atBegin
  let escapes = 0
  while (tokens.length < most) {
    const id = choose(step.logits, offset, vocabulary, refused)
    if (id === end) break
    const logProbability = logSoftmaxAt(step.logits, offset, vocabulary, id)
    step = await decoder.step([id])
    tokens.push({ id, logProbability, attention: step.attention[0] ?? [] })
    offset = 0
    refused = suppressed
    const repeated = loopLength(tokens.map((token) => token.id))
    if (repeated === 0) continue
    const again = tokens[tokens.length - repeated]?.id ?? end
    tokens = tokens.slice(0, -repeated)
    escapes += 1
    if (escapes > MOST_ESCAPES) return { language, tokens, noSpeech, hasLooped: true }
    // Goes on from before the loop, and not into it again.
    decoder = start()
    step = await decoder.step([...prompt, ...tokens.map((token) => token.id)])
    offset = (prompt.length + tokens.length - 1) * vocabulary
    refused = new Set([...suppressed, again])
  }
  return { language, tokens, noSpeech, hasLooped: false }
}
