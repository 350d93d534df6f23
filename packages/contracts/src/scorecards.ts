import './jitless.ts'
import { z } from 'zod'
import { candidateId } from './candidate.ts'
import { conversationTypes } from './conversation-summary.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText, shortText, text } from './text.ts'

/** Where a question of a scorecard came from. */
export const questionSources = ['persona', 'own'] as const
/** Marks run from 1 to this. */
export const HIGHEST_MARK = 5

const item = z.object({
  id: requiredText(limits.shortText, 'Deze vraag heeft geen id.'),
  question: requiredText(1_000, 'Schrijf een vraag op.'),
  /** What it is about, such as 'Samenwerken'; empty for none. */
  topic: shortText().default(''),
  source: closedEnum(questionSources, 'Kies een herkomst uit de lijst.').default('own'),
  /** The recruiter's own; null while they gave none. */
  mark: z.int({ error: 'Geef een cijfer van 1 tot en met 5.' }).min(1).max(HIGHEST_MARK).nullable().default(null),
  note: text(limits.longText).default(''),
})

/** A planned question with the recruiter's mark. */
export const scorecardItem = item
  .extend({
    source: openEnum(questionSources),
    /** Where in the recording it was asked; null when it wasn't, or when there is no recording. */
    asked_at: z
      .object({
        position: z.int().min(0),
        start: z.number().min(0),
        /** Nobody measured the second. */
        is_estimate: z.boolean().optional(),
      })
      .nullable(),
  })
  .meta({ id: 'ScorecardItem' })
export type ScorecardItem = z.infer<typeof scorecardItem>

/** A recruiter's own marks of a conversation, with a recording or without one. */
export const scorecard = z
  .object({
    id: z.uuid(),
    conversationType: openEnum(conversationTypes),
    conversation_on: z.iso.date(),
    vacancy: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    recording_id: z.uuid().nullable(),
    items: z.array(scorecardItem),
    notes: z.string(),
    /** Name or mail address of the recruiter; null once the account is gone. */
    by: z.string().nullable(),
    version: z.int().min(1),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Scorecard' })
export type Scorecard = z.infer<typeof scorecard>

const scorecardFields = {
  conversationType: closedEnum(conversationTypes, 'Kies een soort gesprek.'),
  conversation_on: z.iso.date({ error: 'Kies de dag van het gesprek.' }),
  vacancy_id: z.uuid({ error: 'Kies een vacature uit de lijst.' }).nullish(),
  recording_id: z.uuid({ error: messages.recordingGone }).nullish(),
  items: z.array(item).max(100, { error: 'Een scorekaart heeft hoogstens 100 vragen.' }),
  notes: text(limits.longText).default(''),
} as const

const scorecardId = z.object({ id: z.string().max(100) })
const ofScorecard = { 401: messages.sessionExpired, 404: messages.scorecardGone } as const
const ofCandidate = { 401: messages.sessionExpired, 404: messages.candidateNotFound } as const

export const listScorecards = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/candidates/{id}/scorecards',
  personal: { shows: 'scorecards' },
  auth: 'recruiter',
  summary: 'De scorekaarten van gesprekken met een kandidaat, nieuwste eerst.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.array(scorecard) },
  messages: { ...ofCandidate, fallback: messages.scorecardsFailed },
})

export const createScorecard = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/candidates/{id}/scorecards',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Bewaart een scorekaart van een gesprek, met of zonder opname.',
  params: candidateId,
  row: 'candidate',
  body: z
    .object({ ...scorecardFields, creation_key: z.uuid({ error: 'Laad de pagina opnieuw.' }).optional() })
    .meta({ id: 'NewScorecard' }),
  responses: { 201: scorecard, 200: scorecard },
  messages: { ...ofCandidate, fallback: messages.scorecardSaveFailed },
})

export const changeScorecard = defineEndpoint({
  service: 'ai',
  method: 'PUT',
  path: '/api/scorecards/{id}',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Wijzigt een scorekaart; 409 met de kaart van nu als die intussen gewijzigd is.',
  params: scorecardId,
  row: 'scorecard',
  body: z.object({ ...scorecardFields, version: z.int().min(1) }).meta({ id: 'ScorecardChange' }),
  responses: { 200: scorecard },
  messages: { ...ofScorecard, fallback: messages.scorecardSaveFailed },
})

export const deleteScorecard = defineEndpoint({
  service: 'ai',
  method: 'DELETE',
  path: '/api/scorecards/{id}',
  auth: 'recruiter',
  summary: 'Verwijdert een scorekaart.',
  params: scorecardId,
  row: 'scorecard',
  responses: { 204: null },
  messages: { ...ofScorecard, fallback: messages.scorecardSaveFailed },
})
