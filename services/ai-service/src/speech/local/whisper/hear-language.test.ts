import { expect, test } from '@jest/globals'
import type { Decoder } from './decoder.ts'
import { hearLanguage } from './greedy.ts'
import type { WhisperConfig } from './whisper-files.ts'

const START = 7
const config: WhisperConfig = {
  begin_suppress_tokens: [],
  suppress_tokens: [],
  decoder_start_token_id: START,
  eos_token_id: 8,
  lang_to_id: { '<|nl|>': 1, '<|en|>': 2, '<|de|>': 3 },
  no_timestamps_token_id: 9,
  task_to_id: { transcribe: 6 },
  d_model: 1,
  decoder_layers: 1,
  decoder_attention_heads: 1,
  vocab_size: 10,
}

/** A decoder that finds these languages in what it hears, by the logits of their tokens. */
const decoderOf = (dutch: number, english: number, german = 99) => {
  const requests: (readonly number[])[] = []
  const step: Decoder['step'] = async (tokens) => {
    requests.push(tokens)
    return { logits: Float32Array.from([0, dutch, english, german, 0, 0, 0, 0, 0, 0]), attention: [] }
  }
  return { decoder: { step } as Decoder, asked: requests }
}

test.each([
  ['nl', 4, 1],
  ['en', 1, 4],
  ['nl', 2, 2],
])('a window of a mixed conversation is heard as %s, and never as a language nobody chose', async (spoken, nl, en) => {
  const { decoder, asked } = decoderOf(nl, en)
  expect(await hearLanguage(config, decoder, ['nl', 'en'])).toBe(spoken)
  expect(asked).toEqual([[START]])
})

test('a model without the language says so', async () => {
  await expect(hearLanguage(config, decoderOf(1, 2).decoder, ['nl', 'fy'])).rejects.toThrow('no language fy')
})
