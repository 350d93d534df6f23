import type { TimelineEvent } from '@wervio/contracts'
import { eventSentence } from './event-sentence.ts'

/** One point of the timeline: what happened, and the change of status that followed from it. */
export type TimelineEntry = { event: TimelineEvent; sentence: string; statusSentence: string | null }

/** Both are written in one transaction, which may wait for a lock between them. */
const SAME_CHANGE_MS = 10_000

const isFollowedStatus = ({ kind, data }: TimelineEvent): boolean => kind === 'status' && data['cause'] === 'procedure'

const isCauseOf = (status: TimelineEvent, event: TimelineEvent | undefined): event is TimelineEvent =>
  event !== undefined &&
  event.kind.startsWith('application_') &&
  event.by === status.by &&
  Math.abs(Date.parse(event.at) - Date.parse(status.at)) <= SAME_CHANGE_MS

/** The statuses that followed a procedure, by the id of that procedure's event; a removal is noted after its status. */
const statusesByCause = (events: readonly TimelineEvent[]): Map<string, TimelineEvent> => {
  const statuses = new Map<string, TimelineEvent>()
  for (const [index, status] of events.entries()) {
    if (!isFollowedStatus(status)) continue
    const newer = events[index - 1]
    const neighbours = newer?.kind === 'application_removed' ? [newer, events[index + 1]] : [events[index + 1]]
    const cause = neighbours.find((event) => isCauseOf(status, event))
    if (cause && !statuses.has(cause.id)) statuses.set(cause.id, status)
  }
  return statuses
}

/** The stage each event of a procedure came from, by the id of the event. */
const previousStages = (events: readonly TimelineEvent[]): Map<string, string> => {
  const stages = new Map<string, string>()
  const byEvent = new Map<string, string>()
  for (const { id, kind, data } of events.toReversed()) {
    const { vacancy_id: vacancyId, stage } = data
    if (!kind.startsWith('application_') || !vacancyId) continue
    const previous = stages.get(vacancyId)
    if (previous && previous !== stage) byEvent.set(id, previous)
    if (kind === 'application_removed') stages.delete(vacancyId)
    else if (stage) stages.set(vacancyId, stage)
  }
  return byEvent
}

/** The timeline as it is told: a status that followed a procedure stands with that procedure's own event. */
export const timelineEntries = (events: readonly TimelineEvent[]): TimelineEntry[] => {
  const statuses = statusesByCause(events)
  const stages = previousStages(events)
  const attachedIds = new Set([...statuses.values()].map(({ id }) => id))
  return events
    .filter(({ id }) => !attachedIds.has(id))
    .map((event) => {
      const status = statuses.get(event.id)
      return {
        event,
        sentence: eventSentence(event, stages.get(event.id)),
        statusSentence: status ? eventSentence(status) : null,
      }
    })
}
