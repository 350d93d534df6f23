import './jitless.ts'
import { z } from 'zod'
import { applicationOutcomes } from './applications.ts'
import { noteText } from './candidate-notes.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'
import { roles } from './roles.ts'
import { vacancyStatuses } from './vacancy-terms.ts'

/** A vacancy with how many candidates are in its procedure. */
export const pipelineSummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    company: z.string(),
    location: z.string(),
    status: openEnum(vacancyStatuses),
    candidates: z.int().nonnegative(),
  })
  .meta({ id: 'PipelineSummary' })
export type PipelineSummary = z.infer<typeof pipelineSummary>

const feedback = z.object({ id: z.uuid(), text: z.string(), created_at: z.iso.datetime() })

/** Somebody in the procedure, as far as it is needed to form an opinion: no contact details, and no notes of others. */
export const pipelineCandidate = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  summary: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.array(z.object({ position: z.string(), company: z.string(), period: z.string().nullish() })),
  has_cv: z.boolean(),
  stage: z.int().min(1),
  outcome: openEnum(applicationOutcomes),
  /** 0 to 100; null while nobody computed it. */
  percentage: z.number().min(0).max(100).nullable(),
  /** What speaks for and against them, in a line; null without a score. */
  strength: z.string().nullable(),
  gap: z.string().nullable(),
  /** What whoever asks wrote about them, newest first. */
  feedback: z.array(feedback),
})
export type PipelineCandidate = z.infer<typeof pipelineCandidate>

export const pipeline = z
  .object({
    vacancy: pipelineSummary.omit({ candidates: true }).extend({ hours: z.string(), description: z.string() }),
    /** Open procedures first, then by score. */
    candidates: z.array(pipelineCandidate),
  })
  .meta({ id: 'Pipeline' })
export type Pipeline = z.infer<typeof pipeline>

const vacancyId = z.object({ id: z.string().max(100) })
const candidateOf = z.object({ id: z.string().max(100), candidate_id: z.string().max(100) })
const common = { service: 'main', auth: 'recruiter' } as const

export const listPipelines = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/pipelines',
  personal: { unlogged: 'numbers and states, nobody’s data' },
  roles,
  summary: 'De vacatures die iemand mag volgen, nieuwste eerst: voor een hiring manager die van de uitnodiging.',
  responses: { 200: z.array(pipelineSummary) },
  messages: { 401: messages.sessionExpired, fallback: messages.pipelinesFailed },
})

export const getPipeline = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/pipelines/{id}',
  personal: { shows: 'procedure' },
  roles,
  summary: 'Eén vacature met de kandidaten in de procedure.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: pipeline },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.pipelineFailed },
})

export const getPipelineCv = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/pipelines/{id}/candidates/{candidate_id}/cv',
  personal: { shows: 'cv' },
  roles,
  summary: 'Het CV van een kandidaat in de procedure.',
  params: candidateOf,
  row: 'vacancy',
  file: true,
  responses: { 200: null },
  messages: { 401: messages.sessionExpired, 404: messages.cvMissing, fallback: messages.cvLoadFailed },
})

export const giveFeedback = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/pipelines/{id}/candidates/{candidate_id}/feedback',
  personal: { unlogged: 'the change is logged' },
  roles: ['owner', 'recruiter', 'hiring_manager'],
  summary: 'Schrijft feedback over een kandidaat in de procedure: een notitie, die recruiters bij de kandidaat lezen.',
  params: candidateOf,
  row: 'vacancy',
  body: z
    .object({ text: noteText, creation_key: z.uuid({ error: 'Deze sleutel is geen UUID.' }).optional() })
    .meta({ id: 'Feedback' }),
  responses: { 201: feedback.meta({ id: 'FeedbackGiven' }) },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.feedbackFailed },
})
