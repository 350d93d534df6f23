import type { RecordingSpeaker } from '@wervio/contracts'
import { guessRoles } from '../../conversation/roles/guess-roles.ts'
import { readablePart } from '../../conversation/sentences/readable-part.ts'

type Spoken = { start: number; end: number; speaker: string; text: string }

/** Those who are heard, in order of appearance: 'Spreker 1' for whom nobody named. */
export const speakersOf = (segments: readonly Spoken[]): RecordingSpeaker[] => {
  const ids = [...new Set(segments.map(({ speaker }) => speaker))].filter((id) => id !== '')
  return ids.map((id, index) => ({ id, name: `Spreker ${index + 1}`, role: null }))
}

/** Gives the names of a transcript file ids; one name is one speaker. */
export const withSpeakerIds = <T extends Spoken>(
  segments: readonly T[],
): { segments: T[]; speakers: RecordingSpeaker[] } => {
  const names = [...new Set(segments.map(({ speaker }) => speaker))].filter((name) => name !== '')
  const idByName = new Map(names.map((name, index) => [name, String(index + 1)]))
  return {
    segments: segments.map((segment) => ({ ...segment, speaker: idByName.get(segment.speaker) ?? '' })),
    speakers: names.map((name) => ({ id: idByName.get(name) ?? '', name, role: null })),
  }
}

/** Who speak, and what is said. */
export type SpokenBy = { speakers: readonly RecordingSpeaker[]; segments: readonly Spoken[] }

/** Speakers with the roles that what they say gives away; a role that somebody gave stays. */
export const withRoles = ({ speakers, segments }: SpokenBy): RecordingSpeaker[] => {
  const knownSpeakers = speakers.map(({ id, name, role }) => ({
    id,
    name,
    role: role === 'recruiter' || role === 'candidate' ? role : null,
  }))
  const roles = guessRoles({ segments: readablePart(segments), speakers: knownSpeakers })
  return knownSpeakers.map((speaker) => ({ ...speaker, role: roles.get(speaker.id) ?? speaker.role }))
}
