import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { meetingStates } from './meetings.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { recordingSources } from './recording-imports.ts'
import { recordingTitle } from './recording-title.ts'
import * as routes from './routes.ts'
import { text } from './text.ts'

export const conversationKinds = ['meeting', 'recording'] as const
export const conversationFilters = ['upcoming', 'past', 'recorded', 'transcribed'] as const
export type ConversationFilter = (typeof conversationFilters)[number]
/**
 * What the list can be narrowed to; screens offer the filters above. `unread`: transcripts from Teams that the account
 * didn't open yet, as long as they wait. What came of a recording waits with the imports.
 */
export const conversationListFilters = [...conversationFilters, 'unread'] as const
export type ConversationListFilter = (typeof conversationListFilters)[number]
export const conversationSorts = ['newest', 'oldest', 'title'] as const

/** A planned meeting or an imported recording, as the overview lists it. */
export const conversation = z
  .object({
    id: z.uuid(),
    kind: openEnum(conversationKinds),
    title: z.string(),
    start: z.iso.datetime(),
    /** Minutes; null when nobody knows. */
    duration: z.number().min(0).nullable(),
    participants: z.array(z.string()),
    hasRecording: z.boolean(),
    hasTranscript: z.boolean(),
    /** Where a recording came from; null for a meeting, absent from an older service. */
    source: openEnum(recordingSources).nullish(),
    state: openEnum(meetingStates),
    join_url: z.string().nullable(),
    candidate: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof conversation>

/** What a conversation is called: a meeting by its subject, a recording by its file without the ending. */
export const conversationTitle = ({ kind, title }: Pick<Conversation, 'kind' | 'title'>): string =>
  (kind === 'recording' ? recordingTitle(title) : title).trim() || 'Zonder titel'

/**
 * Where a conversation opens: a meeting with its transcript once there is one, a recording with its sound. Null for a
 * kind from later.
 */
export const conversationAddress = ({
  kind,
  id,
  hasTranscript,
}: Pick<Conversation, 'kind' | 'id' | 'hasTranscript'>): string | null => {
  if (kind === 'recording') return routes.recording.href(id)
  if (kind !== 'meeting') return null
  return hasTranscript ? routes.onlineMeeting.transcript(id) : routes.onlineMeeting.meeting(id)
}

export const listConversations = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/meeting-overview',
  personal: { shows: 'recordings' },
  auth: 'recruiter',
  summary: 'Geplande meetings en geïmporteerde opnames samen, om in te zoeken, te filteren en te sorteren.',
  query: page.extend({
    /** Words of the title, of who took part, or of the candidate's name. */
    q: text(limits.searchText).optional(),
    filter: closedEnum(conversationListFilters, 'Kies een filter uit de lijst.').optional(),
    sort: closedEnum(conversationSorts, 'Kies een volgorde uit de lijst.').default('newest'),
  }),
  responses: { 200: z.array(conversation) },
  messages: { 401: messages.sessionExpired, fallback: messages.meetingsFailed },
})
