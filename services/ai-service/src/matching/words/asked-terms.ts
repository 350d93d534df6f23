import { conceptsOf } from './concepts.ts'
import { fold } from './fold.ts'
import { relate } from './relate.ts'
import { rootOf } from './root.ts'
import { termsOf } from './terms.ts'

/** A term that is asked for, with the other keys that say the same. */
export type AskedTerm = { keys: readonly string[]; weight: number; text: string }

const MOST_WORDS = 4
const WORDS = /[\p{L}\p{N}+#.'&/-]+/gu

/** The concepts of every phrase of a text, with the words of the phrase. */
const phraseConcepts = (text: string): { concepts: readonly string[]; phrase: string }[] => {
  const words = (text.slice(0, 2_000).match(WORDS) ?? []).map((word) => word.replace(/(?<![.,'/&-])[.,'/&-]+$/, ''))
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - at) }, (_unused, count) =>
      words.slice(at, at + count + 1).join(' '),
    ).flatMap((phrase) => {
      const concepts = conceptsOf(phrase)
      return concepts.length === 0
        ? []
        : [{ concepts, phrase: ` ${phrase.toLowerCase()} ${phrase.toLowerCase().replaceAll('-', ' ')} ` }]
    }),
  )
}

/** 'Zinkwerk' asks for zinc, 'tegelwerken' for tiles: the end of such a compound says nothing of its own. */
const OF_WORK = /^(\p{L}{4,}?)s?(?:werk|werken|werkzaamheden|kennis|ervaring|vaardigheden)$/u
const materialOf = (word: string): string[] => {
  const material = OF_WORK.exec(fold(word))?.[1]
  return material === undefined ? [] : [rootOf(material)]
}

/** What a text asks for: each of its terms with the concepts of the phrases that it is part of. */
export const askedTerms = (text: string): AskedTerm[] => {
  const phrases = phraseConcepts(text)
  return termsOf(text).map((term) => ({
    text: term.text,
    weight: term.weight,
    keys: [
      term.key,
      ...materialOf(term.text),
      ...phrases.flatMap(({ concepts, phrase }) => (phrase.includes(` ${term.text.toLowerCase()} `) ? concepts : [])),
    ],
  }))
}

/** What a word says of one that means the same. */
export const SAME_MEANING = 0.95

/** How much a key of a candidate says of a term: words that mean the same say all of it but a little. */
export const creditOf = (requiredTerm: AskedTerm, candidateKey: string): number => {
  const [key, ...others] = requiredTerm.keys
  if (key === undefined) return 0
  if (key === candidateKey) return 1
  return others.includes(candidateKey) ? SAME_MEANING : relate(key, candidateKey)
}
