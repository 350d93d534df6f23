import type { Config } from '../../platform/config.ts'
import { createEmbedder, type Embedder } from './embedder.ts'

type EmbeddingVariables = Pick<
  Config,
  | 'AI_EMBEDDINGS_URL'
  | 'AI_EMBEDDINGS_MODEL'
  | 'AI_EMBEDDINGS_API_KEY'
  | 'AI_EMBEDDINGS_TIMEOUT_SECONDS'
  | 'AI_EMBEDDINGS_SIMILARITY'
>

/** The configured model for sentences, chosen once at start; null without one. */
export const selectEmbedder = (config: EmbeddingVariables): Embedder | null => {
  if (!config.AI_EMBEDDINGS_URL || !config.AI_EMBEDDINGS_MODEL) return null
  return createEmbedder({
    baseUrl: config.AI_EMBEDDINGS_URL,
    model: config.AI_EMBEDDINGS_MODEL,
    apiKey: config.AI_EMBEDDINGS_API_KEY,
    timeoutMs: config.AI_EMBEDDINGS_TIMEOUT_SECONDS * 1000,
    similarity: config.AI_EMBEDDINGS_SIMILARITY,
  })
}
