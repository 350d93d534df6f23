import { isLight } from '../../retrieval/light-words.ts'
import { correctable, correctableTraits } from './lexicon.ts'
import { fold, foldedWords, nearest } from './fold.ts'

export type Named = { id: string; name: string }

const PARTICLES = new Set('van de der den het ten ter te el al la le di da von zu bin ben ibn op in t'.split(' '))
/** First names that are ordinary words as well: they count with a capital only. */
const WORD_NAMES = new Set(
  'wil roos mark max bas storm sterre rein joy an jet mees rob faith guus hoop bloem beer wolf'.split(' '),
)

const partsOf = (name: string): string[] => foldedWords(fold(name)).filter((word) => !PARTICLES.has(word))

type Spelling = { word: string; hasCapital: boolean }

/** The words of a question with whether they were written as a name: 'Noors' and "Noor's" also as 'noor'. */
const spellingsOf = (message: string): Spelling[] =>
  (message.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? []).map((word) => ({
    word: fold(word).replace(/'s$|'$/, ''),
    hasCapital: /^\p{Lu}/u.test(word),
  }))

/** Whether a folded first name without its capital is still a name, and no ordinary word. */
export const isNameInSmallLetters = (first: string): boolean =>
  first.length > 2 && !WORD_NAMES.has(first) && !isLight(first)

const isName = (part: string, isFirst: boolean, { word, hasCapital }: Spelling): boolean => {
  if (word !== part && !(hasCapital && word === `${part}s`)) return false
  return hasCapital || (isFirst && isNameInSmallLetters(part))
}

/** Those with the most parts of their name in the question: 'Noor Jansen' is not every Noor. */
const mostNamed = <T extends Named>(people: readonly T[], countOf: (parts: string[]) => number): T[] => {
  const countedPeople = people
    .map((person) => ({ person, parts: partsOf(person.name) }))
    .map(({ person, parts }) => ({ person, first: parts[0] ?? '', count: countOf(parts) }))
    .filter(({ count }) => count > 0)
  return countedPeople
    .filter(({ first, count }) => !countedPeople.some((other) => other.first === first && other.count > count))
    .map(({ person }) => person)
}

/** The candidates a question names, by first name, surname or both, in the order of the list. */
export const namedPeople = <T extends Named>(message: string, people: readonly T[]): T[] => {
  const spellings = spellingsOf(message)
  return mostNamed(
    people,
    (parts) => parts.filter((part, index) => spellings.some((spelling) => isName(part, index === 0, spelling))).length,
  )
}

/**
 * The candidates whose first name or surname was probably meant, when a question speaks of somebody and names nobody.
 */
export const nearlyNamed = <T extends Named>(message: string, people: readonly T[]): T[] => {
  const nameParts = new Set(people.flatMap(({ name }) => partsOf(name)).filter((part) => part.length > 3))
  const meantParts = new Set(
    spellingsOf(message)
      .filter(({ word }) => word.length > 2 && !isLight(word) && !correctable.has(word) && !correctableTraits.has(word))
      .map(({ word }) => nearest(word, nameParts)),
  )
  return mostNamed(people, (parts) => parts.filter((part) => meantParts.has(part)).length)
}

/** Names in a question that no candidate has: words with a capital, not the first word of a sentence. */
export const namesWithoutCandidate = (message: string, knownNames: readonly string[]): string[] => {
  const knownParts = new Set(knownNames.flatMap((name) => foldedWords(fold(name))))
  const names = [
    ...message.matchAll(/(?<=[^.?!\s] )\p{Lu}[\p{L}\p{M}\p{N}'’-]+(?: \p{Lu}[\p{L}\p{M}\p{N}'’-]+)*/gu),
  ].map(([name]) => name)
  return names.filter((name) => !foldedWords(fold(name)).some((part) => knownParts.has(part)))
}
