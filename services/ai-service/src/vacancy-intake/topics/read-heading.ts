import { isStatement } from '../../vacancy-text/language/sentences.ts'
import { headingKey } from '../source/bare-line.ts'
import type { SourceLine } from '../source/source-lines.ts'
import { headingWords } from './heading-words.ts'
import { topicOfOwnWords } from './own-headings.ts'
import type { Topic } from './topic.ts'

const LONGEST = 64
const MOST_WORDS = 9

/** What a heading opens; `about` is the name in 'Over Jansen Bouw'. */
export type Heading = { topic: Topic; about: string | null }

const aboutName = (bare: string): string | null =>
  /^(?:over|about|dit is|werken bij) (\p{Lu}.{1,58})$/iu.exec(bare.replace(/(?<![\s:?!.])[\s:?!.]+$/, ''))?.[1] ?? null

const isShouted = (bare: string) => !/\p{Ll}/u.test(bare) && /\p{Lu}{3}/u.test(bare) && !/\d/.test(bare)
/** One short word in capitals is an abbreviation: 'HACCP' in a list. */
const isAbbreviation = (bare: string) => /^\p{Lu}{2,6}$/u.test(bare)

/** Whether a line looks as a heading does, whatever it says. */
const hasHeadingShape = ({ bare, text, isItem, isMarkedHeading }: SourceLine): boolean => {
  if (isMarkedHeading) return true
  if (isItem && !/^\p{Extended_Pictographic}/u.test(text)) return false
  return /[:?]$/.test(bare) || isShouted(bare)
}

const isShort = (bare: string) => bare.length <= LONGEST && bare.split(' ').length <= MOST_WORDS

/** The topic that the words of a heading name; null for words no rule knows. */
export const topicOf = (words: string): Topic | null => {
  if (!isShort(words)) return null
  const ownTopic = topicOfOwnWords(words)
  if (ownTopic !== null) return ownTopic
  const key = headingKey(words)
  return headingWords.find(([, pattern]) => pattern.test(key))?.[0] ?? null
}

/** How headings begin that say something by themselves: 'Wat ga je doen', 'Wij bieden'. */
const ASKS = /^(?:w(?:at|ie|aar|aarom)|hoe|daar|hier|zo|why|dit|what|who|how|wij|we|jij|meer)\b/i
const NAMES = /^(?:onze?|jouw|je|de|het|our|your|the)\b/i
/** The end of a mail; a name and a number follow. */
const FAREWELL =
  /^(?:(?:met )?(?:vriendelijke|hartelijke|warme)? ?groet(?:en|jes)?|mvg|kind regards|best regards)[,!.]?$/i
/** A question to the reader at the start of a text heads nothing. */
const TEASER = /^(?:ben|wil|word|zoek|heb|vind|kun|kan|are|do) (?:jij|je|you) (?:\S+ ){2}/i

/** No name: 'ons', 'de organisatie'; 'Het Baken Lyceum' is one. */
const GENERIC_ABOUT = /^(?:ons|jou|je|us|you)\b|^(?:de|het|onze|the|deze)\b|^(?:De|Het|Onze|The|Deze) \p{Ll}/u

/**
 * The heading that a line is; null for any other line. A plain line without a colon or capitals is one only when it
 * says nothing by itself, or is one of the questions that head a part.
 */
export const readHeading = (line: SourceLine): Heading | null => {
  const { bare, isItem } = line
  if (FAREWELL.test(bare)) return { topic: 'apply', about: null }
  if (bare === '' || TEASER.test(bare) || !isShort(bare) || /[.;,]$/.test(bare) || /[€@]|\d{2}|: \S/.test(bare))
    return null
  const shaped = hasHeadingShape(line)
  const topic = topicOf(bare)
  const about = aboutName(
    isShouted(bare) ? bare.toLowerCase().replace(/(?<= )\p{L}/gu, (letter) => letter.toUpperCase()) : bare,
  )
  if (
    about !== null &&
    !GENERIC_ABOUT.test(about) &&
    (topic === null || topic === 'organisation') &&
    (shaped || !isItem)
  )
    return { topic: 'organisation', about }
  if (topic !== null) {
    if (isItem && !line.isMarkedHeading && !/[:?]$/.test(bare)) return null
    const isKnown = shaped || !isStatement(bare) || ASKS.test(bare) || (NAMES.test(bare) && bare.split(' ').length <= 4)
    return isKnown ? { topic, about: null } : null
  }
  return shaped && !bare.endsWith('?') && !isAbbreviation(bare) ? { topic: 'other', about: null } : null
}
