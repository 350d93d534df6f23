import type { SpokenWord } from '@wervio/contracts'
import { secondsOf } from '../../sound.ts'
import { openSession, type Runtime } from '../runtime.ts'
import { startDecoder, tensorOf } from './decoder.ts'
import { decodeWindow, hearLanguage } from './greedy.ts'
import { FRAMES, logMel } from './log-mel.ts'
import { MEL_BINS } from './mel-filters.ts'
import { readTokenizer, readWhisperConfig, whisperFiles } from './whisper-files.ts'
import { heardWords } from './words.ts'

/** Languages that `auto` chooses from, window by window: a conversation may mix them. */
const CHOICE = ['nl', 'en']

/** What was said in a window. Times are seconds from its start. */
export type HeardWindow = {
  language: string
  words: SpokenWord[]
  /** From 0 to 1. */
  noSpeech: number
  /** The mean logarithm of the probability of a token. */
  logProbability: number
  hasLooped: boolean
}

/** A loaded Whisper. Throws when the folder holds no model in the layout of transformers.js. */
export const loadWhisper = async (runtime: Runtime, folder: string, threads: number) => {
  const { Tokenizer } = await import('@huggingface/tokenizers')
  const config = await readWhisperConfig(folder)
  const files = whisperFiles(folder)
  const [tokenizer, encoder, decoder] = await Promise.all([
    readTokenizer(folder).then((description) => new Tokenizer(...description)),
    openSession(runtime, files.encoder, threads),
    openSession(runtime, files.decoder, threads),
  ])
  const textOf = (ids: number[]): string =>
    tokenizer.decode(ids, { skip_special_tokens: true, clean_up_tokenization_spaces: false })

  /** Listens to at most 30 seconds of mono sound. */
  const hear = async (samples: Float32Array, language: string): Promise<HeardWindow> => {
    const features = new runtime.Tensor('float32', logMel(samples), [1, MEL_BINS, FRAMES])
    const outputs = await encoder.run({ input_features: features }, ['last_hidden_state'])
    const sound = tensorOf(outputs, 'last_hidden_state')
    const start = () => startDecoder(runtime, decoder, config, sound)
    const spoken = language === 'auto' ? await hearLanguage(config, start(), CHOICE) : language
    const seconds = secondsOf(samples.length)
    const { tokens, noSpeech, hasLooped } = await decodeWindow(config, start, spoken, seconds)
    const sum = tokens.reduce((total, { logProbability }) => total + logProbability, 0)
    const words = tokens.length === 0 ? [] : heardWords(tokens, seconds, textOf)
    return { language: spoken, words, noSpeech, logProbability: sum / Math.max(1, tokens.length), hasLooped }
  }
  return { hear }
}
export type Whisper = Awaited<ReturnType<typeof loadWhisper>>
