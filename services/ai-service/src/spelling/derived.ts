import { dictionaries } from './dictionaries.ts'
import { isFirstPart, LEAST_PART } from './parts.ts'

/** Endings of who does something, with what makes the verb or the noun of the stem before them. */
const ENDINGS: readonly { ending: RegExp; bases: readonly string[] }[] = [
  { ending: /(?:ers?|erij|aars?)$/, bases: ['en'] },
  { ending: /(?<=\p{Ll}{3}[rln])ders?$/u, bases: [''] },
  { ending: /sters?$/, bases: ['', 's', 'en'] },
  { ending: /eurs?$/, bases: ['eren'] },
  { ending: /(?<=er)es(?:sen)?$/, bases: [''] },
]

const SEPARABLE =
  /^(?:na|op|af|in|om|uit|aan|bij|mee|toe|weg|los|vast|terug|door|voor|over|onder|her)(?=\p{Ll}{3,}en$)/u

const isDerivedOfWord = (word: string): boolean => {
  const { isListed } = dictionaries()
  return ENDINGS.some(({ ending, bases }) => {
    const stem = word.replace(ending, '')
    return stem !== word && stem.length >= LEAST_PART && bases.some((base) => isListed(`${stem}${base}`))
  })
}

/**
 * Whether a word is made of a verb as Dutch makes them without end: 'kantklosser', 'onderwaterlasster', 'nalooien'. No
 * dictionary has all of them.
 */
export const isDerived = (word: string): boolean => {
  if (SEPARABLE.test(word) && dictionaries().isListed(word.replace(SEPARABLE, ''))) return true
  if (isDerivedOfWord(word)) return true
  for (let at = LEAST_PART; at <= word.length - LEAST_PART - 2; at += 1)
    if (isFirstPart(word.slice(0, at)) && isDerivedOfWord(word.slice(at))) return true
  return false
}
