import { type Concept, conceptOf, matchOf } from './concepts.ts'
import { hasKin, widely } from './kin.ts'
import { isLight } from './light-words.ts'
import { separatedVerbs, stemsOf, wordsOf } from './tokens.ts'
import { partsOf, saysLittle } from './word-parts.ts'

/** A word of a question, how much of the question it is, and how well a text holds it, from 0 to 1. */
export type SoughtWord = { weight: number; heldBy: (text: string) => number }

const SHORTEST_WORD = 3
const MOST_WORDS = 8
/** From here on a text holds a word itself, in a compound or as another word. */
export const HOLDS = 0.5
/** How to tell whether a text holds a concept. */
export const holderOf = (text: string): ((concept: Concept) => boolean) => {
  const stems = stemsOf(text)
  const joined = ` ${stems.join(' ')} `
  return (concept) => matchOf(concept, stems, joined) >= HOLDS
}
const OF_A_PART = 0.7
/** A fixed phrase that says the same. */
const OF_A_PHRASE = 0.8
const OF_A_VAGUE_WORD = 0.35
/** Verbs and small words that go with anything. */
const VAGUE =
  /^(?:gepland|weg|draai\p{L}*|pak\p{L}*|neem|nemen|neemt|genomen|kom\p{L}*|ga|gaan|maak|maken|maakt|gedaan|doet|doen|gebruik\p{L}*|vertel\p{L}*|kopen|koopt|kan|kunnen|regel\p{L}*|gebeur\p{L}*|bekij\p{L}*|kijk\p{L}*|echt|precies|gewoon|extra|goed|goede|beter|best|slecht|veel|weinig|vaak|soms|vroeger|later|toe|terug|mee|bijkomend|overige?|concreet|ooit|al|nog|straks|sta|staan|zit|zitten|lig\p{L}*|heb|hebben|had|krijg\p{L}*|vind\p{L}*|wordt|worden|werd|stuk|soort|iets|iemand|mensen|persoon|manier|mogelijk\p{L}*|zeker|zelf|eigen|zal|zou|kwijt|hoor\p{L}*|af|uit|om|op|aan)$/iu

/** Endings between forms of one root: 'detacheerder' and 'detachering'. */
const ENDING = /^(?:e?ring|ing|er|eer|eur|der|ster|ers|en|de|te|t|d|e|s|ie|atie|heid|lijk|ig|baar|sel|st)?$/
const SHORTEST_ROOT = 5
const areOfOneRoot = (one: string, other: string): boolean => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at >= SHORTEST_ROOT && ENDING.test(one.slice(at)) && ENDING.test(other.slice(at))
}

type Stems = { stems: readonly string[]; joined: string }

/** How well stems hold a concept; what one stem is worth is computed once, since texts share most of theirs. */
const rememberConcept = (concept: Concept): ((stems: Stems) => number) => {
  const worthOf = new Map<string, number>()
  const phrases = [...concept.stems, ...concept.relatedStems].filter((stem) => stem.includes(' '))
  return ({ stems, joined }) => {
    let best = phrases.some((phrase) => joined.includes(` ${phrase} `)) ? OF_A_PHRASE : 0
    for (const stem of stems) {
      let worth = worthOf.get(stem)
      if (worth === undefined) {
        const root = concept.stems.some((each) => areOfOneRoot(each, stem)) ? OF_A_PART : 0
        worth = Math.max(root, matchOf(concept, [stem], ''))
        worthOf.set(stem, worth)
      }
      best = Math.max(best, worth)
    }
    return best
  }
}

const PARTICLE = /\b(aan|af|op|uit|in|mee|toe|door|over|om|na|bij|samen)\W*$/iu
/** Where the verb of a question stands: 'hoe pakt hij klachten aan'. */
const FIRST_WORDS = 4

/** The whole of a verb whose first part ends the question: 'aanpakt'. */
const wholeVerbs = (question: string): string[] => {
  const particle = PARTICLE.exec(question.slice(-12))?.[1]
  if (particle === undefined) return []
  return wordsOf(question)
    .slice(0, FIRST_WORDS)
    .filter((word) => /^\p{Ll}{3,}(?:t|en|d|de)$/u.test(word))
    .map((word) => `${particle}${word}`)
    .filter((word) => hasKin(word))
}

/**
 * The words of a question that may be looked for, with their parts, synonyms and kin. `names` are no such words;
 * `texts` are those that will be searched.
 */
export const soughtWordsOf = (question: string, names: string, texts: readonly string[]): SoughtWord[] => {
  const nameWords = new Set(wordsOf(names.toLowerCase()))
  const knownWords = new Set(texts.flatMap((text) => wordsOf(text.toLowerCase())))
  const stemsByText = new Map<string, Stems>()
  const stemsOfText = (text: string): Stems => {
    const rememberedStems = stemsByText.get(text)
    if (rememberedStems) return rememberedStems
    const stems = stemsOf(text)
    const computed = { stems, joined: ` ${stems.join(' ')} ` }
    stemsByText.set(text, computed)
    return computed
  }
  const isSought = (word: string) =>
    word.length >= SHORTEST_WORD && !isLight(word) && !saysLittle(word) && !nameWords.has(word) && !/^\d/.test(word)
  const words = [...wordsOf(question), ...separatedVerbs(question), ...wholeVerbs(question)]
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
    .filter(isSought)
  return [...new Set(words)].slice(0, MOST_WORDS).map((word): SoughtWord => {
    const whole = rememberConcept(widely(word))
    const parts = partsOf(word, knownWords).map((part) => rememberConcept({ ...conceptOf(part), relatedStems: [] }))
    return {
      weight: VAGUE.test(word) ? OF_A_VAGUE_WORD : 1,
      heldBy: (text) => {
        if (text === '') return 0
        const stems = stemsOfText(text)
        const match = whole(stems)
        return match >= HOLDS ? match : Math.max(match, ...parts.map((part) => OF_A_PART * part(stems)))
      },
    }
  })
}
