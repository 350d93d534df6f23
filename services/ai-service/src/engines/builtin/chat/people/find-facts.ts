import { type Concept, conceptOf, matchOf } from '../../../../chat/retrieval/concepts.ts'
import { widely } from '../../../../chat/retrieval/kin.ts'
import { stemsOf } from '../../../../chat/retrieval/tokens.ts'
import type { Fact, FactField, Person } from '../../../../chat/people/person.ts'
import { alternatives } from '../../../../chat/people/question/lexicon.ts'
import { fold, foldedWords, nearest } from '../../../../chat/people/question/fold.ts'

/** From here on a text holds the word itself, a compound of it or a synonym. */
const MATCHES = 0.75
/** Fields whose words are terms, so that a typing error can be told from another word. */
const TERMS: readonly FactField[] = [
  'skills',
  'languages',
  'certificates',
  'location',
  'driving_licences',
  'title',
  'education',
]

export const inFields = (facts: readonly Fact[], fields: readonly FactField[]): Fact[] =>
  fields.length === 0 ? [...facts] : facts.filter(({ field }) => fields.includes(field))

const stemsByText = new WeakMap<Fact, { stems: string[]; joinedStems: string }>()
const stemsOfFact = (fact: Fact) => {
  const cachedStems = stemsByText.get(fact)
  if (cachedStems) return cachedStems
  const stems = stemsOf(fact.text)
  const computed = { stems, joinedStems: ` ${stems.join(' ')} ` }
  stemsByText.set(fact, computed)
  return computed
}

const holds = (fact: Fact, concept: Concept): boolean => {
  const { stems, joinedStems } = stemsOfFact(fact)
  return matchOf(concept, stems, joinedStems) >= MATCHES
}

/** A word to look for, and who has it: their facts that hold it, by candidate. */
export type Term = { word: string; typed: string; holders: Map<string, Fact[]> }

const holdersOf = (word: string, people: readonly Person[], fields: readonly FactField[]): Term['holders'] => {
  const group = alternatives.find((words) => words.includes(fold(word))) ?? [word]
  const concepts = group.map((other) => conceptOf(other))
  return new Map(
    people.flatMap((person): [string, Fact[]][] => {
      const facts = inFields(person.facts, fields).filter((fact) => concepts.some((concept) => holds(fact, concept)))
      return facts.length > 0 ? [[person.id, facts]] : []
    }),
  )
}

/**
 * Looks for words in the fields that the question is about. Once one of them is in those, others may be in any field.
 */
export const findTerms = (
  words: readonly string[],
  people: readonly Person[],
  fields: readonly FactField[],
): Term[] => {
  const terms = words.map((word) => findTerm(word, people, fields))
  if (!terms.some(({ holders }) => holders.size > 0)) return terms
  return terms.map((term) => (term.holders.size > 0 ? term : findTerm(term.typed, people, [])))
}

/** Who has another word that speaks of the same thing, such as 'leerkracht' where 'les' was asked. */
export const findKin = (typed: string, people: readonly Person[]): { person: Person; facts: Fact[] }[] => {
  const concept = widely(fold(typed))
  return people.flatMap((person) => {
    const facts = person.facts.filter((fact) => holds(fact, concept))
    return facts.length > 0 ? [{ person, facts }] : []
  })
}

/** Looks for a word; for one that nobody has, the nearest word that somebody has is taken. */
const findTerm = (typed: string, people: readonly Person[], fields: readonly FactField[]): Term => {
  const holders = holdersOf(typed, people, fields)
  if (holders.size > 0) return { word: typed, typed, holders }
  const facts = people.flatMap((person) => inFields(person.facts, fields)).filter(({ field }) => TERMS.includes(field))
  const spellings = new Map(
    facts.flatMap(({ text }) => (text.match(/[\p{L}\p{N}+#.-]+/gu) ?? []).map((word) => [fold(word), word])),
  )
  const [foldedWord = ''] = foldedWords(fold(typed))
  const word = spellings.get(nearest(foldedWord, spellings.keys()) ?? '')
  return word === undefined
    ? { word: typed, typed, holders }
    : { word, typed, holders: holdersOf(word, people, fields) }
}
