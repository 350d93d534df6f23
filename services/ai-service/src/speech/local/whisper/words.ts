import type { SpokenWord } from '@wervio/contracts'
import { alignTokens } from './align.ts'
import type { HeardToken } from './greedy.ts'

/** Decodes tokens to text. */
export type TextOf = (ids: number[]) => string

/** What stands for a letter of which only the first bytes came. */
const HALF_LETTER = '\uFFFD'

type TokenGroup = { text: string; first: number; last: number }

/** Tokens put together until they make whole letters, then whole words: a word begins with a space. */
const wordsOf = (ids: readonly number[], textOf: TextOf): TokenGroup[] => {
  const groups: TokenGroup[] = []
  let letters: number[] = []
  for (const [index, id] of ids.entries()) {
    letters.push(id)
    const text = textOf(letters)
    if (text.endsWith(HALF_LETTER) && index < ids.length - 1) continue
    const last = groups.at(-1)
    if (last && !/^\s/.test(text)) {
      last.text += text
      last.last = index
    } else groups.push({ text, first: index - letters.length + 1, last: index })
    letters = []
  }
  return groups.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** The words of a window with seconds from its start; `seconds` is how long its sound is. */
export const heardWords = (tokens: readonly HeardToken[], seconds: number, textOf: TextOf): SpokenWord[] => {
  const groups = wordsOf(
    tokens.map(({ id }) => id),
    textOf,
  )
  const begins = alignTokens(
    tokens.map(({ attention }) => attention),
    seconds,
  )
  return groups.map(({ text, first, last }) => {
    const innerTokens = tokens.slice(first, last + 1)
    const mean = innerTokens.reduce((sum, { logProbability }) => sum + logProbability, 0) / innerTokens.length
    return {
      start: begins[first] ?? 0,
      end: begins[last + 1] ?? seconds,
      text: text.trim(),
      confidence: Math.exp(mean),
    }
  })
}
