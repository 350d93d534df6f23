import { areNeighbours } from './keyboard.ts'

/** How unlike a mistake of somebody who types Dutch an edit is: the words that it gives are weighed by it. */
const COSTS = {
  accent: 0,
  apostrophe: 0.5,
  /** Two neighbours that changed places, a letter once that stands twice, or letters of one sound. */
  usual: 1,
  missing: 2,
  extra: 2,
  neighbour: 2,
  vowel: 3,
  other: 4,
  /** Added at the first letter, which is seldom mistyped. */
  first: 2,
  /** Added at the last letter: what seems another ending may be one that was left out on purpose. */
  last: 1.5,
}

/** The cost of a slip that is made all the time. */
export const USUAL = COSTS.usual

/** The cost of a letter that was left out. */
export const MISSING = COSTS.missing

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const VOWELS = 'aeiouy'
const ACCENTS: Record<string, string> = { a: 'âàá', c: 'ç', e: 'ëéèê', i: 'ïî', o: 'öôó', u: 'üû' }
/** The letter below a trema that was typed too many; other accents are of other languages. */
const bare = (letter: string) => ('ëïöü'.includes(letter) ? letter.normalize('NFD').charAt(0) : '')

/** Letters of one sound, or of one that was spelled otherwise; '$' is the end of a word, '+' a letter that follows. */
const SOUNDS = [
  ['k', 'c'],
  ['ei', 'ij'],
  ['au', 'ou'],
  ['ch', 'g'],
  ['sch', 's'],
  ['isch', 'ies'],
  ['ks', 'x'],
  ['kw', 'qu'],
  ['c', 's'],
  ['t', 'th'],
  ['f', 'ph'],
  ['i', 'ie'],
  ['i', 'y'],
  ['sie$', 'tie$'],
  ['sies$', 'ties$'],
  ['d$', 't$'],
  ['dt$', 'd$'],
  ['dt$', 't$'],
  // No Dutch word ends in 'z' or 'v'.
  ['s+', 'z+'],
  ['f+', 'v+'],
].flatMap(([one = '', other = '']) => [
  [one, other],
  [other, one],
])

const soundOf = (sound: string) => new RegExp(sound.replace('+', '(?=.)'), 'g')
const REPLACEMENTS = SOUNDS.map(([from = '', to = '']) => ({ from: soundOf(from), to: to.replace(/[$+]/, '') }))

/** A word by itself, or a part of a compound. */
export type Place = 'alone' | 'first' | 'second'

type Edit = (word: string, cost: number) => void

const replaceSounds = (typed: string, add: Edit) => {
  for (const { from, to } of REPLACEMENTS)
    for (const { index, 0: letters } of typed.matchAll(from))
      add(`${typed.slice(0, index)}${to}${typed.slice(index + letters.length)}`, COSTS.usual)
  // 'kontakt', 'korrekt': who writes one 'c' as 'k' does so each time.
  add(typed.replaceAll('k', 'c'), COSTS.usual)
}

const replaceLetters = (typed: string, at: number, atEdge: number, add: Edit) => {
  const letter = typed.charAt(at)
  const [before, after] = [typed.slice(0, at), typed.slice(at + 1)]
  for (const other of LETTERS) {
    const isVowel = VOWELS.includes(letter) && VOWELS.includes(other)
    const cost = areNeighbours(letter, other) ? COSTS.neighbour : isVowel ? COSTS.vowel : COSTS.other
    if (other !== letter) add(`${before}${other}${after}`, cost + atEdge)
  }
  for (const accented of ACCENTS[letter] ?? bare(letter)) add(`${before}${accented}${after}`, COSTS.accent)
}

/**
 * Every string one slip away from letters in small, with what that slip costs: less for what is often mistyped.
 *
 * @param place where they stand in a word: inside it the first and last letter are mistyped as often as any
 */
export const editsOf = (typed: string, place: Place = 'alone'): ReadonlyMap<string, number> => {
  const costs = new Map<string, number>()
  const add: Edit = (word, cost) => {
    if (word !== typed && cost < (costs.get(word) ?? Infinity)) costs.set(word, cost)
  }
  const first = place === 'second' ? 0 : COSTS.first
  const last = place === 'first' ? 0 : COSTS.last
  if (place === 'second') for (const more of LETTERS) add(`${more}${typed}`, COSTS.missing)
  for (let at = 0; at < typed.length; at += 1) {
    const letter = typed.charAt(at)
    const next = typed.charAt(at + 1)
    const [before, after] = [typed.slice(0, at), typed.slice(at + 1)]
    const atEdge = (at === 0 ? first : 0) + (after === '' ? last : 0)
    // A letter too many where two parts meet may be one of the other part.
    const isBetween = (at === 0 && place === 'second') || (after === '' && place === 'first')
    if (letter === next) add(`${before}${after}`, COSTS.usual)
    else add(`${before}${after}`, COSTS.extra + (isBetween ? COSTS.first : atEdge))
    if (next !== '' && next !== letter)
      add(`${before}${next}${letter}${after.slice(1)}`, COSTS.usual + (at === 0 ? first : 0))
    replaceLetters(typed, at, atEdge, add)
    for (const more of LETTERS)
      add(`${before}${letter}${more}${after}`, more === letter || more === next ? COSTS.usual : COSTS.missing)
  }
  if (typed.endsWith('s')) add(`${typed.slice(0, -1)}'s`, COSTS.apostrophe)
  replaceSounds(typed, add)
  return costs
}
