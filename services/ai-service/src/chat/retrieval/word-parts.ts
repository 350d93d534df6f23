import { isLight } from './light-words.ts'
import { synonyms } from './synonyms.ts'

/** Heads of compounds that say nothing by themselves: 'stageplek' is about a 'stage'. */
const HEADS =
  `plek plaats bedrijf werk tijd tijden kosten geld jaar jaren dag dagen uur uren maand week soort type vorm man mensen persoon zaak dienst functie baan job
  plan regeling vergoeding aantal niveau kennis ervaring bewijs diploma attest certificaat brevet budget premie toeslag pakket systeem programma eis wens ervaringen
  verantwoordelijkheid mogelijkheden mogelijkheid moment datum termijn duur lengte grootte maat soorten gebied sector team groep leven gedrag houding taak taken`.split(
    /\s+/,
  )
const heads = new Set(HEADS)
const SHORTEST_PART = 4
const SHORTEST_REST = 3

const knownWords = new Set([...HEADS, ...synonyms.flat().filter((word) => /^\p{L}{4,}$/u.test(word))])

/** Whether a word alone is nothing to look for, as part of a compound or by itself. */
export const saysLittle = (word: string): boolean => heads.has(word) || isLight(word)

/** 'Stages' and 'fietsen' before a head are 'stage' and 'fiets' with a sound between. */
const withoutLink = (part: string) => (part.length > SHORTEST_PART ? part.replace(/(?:en|s)$/, '') : part)

/**
 * The telling parts of a compound in small letters: 'testjaren' is about a 'test', 'treinkosten' about a 'trein'.
 * `words`: words of the context, which parts may be as well. Empty for a word that is none.
 */
export const partsOf = (word: string, words: ReadonlySet<string>): string[] => {
  for (let at = SHORTEST_REST; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)]
    const isKnownLast = knownWords.has(last) || words.has(last)
    const begin = [first, withoutLink(first)].find((part) => knownWords.has(part) || words.has(part))
    if (!isKnownLast || (begin === undefined && !heads.has(last))) continue
    return [begin ?? withoutLink(first), last].filter((part) => !saysLittle(part))
  }
  return []
}
