import type { SearchPiece } from './language.ts'

export type StemmedWord = { word: string; /** Null for a stop word. */ stem: string | null }

/**
 * One piece of a search: words that belong together ('node.js'), the same as one word ('nodejs'), or a telephone
 * number.
 */
export type Term = {
  piece: SearchPiece
  words: StemmedWord[]
  joinedWord: string | null
  phone: string | null
  /** Whether the order of its words is not looked at. */
  isInAnyOrder: boolean
}
