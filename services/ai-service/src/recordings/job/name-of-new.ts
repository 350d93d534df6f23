import { parse } from 'node:path'
import { limits, type RecordingSpeaker } from '@wervio/contracts'
import { fold } from '../../chat/people/question/fold.ts'
import { CANDIDATE_WORDS } from '../../conversation/roles/role-words.ts'
import { isNumberedSpeaker } from '../../transcript-files/speaker-labels.ts'
import type { ClaimedRecording } from './claims.ts'

/** What a transcript says of somebody beside their name, or in its place. */
const NO_NAMES: ReadonlySet<string> = new Set([...CANDIDATE_WORDS, 'gast', 'guest'])
/** Teams' words behind a name: '(gast)', '(Guest)', '(niet geverifieerd)'. */
const IN_BRACKETS = /\s*[([][^()[\]]*[)\]]/gu
/** A telephone number is no name, and neither is a letter. */
const TWO_LETTERS = /\p{L}.*\p{L}/u

/** Somebody's name out of what a transcript calls them; null where that says no more than who they are in it. */
const nameIn = (label: string): string | null => {
  const name = label
    .replace(IN_BRACKETS, '')
    .split(/\s+/)
    .filter((word) => !NO_NAMES.has(fold(word)))
    .join(' ')
    .trim()
  return isNumberedSpeaker(name) || !TWO_LETTERS.test(name) ? null : name
}

/** The name that the recruiter gave, else the one in the transcript, else that of the file. */
export const nameOfNew = (
  { new_candidate_name: ownName, file_name: fileName }: Pick<ClaimedRecording, 'new_candidate_name' | 'file_name'>,
  speakers: readonly RecordingSpeaker[],
): string => {
  const candidate = speakers.find(({ role }) => role === 'candidate')
  const spoken = candidate ? nameIn(candidate.name) : null
  return (ownName?.trim() || spoken || parse(fileName).name.trim() || fileName).slice(0, limits.shortText)
}
