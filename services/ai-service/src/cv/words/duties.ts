import { patternOf } from '../lexicon/lexicon.ts'

/** Small letters follow: 'Leiden University' is none. */
const DUTCH = new RegExp(
  String.raw`^(?:het |mede )?(?:(?:leiding|les|advies|ondersteuning|training|zorg) )?${patternOf('task-verbs', 'infinitive')} \p{Ll}{2,} `,
  'u',
)
const ENGLISH = new RegExp(
  String.raw`^${patternOf('task-verbs', 'gerund')} (?:a|all|an|at|for|in|of|on|our|the|to|up|with) `,
  'u',
)

/** A text whose first letter is small. */
const beginSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * True for a task that begins with what is done, which names no job though it may hold one: 'Ondersteunen van de
 * bakker', 'Reporting to the plant manager'.
 */
export const isDuty = (text: string): boolean => [DUTCH, ENGLISH].some((form) => form.test(beginSmall(text)))
