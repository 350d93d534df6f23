import { fold } from '../lexicon/fold.ts'
import { vocabulary } from './vocabulary.ts'

/**
 * Normalises a wording for comparison: small letters, no accents, single spaces; signs that distinguish 'C++', 'C#' and
 * '.NET' stay.
 */
export const keyOf = (text: string): string =>
  fold(text)
    .replace(/[\s\u2010-\u2015_-]+/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/^[^\p{L}\p{N}.+#]+|[^\p{L}\p{N}+#]+$/gu, '')

/** A wording of the vocabulary; one that isn't `everywhere` is an everyday word too. */
export type KnownSkill = { name: string; text: string; everywhere: boolean }

const byKey = new Map<string, KnownSkill>(
  vocabulary.flatMap(({ name, wordings }) =>
    wordings.map(({ text, everywhere }) => [keyOf(text), { name, text, everywhere }] as const),
  ),
)

/** The number of words of the longest wording. */
export const mostWords = Math.max(...[...byKey.keys()].map((key) => key.split(' ').length))

/** The entry of a wording; capitals and accents don't count. Undefined for words that the vocabulary doesn't have. */
export const knownSkill = (text: string): KnownSkill | undefined => skillOfKey(keyOf(text))

/** The entry of a wording by its key. */
export const skillOfKey = (key: string): KnownSkill | undefined => byKey.get(key)

const longestByStart = new Map<string, number>()
for (const key of byKey.keys()) {
  const words = key.split(' ')
  const [start = ''] = words
  longestByStart.set(start, Math.max(longestByStart.get(start) ?? 0, words.length))
}

/** The number of words of the longest wording that begins with the first word of a key; 0 when none does. */
export const mostWordsFrom = (key: string): number => longestByStart.get(key.split(' ', 1)[0] ?? '') ?? 0

/** The standard name of a skill, or the key of an unknown one: equal for wordings with the same meaning. */
export const standardOf = (text: string): string => {
  const key = keyOf(text)
  return byKey.get(key)?.name ?? key
}
