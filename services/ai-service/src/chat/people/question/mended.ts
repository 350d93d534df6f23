import { isLight } from '../../retrieval/light-words.ts'
import { nearest } from './fold.ts'
import { correctable } from './lexicon.ts'

/** A folded question with the typing errors in words of the rules mended; names and what is looked for stay as they are. */
export const mended = (text: string): string =>
  text.replace(/[\p{L}']{5,}/gu, (word) =>
    isLight(word) || correctable.has(word) ? word : (nearest(word, correctable) ?? word),
  )
