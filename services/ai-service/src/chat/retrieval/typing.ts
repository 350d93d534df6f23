import { distance, nearest } from '../people/question/fold.ts'
import { capitalFirst } from '../../vacancy-text/language/capitals.ts'
import type { Reading } from '../context/units.ts'
import { synonymsOf } from './concepts.ts'
import { synonyms } from './synonyms.ts'
import { isLight } from './light-words.ts'
import { stemsOf, wordsOf } from './tokens.ts'
import { wideTopics } from './topics.ts'

/** Words that topics and plans know in full: what a slip of the finger in a question is compared with. */
const TOPIC_WORDS = new Set(
  `salaris salariswens startdatum beschikbaar beschikbaarheid opzegtermijn werkuren locatie woonplaats opleiding opleidingen diploma studie
  werkervaring ervaring vaardigheden competenties eigenschappen taken werkzaamheden verantwoordelijkheden arbeidsvoorwaarden secundaire
  vakantiedagen verlofdagen reiskosten pensioen thuiswerken contract rijbewijs certificaten talen motivatie contactpersoon telefoonnummer
  solliciteren organisatie cultuur missie uitdagingen doorgroeimogelijkheden groeimogelijkheden persoonlijkheid werkgever samenvatting
  samenvatten ontbreekt interview referenties hobby overwerk weekend huidige vorige functie werkgevers kernwaarden geschiedenis leidinggevende reageren beginnen starten sollicitatieprocedure sollicitatiegesprek arbeidscontract opleidingsniveau verantwoordelijkheid verwachtingen`.split(
    /\s+/,
  ),
)
const SHORTEST = 5
/** From this length on a word that is nearly a synonym is hardly ever another word. */
const LONG = 9
const LONG_SYNONYMS = synonyms.flat().filter((word) => /^\p{L}+$/u.test(word) && word.length >= LONG)
/** Keys and headings under which programs and methods stand. */
const THINGS = /vaardig|skill|software|systemen|tools|eisen|kennis|certific|ervaring/iu
const MOST_MENDED = 12
const MOST_KNOWN = 4_000

const EDGES = /^(?:laag|hoog|min|mee|kort|lang)ste?$/
/** Whether the rules know a word; what the context knows costs more to tell. */
const isKnownToRules = (word: string): boolean =>
  isLight(word) ||
  EDGES.test(word) ||
  TOPIC_WORDS.has(word) ||
  synonymsOf(word).length > 0 ||
  wideTopics.some(({ asks }) => asks.test(word))

/** Words of a context, and their stems. */
const wordsIn = ({ units }: Reading): { words: Set<string>; stems: Set<string> } => {
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const { text, keys } of units) {
    if (words.size > MOST_KNOWN) break
    for (const word of wordsOf(`${text} ${keys}`)) if (word.length >= SHORTEST) words.add(word.toLowerCase())
    for (const each of stemsOf(`${text} ${keys}`)) stems.add(each)
  }
  return { words, stems }
}

/** One slip away: 'aanhanger' is no 'aanvangen'. */
const longSynonym = (word: string): string | null => {
  const synonym = word.length >= LONG ? nearest(word, LONG_SYNONYMS) : null
  return synonym !== null && distance(word, synonym, 1) <= 1 ? synonym : null
}

/** A word of the rules two slips away, or one of the context one slip away: 'reageren' is no 'repareren'. */
const intendedWord = (word: string, { words }: { words: ReadonlySet<string> }): string | null => {
  const topicWord = nearest(word, TOPIC_WORDS) ?? longSynonym(word)
  if (topicWord !== null) return topicWord
  const contextWord = nearest(word, words)
  return contextWord !== null && distance(word, contextWord, 1) <= 1 ? contextWord : null
}

/** The name of a thing in the context that is one slip away: 'Exct' for 'Exact'. Nobody's name is taken for another. */
const intendedName = (
  name: string,
  { words, stems }: ReturnType<typeof wordsIn>,
  { units, candidateName }: Reading,
): string | null => {
  if (stemsOf(name).every((knownStem) => stems.has(knownStem))) return null
  const near = nearest(name.toLowerCase(), words)
  if (near === null || distance(name.toLowerCase(), near, 1) > 1 || !isSlip(name.toLowerCase(), near)) return null
  const writtenName = capitalFirst(near)
  const isThing = units.some(
    ({ text, keys, heading }) => THINGS.test(`${keys} ${heading}`) && wordsOf(text).includes(writtenName),
  )
  return isThing && !wordsOf(candidateName ?? '').includes(writtenName) ? writtenName : null
}

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const keyOf = (letter: string) => {
  const row = KEY_ROWS.findIndex((keys) => keys.includes(letter))
  return { row, column: (KEY_ROWS[row]?.indexOf(letter) ?? 0) + row / 2 }
}
const areNeighbours = (one: string, other: string) => {
  const [from, to] = [keyOf(one), keyOf(other)]
  return from.row >= 0 && to.row >= 0 && Math.abs(from.row - to.row) <= 1 && Math.abs(from.column - to.column) <= 1.5
}

/** 'Opleiden' is no slip for 'opleiding'. */
const isFormOf = (word: string, as: string) => word.endsWith('en') && as === `${word.slice(0, -2)}ing`

/**
 * Whether one word is another mistyped. A letter put for one that lies elsewhere on the keyboard makes another word
 * rather than a slip: 'tillen' is no 'tellen', 'bedienen' no 'beginnen'. In a long word that is seldom so.
 */
const isSlip = (word: string, as: string): boolean => {
  if (isFormOf(word, as)) return false
  if (word.length !== as.length || word.length >= LONG) return true
  const changed = Array.from(word).flatMap((letter, at) => (letter === as[at] ? [] : [at]))
  const isSwap = changed.length === 2 && changed.every((at, index) => word[at] === as[changed[1 - index] ?? at])
  return isSwap || changed.every((at) => areNeighbours(word[at] ?? '', as[at] ?? ''))
}

const SHORTEST_BEGIN = 4
/** 'Wonden' beside 'wondzorg' is no slip. */
const beginsOneOf = (begin: string, stems: ReadonlySet<string>): boolean =>
  begin.length >= SHORTEST_BEGIN && [...stems].some((each) => each.length > begin.length + 2 && each.startsWith(begin))

const wholeWord = (word: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, 'gu')

/**
 * A question with the typing errors mended in words that neither the rules nor the context know; names and figures stay
 * as they are. `read` tells what was read otherwise than it was written.
 */
export const withoutTypingErrors = (
  message: string,
  reading: Reading,
): { message: string; read: { word: string; as: string }[] } => {
  const first = wordsOf(message)[0]
  const unknownWords = [...new Set(message.match(/(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu) ?? [])].filter(
    (word) => (word === first || !/^\p{Lu}/u.test(word)) && !isKnownToRules(word.toLowerCase()),
  )
  const unknownNames = (message.match(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? []).filter(
    (word) => word !== first && !isKnownToRules(word.toLowerCase()),
  )
  if (unknownWords.length === 0 && unknownNames.length === 0) return { message, read: [] }
  const context = wordsIn(reading)
  const read: { word: string; as: string }[] = []
  let mended = message
  for (const name of unknownNames.slice(0, MOST_MENDED)) {
    const as = intendedName(name, context, reading)
    if (as === null) continue
    mended = mended.replaceAll(wholeWord(name), as)
    read.push({ word: name, as })
  }
  for (const word of unknownWords
    .filter(
      (each) =>
        !stemsOf(each).every((knownStem) => context.stems.has(knownStem) || beginsOneOf(knownStem, context.stems)),
    )
    .slice(0, MOST_MENDED)) {
    const as = intendedWord(word.toLowerCase(), context)
    if (as === null || as === word.toLowerCase() || !isSlip(word.toLowerCase(), as)) continue
    mended = mended.replaceAll(wholeWord(word), as)
    read.push({ word, as })
  }
  return { message: mended, read }
}
