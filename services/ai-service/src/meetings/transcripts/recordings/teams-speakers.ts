import type { RecordingSpeaker, TranscriptSegment } from '@wervio/contracts'
import { fold } from '../../../chat/people/question/fold.ts'

/** Who may be heard in a meeting, by name. */
export type MeetingPeople = { candidate: string; colleagues: readonly string[] }

/** A name without what Teams says of it: 'Sanne de Wit (gast)'. */
const plainName = (name: string): string => fold(name.split(' (')[0] ?? '')

/**
 * Who somebody is, by the name that Teams gives them: the whole name of the candidate or of a colleague. Null for
 * anybody else, and for a name that both have.
 */
const roleOf = (name: string, { candidate, colleagues }: MeetingPeople): RecordingSpeaker['role'] => {
  const isCandidate = plainName(name) === plainName(candidate)
  const isColleague = colleagues.some((colleague) => plainName(colleague) === plainName(name))
  if (isCandidate === isColleague) return null
  return isCandidate ? 'candidate' : 'recruiter'
}

/**
 * The ids of speakers by the names that Teams gives them: those of before, and a new one for whoever wasn't heard until
 * now. Whom Teams doesn't name has none.
 */
export const speakerIds = (
  segments: readonly Pick<TranscriptSegment, 'speaker'>[],
  before: ReadonlyMap<string, string>,
  taken: readonly string[],
): ReadonlyMap<string, string> => {
  const ids = new Map(before)
  let last = Math.max(0, ...taken.map(Number).filter(Number.isInteger))
  for (const { speaker } of segments) {
    if (speaker === '' || ids.has(speaker)) continue
    last += 1
    ids.set(speaker, String(last))
  }
  return ids
}

/** Those who are heard, in order of appearance; who was called something before keeps that. */
export const teamsSpeakers = (
  ids: ReadonlyMap<string, string>,
  before: readonly RecordingSpeaker[],
  people: MeetingPeople,
): RecordingSpeaker[] => {
  const heardBefore = new Set(before.map(({ id }) => id))
  return [
    ...before,
    ...[...ids].flatMap(([name, id]) => (heardBefore.has(id) ? [] : [{ id, name, role: roleOf(name, people) }])),
  ]
}
