import type { Intent } from './lexicon.ts'

export type Signs = {
  wordedIntent: Intent | null
  isUnread: boolean
  asksForFields: boolean
  /** A field with one value, which may itself be a length of time. */
  asksForValue: boolean
  asksForState: boolean
  namesOne: boolean
  isAboutUnknown: boolean
  wantsNothingElse: boolean
}

/** Intents that hold even when a question also names data: 'wie is het best in Java'. */
const STRONG: readonly (Intent | null)[] = ['command', 'compare', 'judge', 'reason', 'longest', 'furthest']

/** What a question wants to know, from the words in it. */
export const intentOf = ({
  wordedIntent,
  isUnread,
  asksForFields,
  asksForValue,
  asksForState,
  namesOne,
  isAboutUnknown,
  wantsNothingElse,
}: Signs): Intent => {
  if (isUnread) return 'unread'
  const isSinceState = wordedIntent === 'since' && (asksForState || (wantsNothingElse && !asksForValue))
  if (asksForFields && !STRONG.includes(wordedIntent) && !isSinceState) return 'facts'
  if (wordedIntent === null && asksForState) return isAboutUnknown ? 'standing' : 'overview'
  return wordedIntent ?? (namesOne ? 'portrait' : 'facts')
}
