import { isLight } from '../../retrieval/light-words.ts'
import { correctable, correctableTraits } from './lexicon.ts'
import { fold, foldedWords, nearest } from './fold.ts'

export type Named = { id: string; name: string }

const PARTICLES = new Set('van de der den het ten ter te el al la le di da von zu bin ben ibn op in t'.split(' '))
/** First names that are ordinary words as well: they count with a capital only. */
const WORD_NAMES = new Set(
  'wil roos mark max bas storm sterre rein joy an jet mees rob faith guus hoop bloem beer wolf'.split(' '),
)

/** Particles that are first names as well where a name begins with them: 'Ben de Boer', 'Al Demir'. */
const FIRST_NAMES = new Set('al ben el di da la bin'.split(' '))

const partsOf = (name: string): string[] =>
  foldedWords(fold(name)).filter(
    (word, index, words) => !PARTICLES.has(word) || (index === 0 && words.length > 1 && FIRST_NAMES.has(word)),
  )

/** Words of two letters that are no names. */
const SHORT_WORDS = new Set(
  'ok tv pc hr ov cv ai it ma di wo do vr za zo km kg cm mm nr st bv nv eu us nl be de ie em ui ei as is'.split(' '),
)
const NEXT_TO = String.raw`(?:iemand|niemand|een|de|het|er|dat|dit|die|wie|wat|ze|zij|hij|we|wij|je|bekend|duidelijk|besloten|nodig)`
/**
 * Where a name stands that is a word as well: 'wat weet je over al', 'waar woont al', 'en roos?', 'zou mark moslim
 * zijn'. Folded text.
 */
const standsAsName = (text: string, word: string): boolean =>
  [
    String.raw`\b(?:over|van|met|bij|tussen|vergelijk) ${word}(?=\W*$|,? (?:en|of)\b)`,
    String.raw`\b(?:vergelijk|tussen|over|van) \w+(?: \w+)? (?:en|of) ${word}(?=\W*$| (?:eens|even|ff|ns|aub)\b)`,
    String.raw`^\W*(?:en|maar) (?:van |bij |voor |over )?${word}\W*$`,
    String.raw`^\W*(?:en )?(?:wat|waar|hoe ?veel(?: uur| jaar)?|wanneer|welk\w* \w+|wie|hoe ?lang) (?:vraagt|wil|kan|doet|woont|werkt|is|heeft|verdient|kent|spreekt|zoekt|kost|deed|studeerde|begint|start) ${word}(?=\W*$| (?:verdienen|werken|beginnen|starten|doen|gestudeerd|gewerkt)\b)`,
    String.raw`^\W*(?:en )?(?:zou|zal|heeft|kan|wil|spreekt|woont|werkt|past|kent|mag|is|hoort) ${word} (?!${NEXT_TO}\b)\w+`,
  ].some((place) => new RegExp(place).test(text))

type Spelling = { word: string; hasCapital: boolean; standsAsName: boolean }

/** The words of a question with whether they were written as a name: 'Noors' and "Noor's" also as 'noor'. */
const spellingsOf = (message: string): Spelling[] => {
  const text = fold(message)
  return (message.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? []).map((spelling, index) => {
    const word = fold(spelling).replace(/'s$|'$/, '')
    // The capital of a small word that begins the question says nothing.
    const hasCapital = /^\p{Lu}/u.test(spelling) && !(index === 0 && isLight(word) && /^\p{Lu}\p{Ll}/u.test(message))
    return { word, hasCapital, standsAsName: standsAsName(text, word) }
  })
}

/** Whether a folded first name without its capital is still a name, and no ordinary word. */
export const isNameInSmallLetters = (first: string): boolean =>
  first.length > 1 && !WORD_NAMES.has(first) && !SHORT_WORDS.has(first) && !isLight(first)

const isName = (part: string, isFirst: boolean, { word, hasCapital, standsAsName: standsSo }: Spelling): boolean => {
  if (word !== part && !(hasCapital && word === `${part}s`)) return false
  return hasCapital || (isFirst && (isNameInSmallLetters(part) || standsSo))
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
  return mostNamed(people, (parts) => {
    const isWritten = parts.map((part, index) => spellings.some((spelling) => isName(part, index === 0, spelling)))
    // Behind a first name a surname needs no capital either.
    const isBehind = (part: string) => isWritten[0] && spellings.some(({ word }) => word === part)
    return parts.filter((part, index) => isWritten[index] || isBehind(part)).length
  })
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
