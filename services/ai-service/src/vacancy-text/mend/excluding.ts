import { hasSubject } from '../language/sentences.ts'

/** Words that shut people out or only praise, with what says the same plainly; null when nothing does. */
const EXCLUDING: readonly { words: RegExp; instead: string | null }[] = [
  { words: /^(?:girls|boys|ladies|vrouwen|mannen|dames|heren|jongens|meiden) only\b/i, instead: null },
  { words: /^(?:alleen|uitsluitend|enkel) (?:vrouwen|mannen|dames|heren|jongens|meiden)\b/i, instead: null },
  { words: /\bjonge? (?:en|,|&) dynamisch/i, instead: 'dynamisch team' },
  { words: /\bjonge (?:instelling|geest|spirit)\b|\bjong van geest\b/i, instead: null },
  {
    words: /\bnative (?:speakers?|niveau|level|Dutch|Nederlands|NL)\b|\bmoedertaal(?:spreker)?\b/i,
    instead: 'goede beheersing van het Nederlands',
  },
  {
    words:
      /^(?:we zijn )?(?:(?:one|a) )?(?:big|great|happy) (?:happy )?family$|^(?:we zijn )?(?:één|een) grote familie$/i,
    instead: 'hecht team',
  },
  { words: /^fashionista!?$/i, instead: 'gevoel voor mode' },
  { words: /^(?:rockstar|ninja|goeroe|guru|superheld|no[- ]bullshit)!?$/i, instead: null },
]
const MOST_WORDS = 7

const findExcluding = (words: string) => EXCLUDING.find((excluding) => excluding.words.test(words))

/** Whether an item shuts people out. A longer sentence stays: without such words it would be torn. */
export const isExcluding = (item: string): boolean =>
  item.split(' ').length <= MOST_WORDS &&
  !(hasSubject(item) && !/^we zijn /i.test(item)) &&
  findExcluding(item) !== undefined

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
