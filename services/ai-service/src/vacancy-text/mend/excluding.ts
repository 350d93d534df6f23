import { isAdjective } from '../language/adjectives.ts'
import { hasSubject, splitSentences } from '../language/sentences.ts'
import { personal, slogans } from './excluding-words.ts'

const EXCLUDING = [...personal, ...slogans]

/** Longer than this, words only tear a sentence when they go. */
const MOST_WORDS = 7
/** The same where somebody is asked for who they are: such a sentence goes as a whole. */
const MOST_WORDS_OF_WISH = 14

const lengthOf = (words: string) => words.split(' ').length
const findExcluding = (words: string) => EXCLUDING.find((excluding) => excluding.words.test(words))

/** Whether a wish is about somebody's sex, age, origin, health or family, said outright. */
const isPersonalWish = (item: string) =>
  lengthOf(item) <= MOST_WORDS_OF_WISH &&
  personal.some(({ words, instead }) => instead === null && words.test(item)) &&
  !/^(?:je|jij|u) /i.test(item)

/** Whether an item shuts people out. A longer sentence about something else stays: it would be torn. */
export const isExcluding = (item: string): boolean =>
  isPersonalWish(item) ||
  (lengthOf(item) <= MOST_WORDS &&
    // 'Geen 9-5er' speaks of nobody.
    !(hasSubject(item.replace(/\d\p{L}+/gu, '')) && !/^(?:we zijn|je hebt|(?:we|wij) zoeken) /i.test(item)) &&
    findExcluding(item) !== undefined)

/** A wish about who somebody is, and why: 'liever geen Polen nu, ploeg compleet' is left out as one. */
export const isWishWithReason = (line: string): boolean => {
  const [wish = '', reason = '', ...more] = line.split(', ')
  return (
    more.length === 0 &&
    reason !== '' &&
    isExcluding(wish) &&
    /^(?:liever|liefst|geen|niet|bij voorkeur|alleen|enkel) /i.test(wish) &&
    !isAdjective(reason)
  )
}

/** What says the same without shutting anybody out; null when nothing does. */
export const insteadOf = (item: string): string | null => findExcluding(item)?.instead ?? null

/** The clauses of a story, each with the mark behind it. */
const clausesOf = (story: string): string[] => story.split(/(?<=[,;.!?]) +|(?<=\n)/)
const bare = (clause: string) => clause.replace(/(?<![\s,;.!?])[\s,;.!?]+$/, '')

/** The clauses of a story that shut people out. */
export const excludingClauses = (story: string): string[] => clausesOf(story).map(bare).filter(isExcluding)

/** A story without such clauses. */
export const withoutExcluding = (story: string): string =>
  excludingClauses(story).length === 0
    ? story
    : clausesOf(story)
        .filter((clause) => !isExcluding(bare(clause)))
        .join(' ')
        .replace(/(?<![\s,;])[\s,;]+$/, '')

/** The same of an item or running text: a sentence that shuts people out as a whole goes with its reason. */
export const withoutExcludingIn = (text: string): string => {
  const sentences = splitSentences(text)
  const others = sentences.filter((sentence) => !isExcluding(bare(sentence))).map(withoutExcluding)
  return others.join(' ') === sentences.join(' ') ? text : others.join(' ')
}
