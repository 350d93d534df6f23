import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What a Whisper model says about itself, in the layout of transformers.js. */
const generationConfig = z.object({
  alignment_heads: z.array(z.tuple([z.int(), z.int()])).optional(),
  begin_suppress_tokens: z.array(z.int()),
  suppress_tokens: z.array(z.int()).default([]),
  decoder_start_token_id: z.int(),
  eos_token_id: z.int(),
  lang_to_id: z.record(z.string(), z.int()),
  no_timestamps_token_id: z.int(),
  task_to_id: z.object({ transcribe: z.int() }),
})
const modelConfig = z.object({
  d_model: z.int(),
  decoder_layers: z.int(),
  decoder_attention_heads: z.int(),
  vocab_size: z.int(),
})

export type WhisperConfig = z.output<typeof generationConfig> & z.output<typeof modelConfig>

const readJson = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), 'utf8'))

/** Throws when the folder holds no model of that layout. */
export const readWhisperConfig = async (folder: string): Promise<WhisperConfig> => ({
  ...generationConfig.parse(await readJson(folder, 'generation_config.json')),
  ...modelConfig.parse(await readJson(folder, 'config.json')),
})

export const whisperFiles = (folder: string) => ({
  encoder: join(folder, 'onnx/encoder_model_quantized.onnx'),
  decoder: join(folder, 'onnx/decoder_model_merged_quantized.onnx'),
})

/** The tokenizer as JSON and its settings, as `@huggingface/tokenizers` takes them. */
export const readTokenizer = async (folder: string): Promise<[object, object]> => [
  z.looseObject({}).parse(await readJson(folder, 'tokenizer.json')),
  z.looseObject({}).parse(await readJson(folder, 'tokenizer_config.json')),
]
