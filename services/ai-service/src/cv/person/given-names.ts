import { fold } from '../lexicon/fold.ts'
import { wordSetOf } from '../lexicon/lexicon.ts'

const names = wordSetOf('given-names')

/** True for a given name that many people have, and for a double one that begins with it: 'Jan-Willem'. */
export const isCommonGivenName = (word: string): boolean =>
  names.has(fold(word)) || names.has(fold(word.split('-')[0] ?? ''))
