import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { meetingStates } from './meetings.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { text } from './text.ts'

export const conversationKinds = ['meeting', 'recording'] as const
export const conversationFilters = ['upcoming', 'past', 'recorded', 'transcribed'] as const
export type ConversationFilter = (typeof conversationFilters)[number]
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
    state: openEnum(meetingStates),
    join_url: z.string().nullable(),
    candidate: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof conversation>

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
    filter: closedEnum(conversationFilters, 'Kies een filter uit de lijst.').optional(),
    sort: closedEnum(conversationSorts, 'Kies een volgorde uit de lijst.').default('newest'),
  }),
  responses: { 200: z.array(conversation) },
  messages: { 401: messages.sessionExpired, fallback: messages.meetingsFailed },
})
