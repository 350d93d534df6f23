import { isLight } from '../../retrieval/light-words.ts'
import { nearest } from './fold.ts'
import { correctable } from './lexicon.ts'

/** Corrects typing errors in words that the rules know; names and search words of the question stay as typed. */
export const mended = (text: string): string =>
  text.replace(/[\p{L}']{5,}/gu, (word) =>
    isLight(word) || correctable.has(word) ? word : (nearest(word, correctable) ?? word),
  )
