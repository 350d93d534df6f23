import type { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Runtime } from '../runtime.ts'
import type { WhisperConfig } from './whisper-files.ts'

/** What the decoder answers to the tokens so far. */
export type Step = {
  /** A row of the vocabulary for each token that was put in. */
  logits: Float32Array
  /** For each token that was put in, the attention of each alignment head over the frames of the encoder. */
  attention: Float32Array[][]
}

type Feeds = Record<string, Tensor>
const KINDS = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value']

/** Names of the outputs whose heads follow the words through the sound; none where the model doesn't give them. */
const attentionLayers = (config: WhisperConfig, session: InferenceSession): number[] => {
  const layers = [...new Set((config.alignment_heads ?? []).map(([layer]) => layer))]
  return layers.every((layer) => session.outputNames.includes(`cross_attentions.${layer}`)) ? layers : []
}

export const tensorOf = (outputs: InferenceSession.OnnxValueMapType, name: string): Tensor => {
  const tensor = outputs[name]
  if (!tensor) throw new Error(`The model doesn't answer ${name}`)
  return tensor
}

/** One window's decoding: tokens go in, and what came before is remembered. */
export const startDecoder = (
  { Tensor: TensorOf }: Runtime,
  session: InferenceSession,
  config: WhisperConfig,
  sound: Tensor,
) => {
  const heads = config.decoder_attention_heads
  const width = config.d_model / heads
  const layers = Array.from({ length: config.decoder_layers }, (_, layer) => layer)
  const watchedLayers = attentionLayers(config, session)
  const alignment = (config.alignment_heads ?? []).filter(([layer]) => watchedLayers.includes(layer))
  const empty = () => new TensorOf('float32', new Float32Array(0), [1, heads, 0, width])
  let past: Feeds = Object.fromEntries(
    layers.flatMap((layer) => KINDS.map((kind) => [`past_key_values.${layer}.${kind}`, empty()])),
  )
  let isFirst = true

  const attentionOf = (outputs: InferenceSession.OnnxValueMapType, tokens: number): Float32Array[][] =>
    Array.from({ length: tokens }, (_, token) =>
      alignment.map(([layer, head]) => {
        const { data, dims } = tensorOf(outputs, `cross_attentions.${layer}`)
        const frames = dims[3] ?? 0
        const first = (head * tokens + token) * frames
        return (data as Float32Array).slice(first, first + frames)
      }),
    )

  /** Takes the next tokens: the whole prompt first, then one at a time. */
  const step = async (tokens: readonly number[]): Promise<Step> => {
    const kinds = isFirst ? KINDS : KINDS.slice(0, 2)
    const outputs = await session.run(
      {
        input_ids: new TensorOf('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
        encoder_hidden_states: sound,
        use_cache_branch: new TensorOf('bool', [!isFirst], [1]),
        ...past,
      },
      [
        'logits',
        ...layers.flatMap((layer) => kinds.map((kind) => `present.${layer}.${kind}`)),
        ...watchedLayers.map((layer) => `cross_attentions.${layer}`),
      ],
    )
    const present = layers.flatMap((layer) =>
      kinds.map((kind) => [`past_key_values.${layer}.${kind}`, tensorOf(outputs, `present.${layer}.${kind}`)] as const),
    )
    past = { ...past, ...Object.fromEntries(present) }
    isFirst = false
    return {
      logits: tensorOf(outputs, 'logits').data as Float32Array,
      attention: attentionOf(outputs, tokens.length),
    }
  }
  return { step, hasAttention: alignment.length > 0 }
}
export type Decoder = ReturnType<typeof startDecoder>
