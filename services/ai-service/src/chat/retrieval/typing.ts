import { nearest } from '../people/question/fold.ts'
import type { Reading } from '../context/units.ts'
import { synonymsOf } from './concepts.ts'
import { isLight } from './light-words.ts'
import { stem } from './stem.ts'
import { stemsOf, wordsOf } from './tokens.ts'
import { topics } from './topics.ts'

/** Words that topics and plans know in full: what a slip of the finger in a question is compared with. */
const TOPIC_WORDS = new Set(
  `salaris salariswens startdatum beschikbaar beschikbaarheid opzegtermijn werkuren locatie woonplaats opleiding opleidingen diploma studie
  werkervaring ervaring vaardigheden competenties eigenschappen taken werkzaamheden verantwoordelijkheden arbeidsvoorwaarden secundaire
  vakantiedagen verlofdagen reiskosten pensioen thuiswerken contract rijbewijs certificaten talen motivatie contactpersoon telefoonnummer
  solliciteren organisatie cultuur missie uitdagingen doorgroeimogelijkheden groeimogelijkheden persoonlijkheid werkgever samenvatting
  samenvatten ontbreekt interview referenties hobby overwerk weekend huidige vorige functie werkgevers kernwaarden geschiedenis leidinggevende`.split(
    /\s+/,
  ),
)
const SHORTEST = 5
const MOST_MENDED = 12
const MOST_KNOWN = 4_000

const isKnown = (word: string, contextStems: ReadonlySet<string>): boolean =>
  isLight(word) ||
  TOPIC_WORDS.has(word) ||
  contextStems.has(stem(word)) ||
  synonymsOf(word).length > 0 ||
  topics.some(({ asks }) => asks.test(word))

/**
 * A question with the typing errors mended in words that neither the rules nor the context know; names and figures stay as
 * they are. `read` tells what was read otherwise than it was written.
 */
export function withoutTypingErrors(
  message: string,
  { units }: Reading,
): { message: string; read: { word: string; as: string }[] } {
  const contextStems = new Set<string>()
  const known = new Set(TOPIC_WORDS)
  for (const { text, keys } of units) {
    if (known.size > MOST_KNOWN) break
    for (const word of wordsOf(`${text} ${keys}`)) if (word.length >= SHORTEST) known.add(word.toLowerCase())
    for (const each of stemsOf(`${text} ${keys}`)) contextStems.add(each)
  }
  const read: { word: string; as: string }[] = []
  const first = wordsOf(message)[0]
  const doubtful = [...new Set(message.match(/\p{L}{5,}/gu) ?? [])]
    .filter((word) => (word === first || !/^\p{Lu}/u.test(word)) && !isKnown(word.toLowerCase(), contextStems))
    .slice(0, MOST_MENDED)
  let mended = message
  for (const word of doubtful) {
    const as = nearest(word.toLowerCase(), known)
    if (as === null) continue
    mended = mended.replaceAll(word, as)
    read.push({ word, as })
  }
  return { message: mended, read }
}
