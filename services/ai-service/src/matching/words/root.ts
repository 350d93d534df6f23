import { stem } from '../../chat/retrieval/stem.ts'

const cache = new Map<string, string>()
const CACHED = 100_000

/** English and Dutch endings that make a deed into a noun: 'planning', 'managed', 'begeleiding'. */
const ENDINGS = /(?<=.{4})(?:ingen|ings?|ed)$/
/** 'Gemonteerd', 'gecontroleerde': done is what the verb does. */
const DONE = /^ge(\p{L}{3,})eerde?$/u
/** Trades whose name only looks like a form of a word: an account manager does no accounting. */
const TRADES: ReadonlySet<string> = new Set(['accounting'])

/**
 * What the forms of a folded word share, in Dutch and English: 'begeleiden' and 'begeleiding', 'manages' and
 * 'managing'. Not a word itself.
 */
export const rootOf = (word: string): string => {
  const cachedRoot = cache.get(word)
  if (cachedRoot !== undefined) return cachedRoot
  if (cache.size >= CACHED) cache.clear()
  const root = TRADES.has(word) ? word : stem(word.replace(DONE, '$1eren').replace(ENDINGS, ''))
  cache.set(word, root)
  return root
}
