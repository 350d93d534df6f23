import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { embedMany } from 'ai'

export type EmbedderOptions = {
  /** Up to and including `/v1`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  timeoutMs: number
  /** The least cosine of what belongs together, as the operator set it; measured when absent. */
  similarity?: number | undefined
}

/** Places texts so that what means the same lies near. */
export type Embedder = {
  readonly model: string
  readonly similarity: number | null
  /** One vector a text, all of one dimension. Throws when the endpoint doesn't give that. */
  embed: (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>
}

/** Texts of one call. */
const BATCH = 64
/** pgvector and common models stay below it; more is an answer of another kind. */
const MOST_DIMENSIONS = 8_192

/** Throws unless there is one finite vector a text, each of the same dimension. */
const requireVectors = (vectors: readonly number[][], count: number): void => {
  const dimension = vectors[0]?.length ?? 0
  const areWhole = vectors.every(
    (vector) => vector.length === dimension && vector.every(Number.isFinite) && vector.some((value) => value !== 0),
  )
  if (vectors.length !== count || dimension === 0 || dimension > MOST_DIMENSIONS || !areWhole)
    throw new Error('embeddings of another form')
}

/** Asks an OpenAI-compatible endpoint, a batch at a time. */
export const createEmbedder = ({ baseUrl, model, apiKey, timeoutMs, similarity }: EmbedderOptions): Embedder => {
  const provider = createOpenAICompatible({ name: 'embeddings', baseURL: baseUrl, ...(apiKey && { apiKey }) })
  return {
    model,
    similarity: similarity ?? null,
    embed: async (texts, signal) => {
      const whole = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const vectors: number[][] = []
      for (let at = 0; at < texts.length; at += BATCH) {
        const values = texts.slice(at, at + BATCH)
        const { embeddings } = await embedMany({
          model: provider.embeddingModel(model),
          values,
          maxRetries: 1,
          maxParallelCalls: 1,
          abortSignal: whole,
        })
        vectors.push(...embeddings)
      }
      if (texts.length > 0) requireVectors(vectors, texts.length)
      return vectors
    },
  }
}
