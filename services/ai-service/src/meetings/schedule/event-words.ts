import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { StoredMeeting } from '../store/stored-meeting.ts'
import { eventText } from './event-body.ts'

/**
 * What we say in an event, and a mark that the same words of the same version of a meeting have alone: a second try has
 * the mark of the first, the same message on a later day another. Text alone would not tell: Outlook may write a body
 * in its own way.
 */
export type EventWords = { text: string; mark: string }

/** Under one name for all events: a mailbox has room for a few thousand names. */
const PROPERTY = 'String {b9f3d0a6-5c0e-4a55-9a0c-2f6f2b1d7e41} Name WervioWords'

/** Asks Graph for the mark beside an event ('Get singleValueLegacyExtendedProperty'). */
export const WITH_MARK = `$expand=${encodeURIComponent(`singleValueExtendedProperties($filter=id eq '${PROPERTY}')`)}`

/** The mark of an event as Graph gives it; absent on one that has none. */
export const markedEvent = z.object({
  singleValueExtendedProperties: z.array(z.object({ value: z.string() })).nullish(),
})

/** The words about a meeting: a message, then the description. */
export const wordsOf = (
  { meeting_id, version }: Pick<StoredMeeting, 'meeting_id' | 'version'>,
  description: string,
  message = '',
): EventWords => {
  const text = eventText(description, message)
  const mark = createHash('sha256')
    .update(JSON.stringify([meeting_id, version, text]))
    .digest('base64url')
  return { text, mark }
}

/** The mark of words, as a request to Graph holds it: with the words themselves, or not at all. */
export const markOf = ({ mark }: EventWords) => ({ singleValueExtendedProperties: [{ id: PROPERTY, value: mark }] })

/** Whether an event was given these words already. */
export const hasMark = (
  { singleValueExtendedProperties: marks }: z.output<typeof markedEvent>,
  { mark }: EventWords,
): boolean => marks?.some(({ value }) => value === mark) ?? false
