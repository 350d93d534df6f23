import { type Concept, conceptOf } from './concepts.ts'
import { stemsOf } from './tokens.ts'
import { wordKin } from './word-kin.ts'

/** The stems of all words beside which a word stands in a line of `wordKin`. */
const kinOf = new Map<string, string[]>()
for (const line of wordKin) {
  const stems = stemsOf(line.join(' '))
  for (const stem of new Set(stems)) kinOf.set(stem, [...(kinOf.get(stem) ?? []), ...stems])
}

/** A word with its synonyms and its kin. */
export const widely = (word: string): Concept => {
  const concept = conceptOf(word)
  const kin = concept.stems.flatMap((stem) => kinOf.get(stem) ?? [])
  return { ...concept, relatedStems: [...new Set([...concept.relatedStems, ...kin])] }
}

/** Whether the rules know another word for it. */
export const hasKin = (word: string): boolean => widely(word).relatedStems.length > 0
