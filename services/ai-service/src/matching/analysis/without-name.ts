import type { ParsedCv } from '@wervio/contracts'
import { matchedFieldsOf, type MatchedCandidate } from '../candidate/candidate.ts'

/** A text without the words of a name, as the view of candidates has it. */
export const withoutName = (text: string, name: string | null): string => {
  const words = name?.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  return words.length === 0 ? text : text.replace(new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu'), '')
}

/** What of a CV may play a part in a score. */
export const matchedCvOf = (cv: ParsedCv): MatchedCandidate => ({
  ...matchedFieldsOf(cv),
  cv_text: withoutName(cv.cv_text, cv.name),
})
