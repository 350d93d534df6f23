import { MicrosoftError, type Graph } from '@wervio/microsoft'
import { z } from 'zod'
import { withEventText } from './event-body.ts'
import { attendeesOf, hasChanges, heldEvent, timeOf, type EventChanges } from './event-changes.ts'
import { hasMark, markOf, WITH_MARK, type EventWords } from './event-words.ts'
import type { MeetingContent } from './meeting-content.ts'

const event = z.object({
  id: z.string().min(1),
  onlineMeeting: z.object({ joinUrl: z.string().nullish() }).nullish(),
})
const onlineMeetings = z.object({ value: z.array(z.object({ id: z.string().min(1) })) })
const onlineMeeting = z.object({ recordAutomatically: z.boolean().nullish() })

/** What Graph made of a meeting. */
export type PlannedEvent = { eventId: string; joinUrl: string | null }

/** How a meeting is recorded: `set` is null when Graph gave no answer. */
export type Recording = { set: boolean | null; onlineMeetingId: string | null }

const pathOf = (eventId: string): string => `/me/events/${encodeURIComponent(eventId)}`

/**
 * Makes the event with its link to Teams, and invites everybody. The same id again answers the same event (Graph's
 * `transactionId`). Without a link where the account has no Teams.
 */
export const createEvent = async (
  graph: Graph,
  id: string,
  content: MeetingContent,
  words: EventWords,
): Promise<PlannedEvent> => {
  const newEvent = await graph.ask('POST', '/me/events', event, {
    body: {
      subject: content.subject,
      body: { contentType: 'html', content: words.text },
      ...markOf(words),
      start: timeOf(content.starts),
      end: timeOf(content.ends),
      attendees: attendeesOf(content.attendees),
      isOnlineMeeting: true,
      onlineMeetingProvider: 'teamsForBusiness',
      transactionId: id,
    },
  })
  // Teams may be a moment later than the calendar.
  const { id: eventId, onlineMeeting: link } = newEvent.onlineMeeting
    ? newEvent
    : await graph.ask('GET', pathOf(newEvent.id), event)
  return { eventId, joinUrl: link?.joinUrl ?? null }
}

/**
 * Changes an event; `words` take the place of what we said in it, null leaves that. An event that says all of it
 * already is left alone: the answer to an earlier try got lost, and its attendees were told.
 */
export const changeEvent = async (
  graph: Graph,
  eventId: string,
  changes: EventChanges,
  words: EventWords | null,
): Promise<void> => {
  const path = `${pathOf(eventId)}?$select=subject,start,end,attendees,body&${WITH_MARK}`
  const current = await graph.ask('GET', path, heldEvent)
  if ((words === null || hasMark(current, words)) && hasChanges(current, changes)) return
  await graph.tell('PATCH', pathOf(eventId), {
    body: {
      ...changes,
      // The mark comes with a body alone: beside a change of the attendees it would have everybody told of it.
      ...(words && {
        body: { contentType: 'html', content: withEventText(current.body.content, words.text) },
        ...markOf(words),
      }),
    },
  })
}

/** Cancels an event with a message to everybody; one that is gone already is cancelled. */
export const cancelEvent = async (graph: Graph, eventId: string, comment: string): Promise<void> => {
  try {
    await graph.tell('POST', `${pathOf(eventId)}/cancel`, { body: { comment } })
  } catch (error) {
    if (!(error instanceof MicrosoftError) || error.failure !== 'missing') throw error
  }
}

const REFUSALS = new Set<string>(['forbidden', 'refused'])

/**
 * Asks Teams to record and transcribe a meeting by itself, or not to. Never rejects for what Microsoft says: a tenant
 * may refuse it, and an account may have no Teams; a failure leaves `set` null.
 */
export const setRecording = async (graph: Graph, joinUrl: string | null, wanted: boolean): Promise<Recording> => {
  if (joinUrl === null) return { set: false, onlineMeetingId: null }
  let onlineMeetingId: string | null = null
  try {
    const filter = encodeURIComponent(`JoinWebUrl eq '${joinUrl.replaceAll("'", "''")}'`)
    const { value } = await graph.ask('GET', `/me/onlineMeetings?$filter=${filter}`, onlineMeetings)
    onlineMeetingId = value[0]?.id ?? null
    if (onlineMeetingId === null) return { set: null, onlineMeetingId }
    const answer = await graph.ask(
      'PATCH',
      `/me/onlineMeetings/${encodeURIComponent(onlineMeetingId)}`,
      onlineMeeting,
      {
        body: wanted
          ? { allowRecording: true, allowTranscription: true, recordAutomatically: true }
          : { recordAutomatically: false },
      },
    )
    // A tenant that doesn't allow it may also answer 200 and leave it off. An answer that doesn't say is no refusal.
    return { set: answer.recordAutomatically ?? null, onlineMeetingId }
  } catch (error) {
    if (!(error instanceof MicrosoftError)) throw error
    return { set: REFUSALS.has(error.failure) ? false : null, onlineMeetingId }
  }
}
