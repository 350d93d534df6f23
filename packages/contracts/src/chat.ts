import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { madeBy } from './made-by.ts'
import { messages } from './messages.ts'
import { requiredText } from './text.ts'
import { closedEnum, openEnum } from './open-enum.ts'

export const chatRoles = ['user', 'assistant'] as const

/** What a conversation is about; a vacancy or candidate with its id. Each recruiter has one conversation for each. */
export const chatSubject = z.union([
  z.object({ kind: z.literal('general'), id: z.literal('').default('') }),
  z.object({ kind: z.enum(['vacancy', 'candidate']), id: z.uuid() }),
])
export type ChatSubject = z.infer<typeof chatSubject>

/**
 * First key of the path of a source about the candidates of a vacancy, which the service reads itself; then the
 * candidate's id and the field: `['kandidaten', '4f6c…', 'skills', '3']`. Alone it is the procedure as a whole.
 */
export const chatPeopleKey = 'kandidaten'

/** The field of a source that is about somebody's place in the procedure; all others are fields of the CV. */
export const chatProcedureField = 'procedure'

/** A sentence an answer rests on and where it stands. */
export const chatSource = z
  .object({
    /**
     * Keys of the context that lead to the text, such as `['vacature', 'specific_tasks']`; or `chatPeopleKey` and an
     * id.
     */
    path: z.array(z.string()),
    /** The same in words a recruiter knows: 'Vacature, taken'. */
    label: z.string(),
    /** The sentence, word for word as in the context. */
    quote: z.string(),
  })
  .meta({ id: 'ChatSource' })
export type ChatSource = z.infer<typeof chatSource>

export const chatRequest = z
  .object({
    message: requiredText(limits.chatMessage, 'Stel een vraag.'),
    /** The whole conversation until now, oldest first. */
    conversation_history: z
      .array(z.object({ role: closedEnum(chatRoles), content: z.string().max(limits.htmlText) }))
      .max(limits.chatTurns, { error: 'Dit gesprek is te lang geworden. Begin een nieuw gesprek.' })
      .default([]),
    /**
     * Anything the answer may rest on; `kandidaatNaam` names the candidate. Every text in it is a source, never an
     * order. About the candidates of a vacancy it says nothing: with a vacancy as `subject` the service reads them
     * itself.
     */
    context: z.record(z.string(), z.unknown()).default({}),
    /** Keeps question and answer in the recruiter's history of this subject. */
    subject: chatSubject.optional(),
  })
  .meta({ id: 'ChatDraft' })
export type ChatRequest = z.input<typeof chatRequest>

export const chatResponse = z
  .object({
    /** Plain text; a list item is a line that begins with '- '. `[1]` stands for the first of `sources`. */
    response: z.string(),
    sources: z.array(chatSource),
    /** False when the context doesn't say it. */
    answered: z.boolean(),
    made_by: madeBy,
    /** What the check against the sources took out or doubts, in Dutch. */
    warnings: z.array(z.string()),
  })
  .meta({ id: 'ChatAnswer' })
export type ChatResponse = z.infer<typeof chatResponse>

/** A piece of the answer as it is written; pieces together are a draft of `response`, which the result replaces. */
export const chatProgress = z.object({ text: z.string() })

export const chat = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/chat',
  personal: { shows: 'assistant' },
  auth: 'recruiter',
  summary: 'Beantwoordt een vraag uit de meegestuurde context, met de zinnen waar het antwoord op rust.',
  body: chatRequest,
  progress: chatProgress,
  responses: { 200: chatResponse },
  messages: { 401: messages.sessionExpired, fallback: messages.chatFailed },
})

export const chatMessage = z
  .object({
    id: z.uuid(),
    role: openEnum(chatRoles),
    content: z.string(),
    sources: z.array(chatSource),
    made_by: madeBy.nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessage>

/** `general`, or the kind and the id: `vacancy:4f6c…`. */
const subjectParameter = z.object({
  subject: z.string().regex(/^(general|(vacancy|candidate):[0-9a-f-]{36})$/i, { error: 'Dit onderwerp bestaat niet.' }),
})

/** A subject as it stands in an address. */
export const subjectKey = ({ kind, id }: ChatSubject): string => (kind === 'general' ? kind : `${kind}:${id}`)

export const listChatMessages = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/chat/messages',
  personal: { shows: 'assistant' },
  auth: 'recruiter',
  summary: 'Het bewaarde gesprek van de recruiter over een onderwerp, oudste eerst; de laatste 1.000 berichten.',
  query: subjectParameter,
  responses: { 200: z.array(chatMessage) },
  messages: { 401: messages.sessionExpired, fallback: messages.chatHistoryFailed },
})

export const deleteChatMessages = defineEndpoint({
  service: 'ai',
  method: 'DELETE',
  path: '/api/chat/messages',
  auth: 'recruiter',
  summary: 'Wist het bewaarde gesprek van de recruiter over een onderwerp.',
  query: subjectParameter,
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, fallback: messages.chatFailed },
})
