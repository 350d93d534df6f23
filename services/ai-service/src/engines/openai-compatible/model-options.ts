import type { TextLanguage } from '@wervio/contracts'

/** How vacancy texts of a model are written. */
export type WritingStyle = { address: 'je' | 'u'; language: TextLanguage; length: 'short' | 'normal' | 'long' }

/** The style of a product that sets none. */
export const usualStyle: WritingStyle = { address: 'je', language: 'nl', length: 'normal' }

/** One endpoint and model, and how it is asked. */
export type ModelOptions = {
  /** Up to and including `/v1`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  /** Retries of a call that failed before it began to answer, with growing pauses. */
  retries?: number
  /**
   * How freely the model words, as the operator set it. Absent, the endpoint's own default holds: some models refuse
   * any.
   */
  temperature?: number | undefined
  /** Tokens of question and answer together; absent when the operator doesn't say it. */
  contextTokens?: number | undefined
  style?: WritingStyle | undefined
}

/** Dutch takes some 3.3 characters a token with vocabularies made for English; this is on the safe side. */
export const CHARACTERS_PER_TOKEN = 2.8
