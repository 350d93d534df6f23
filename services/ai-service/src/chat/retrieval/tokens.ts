import { stem } from './stem.ts'

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}+#'’&./-]*/gu

/** Words as written, without punctuation at their ends: 'C#', 'Node.js', 'hbo-niveau'. */
export const wordsOf = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.replace(/['’&./-]+$/, ''))

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** A word in its stem; a word with a hyphen or slash also by its parts. */
export function stemsOf(text: string): string[] {
  const stems: string[] = []
  for (const word of wordsOf(text)) {
    const plainWord = plain(word)
    stems.push(stem(plainWord.replace(/[-/]/g, '')))
    if (/[-/]/.test(plainWord)) for (const part of plainWord.split(/[-/]/)) if (part.length > 1) stems.push(stem(part))
  }
  return stems
}
