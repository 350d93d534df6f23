import { fold } from '../../../persona/source/fold.ts'
import { allCues } from './cues/all-cues.ts'
import type { CueRule } from './cues/cue.ts'
import { denialOf } from './negation.ts'

/** A rule that found its words in a sentence; `denied` turns it round. */
export type Find = { rule: CueRule; denied: boolean }

const escaped = (text: string) => text.replace(/[.+?^${}()[\]\\]/g, '\\$&')

/** '*klantcontact*' as a pattern for whole words on folded text. */
const patternOf = (cue: string) =>
  escaped(fold(cue)).replaceAll('*', '[\\p{L}\\p{N}]*').replaceAll(' _ ', ' (?:[^\\s,;.]+ ){0,3}')

const compiled = allCues.map((rule) => ({
  rule,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${rule.cues
      .split('|')
      .map((cue) => patternOf(cue.trim()))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  ),
}))

/** Whether the words say so anywhere: one plain mention is worth more than a denial beside it. */
const findIn = (foldedText: string, pattern: RegExp): 'said' | 'denied' | null => {
  let denied = false
  for (const match of foldedText.matchAll(pattern)) {
    const denial = denialOf(foldedText.slice(0, match.index), match[0], foldedText.slice(match.index + match[0].length))
    if (denial === 'said') return 'said'
    denied ||= denial === 'denied'
  }
  return denied ? 'denied' : null
}

/**
 * Something that is still to be agreed on, as a note: no talking that belongs to the work ('om plannen te bespreken').
 */
const TO_BE_AGREED = /(?<!\bom\b[^.;]{0,60})\bte (?:bespreken|overleggen)(?=\s*(?:[),.;]|$))/gu

/** What one sentence says about the traits, by the cue words. */
export const matchCues = (sentence: string): Find[] => {
  const foldedText = fold(sentence).replaceAll(TO_BE_AGREED, '')
  return compiled.flatMap(({ rule, pattern }) => {
    const stance = findIn(foldedText, pattern)
    return stance === null ? [] : [{ rule, denied: stance === 'denied' }]
  })
}
