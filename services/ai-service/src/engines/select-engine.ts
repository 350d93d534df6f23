import type { Config } from '../platform/config.ts'
import { createBuiltinEngine } from './builtin/builtin-engine.ts'
import type { Engine } from './engine.ts'
import { createOpenAiCompatibleEngine } from './openai-compatible/openai-compatible-engine.ts'

type EngineVariables = Pick<
  Config,
  | 'AI_BASE_URL'
  | 'AI_MODEL'
  | 'AI_API_KEY'
  | 'AI_TIMEOUT_SECONDS'
  | 'AI_IDLE_SECONDS'
  | 'AI_TEMPERATURE'
  | 'AI_CONTEXT_TOKENS'
  | 'AI_ADDRESS'
  | 'AI_LANGUAGE'
  | 'AI_LENGTH'
>

/**
 * The configured engine, chosen once at start: a model when AI_BASE_URL and AI_MODEL are set, else the builtin rules.
 */
export const selectEngine = (config: EngineVariables): Engine => {
  if (!config.AI_BASE_URL || !config.AI_MODEL) return createBuiltinEngine()
  return createOpenAiCompatibleEngine({
    baseUrl: config.AI_BASE_URL,
    model: config.AI_MODEL,
    apiKey: config.AI_API_KEY,
    timeoutMs: config.AI_TIMEOUT_SECONDS * 1000,
    idleMs: config.AI_IDLE_SECONDS * 1000,
    temperature: config.AI_TEMPERATURE,
    contextTokens: config.AI_CONTEXT_TOKENS,
    style: { address: config.AI_ADDRESS, language: config.AI_LANGUAGE, length: config.AI_LENGTH },
  })
}

/**
 * The engine for callers without an account, so that a stranger runs up no bill unless the operator wants it; null for
 * none.
 */
export const selectVisitorEngine = (choice: Config['WERVIO_VISITOR_ENGINE'], configured: Engine): Engine | null => {
  if (choice === 'off') return null
  return choice === 'configured' ? configured : createBuiltinEngine()
}
