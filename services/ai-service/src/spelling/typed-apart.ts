import { dictionaries } from './dictionaries.ts'

/** Nouns that end compounds of work, and that hardly follow another noun by themselves. */
const LAST_PARTS =
  /^(?:advies|adviezen|controles?|periodes?|documenten|fabriek(?:en)?|administraties?|planning(?:en)?|afdeling(?:en)?|dossiers?|registraties?|systeem|systemen|overleg|vergadering(?:en)?|verslag(?:en)?|rapportages?|formulier(?:en)?)$/

/** A word that is used more often than this may be anything: 'ook advies', 'elke periode'. */
const LEAST_RANK = 5000
/** Behind these stands an 's' in a compound: 'begeleidingsdossier'. */
const NEEDS_S = /(?:ing|heid|teit|schap)$/
/** Behind these a noun counts or measures the next: 'stapel documenten'. */
const MEASURES = /^(?:stapel|doos|dozijn|reeks|tiental|handvol|map|pak|rits|serie|waslijst|karrenvracht)$/
const DIMINUTIVES = /(?:tjes|pjes|kjes|etjes)$/

const isListed = (word: string) => dictionaries().isListed(word)

/** 'Montuur' has 'monturen', 'interim' has 'interims'. */
const hasPlural = (word: string): boolean => {
  const short = word.replace(/([aeou])\1(?=[^aeiouy]$)/, '$1')
  return [`${word}s`, `${word}'s`, `${word}en`, `${short}en`, `${word}${word.slice(-1)}en`].some(isListed)
}

/** 'Klachtenregistratie': the compound has letters between its parts. */
const isLinked = (first: string, second: string) =>
  NEEDS_S.test(first) || isListed(`${first}en${second}`) || isListed(`${first}s${second}`)

const isAdjectiveOrVerb = (word: string): boolean => {
  const short = word.replace(/([aeou])\1(?=[^aeiouy]$)/, '$1')
  const isAdjective = [`${word}e`, `${short}e`, `${word}${word.slice(-1)}e`].some(isListed)
  const isVerb = isListed(`${word}t`) || (word.endsWith('t') && isListed(word.slice(0, -1)))
  return isAdjective || isVerb
}

/**
 * Whether two words in small letters are one that was typed apart: 'montuur advies', 'nummertjes fabriek'. The first is
 * a noun and nothing else.
 */
export const isTypedApart = (first: string, second: string): boolean => {
  if (!LAST_PARTS.test(second) || !isListed(first)) return false
  if (DIMINUTIVES.test(first)) return dictionaries().isDutch(`${first}${second}`)
  const rank = dictionaries().rankOf(first) ?? Infinity
  const isOther = /(?:en|s|e)$/.test(first) || MEASURES.test(first) || isAdjectiveOrVerb(first)
  return rank >= LEAST_RANK && !isOther && hasPlural(first) && !isLinked(first, second)
}
