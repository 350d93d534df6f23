import type { meetingChange, meetingDraft } from '@wervio/contracts'
import type { z } from 'zod'
import { DEFAULT_DURATION, DEFAULT_ZONE, endOf, localTime, minutesBetween, startOf, zoneOf } from './meeting-time.ts'

/** What a recruiter decides about a meeting. */
export type MeetingContent = {
  subject: string
  description: string
  starts: Date
  ends: Date
  zone: string
  attendees: string[]
  enableBot: boolean
  candidateId: string | null
  vacancyId: string | null
}

type Draft = z.output<typeof meetingDraft>
type Change = z.output<typeof meetingChange>

/** Each address once, in the case in which it came first. */
export const uniqueAddresses = (addresses: readonly string[]): string[] =>
  [...Map.groupBy(addresses, (address) => address.toLowerCase()).values()].flatMap(([first]) => first ?? [])

/** The content of a new meeting. Throws `validation_failed` for a time that can't be. */
export const contentOf = (draft: Draft, now: Date): MeetingContent => {
  const zone = zoneOf(draft.timeZone ?? DEFAULT_ZONE)
  const starts = startOf(draft.startTime, zone, now)
  return {
    subject: draft.subject,
    description: draft.description ?? '',
    starts,
    ends: endOf(starts, draft.duration ?? DEFAULT_DURATION),
    zone,
    attendees: uniqueAddresses(draft.attendees),
    // The toggle of the form stands on by default (specification 2 §5).
    enableBot: draft.enableBot ?? true,
    candidateId: draft.candidate_id ?? null,
    vacancyId: draft.vacancy_id ?? null,
  }
}

/** A meeting with what changes; what is absent stays. Only a time that changes has to be one from today on. */
export const changedContent = (content: MeetingContent, change: Change, now: Date): MeetingContent => {
  const zone = change.timeZone === undefined ? content.zone : zoneOf(change.timeZone)
  const localStartBefore = localTime(content.starts, content.zone)
  const localStartAsked = change.startTime ?? localStartBefore
  const isMoved =
    zone !== content.zone || (localStartAsked !== localStartBefore && `${localStartAsked}:00` !== localStartBefore)
  const starts = isMoved ? startOf(localStartAsked, zone, now) : content.starts
  return {
    subject: change.subject ?? content.subject,
    description: change.description ?? content.description,
    starts,
    ends: endOf(starts, change.duration ?? minutesBetween(content.starts, content.ends)),
    zone,
    attendees: change.attendees ? uniqueAddresses(change.attendees) : content.attendees,
    enableBot: change.enableBot ?? content.enableBot,
    candidateId: change.candidate_id === undefined ? content.candidateId : change.candidate_id,
    vacancyId: change.vacancy_id === undefined ? content.vacancyId : change.vacancy_id,
  }
}
