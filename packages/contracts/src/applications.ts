import './jitless.ts'
import { z } from 'zod'
import { candidateSummary } from './candidate.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { matchScore } from './match-results.ts'
import { messages } from './messages.ts'
import { text } from './text.ts'
import { vacancyId } from './vacancies.ts'
import { closedEnum, openEnum } from './open-enum.ts'

/** The five stages of a candidate's way through a vacancy; stage 1 is the first. */
export const matchStages = ['CV Ontvangen', 'Eerste Screening', 'Gesprek Gepland', 'Technische Test', 'Aanbod'] as const

/** What a stage of an answer is called; one that this version doesn't know by its number. */
export const stageName = (stage: number): string => matchStages[stage - 1] ?? `Stap ${stage}`

const stage = z
  .int({ error: 'Kies een stap uit de lijst.' })
  .min(1, { error: 'Kies een stap uit de lijst.' })
  .max(matchStages.length, { error: 'Kies een stap uit de lijst.' })

/** How a procedure ended; `stage` says how far it came. */
export const applicationOutcomes = ['open', 'hired', 'rejected', 'withdrawn'] as const
export type ApplicationOutcome = (typeof applicationOutcomes)[number]

export const applicationOutcomeLabels: Record<ApplicationOutcome, string> = {
  open: 'Loopt',
  hired: 'Aangenomen',
  rejected: 'Afgewezen',
  withdrawn: 'Teruggetrokken',
}

/** One step of the history; what didn't change is as before. */
export const applicationEvent = z.object({
  at: z.iso.datetime(),
  /** Name or mail address of the recruiter. */
  by: z.string().nullable(),
  stage: z.int().min(1),
  outcome: openEnum(applicationOutcomes),
  reason: z.string().nullable(),
})
export type ApplicationEvent = z.infer<typeof applicationEvent>

/** A candidate's way through a vacancy. */
export const application = z
  .object({
    id: z.uuid(),
    vacancy_id: z.uuid(),
    candidate_id: z.uuid(),
    stage: z.int().min(1),
    outcome: openEnum(applicationOutcomes),
    reason: z.string().nullable(),
    /** Oldest first. */
    history: z.array(applicationEvent),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Application' })
export type Application = z.infer<typeof application>

/** A candidate for a vacancy; `id` is the candidate's. Without `application` they aren't in the pipeline. */
export const match = candidateSummary
  .extend({
    /** 0 to 100; null while nobody computed it. */
    matchPercentage: z.number().min(0).max(100).nullable(),
    /** 1 to 5; null when not in the pipeline. */
    stage: z.int().min(1).nullable(),
    application: application.nullable(),
    /** The sum behind the percentage; absent from a service of before there were scores. */
    score: matchScore.nullish(),
  })
  .meta({ id: 'Match' })
export type Match = z.infer<typeof match>

/** Whom a list of matches holds: those in the procedure, or everybody with a score as well. */
export const matchScopes = ['procedure', 'all'] as const
/** The orders of a list of matches; the last three are those of specification 2 §2. */
export const matchOrders = ['changed', 'score', 'recent', 'experience'] as const
export type MatchOrder = (typeof matchOrders)[number]

const minimumError = { error: 'Kies een minimum van 0 tot en met 100.' }

const matchesQuery = page.extend({
  scope: closedEnum(matchScopes, 'Kies wie er in de lijst staan.').optional(),
  order: closedEnum(matchOrders, 'Kies een volgorde uit de lijst.').optional(),
  /** The least percentage, 0 to 100; with it those without a score stay out. */
  minimum: z.coerce.number(minimumError).int(minimumError).min(0, minimumError).max(100, minimumError).optional(),
  /** Words in name, skills or place. */
  q: text(limits.searchText).optional(),
})

export const listMatches = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancies/{id}/matches',
  personal: { shows: 'matches' },
  auth: 'recruiter',
  summary: 'De kandidaten bij een vacature met hun score en hun stap; hoogste score eerst, of in een andere volgorde.',
  params: vacancyId,
  row: 'vacancy',
  query: matchesQuery,
  responses: { 200: z.array(match) },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.matchesFailed },
})

export const createApplication = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/applications',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Zet een kandidaat in de procedure van een vacature; staat hij er al in, dan is dat het antwoord (200). Het is een regel in de besluiten.',
  body: z
    .object({
      vacancy_id: z.uuid({ error: 'Kies een vacature.' }),
      candidate_id: z.uuid({ error: 'Kies een kandidaat.' }),
      stage: stage.default(1),
      /** Why: stands in the log of decisions, beside what the system had shown. */
      motivation: text(limits.longText).optional(),
    })
    .meta({ id: 'ApplicationDraft' }),
  responses: { 200: application, 201: application },
  messages: { 401: messages.sessionExpired, fallback: messages.applicationSaveFailed },
})

const applicationId = z.object({ id: z.string().max(100) })

export const updateApplication = defineEndpoint({
  service: 'main',
  method: 'PATCH',
  path: '/api/applications/{id}',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Verandert de stap, de uitkomst of de reden; wat ontbreekt blijft zoals het is. Een afwijzing heeft een reden. Een andere stap of uitkomst is een regel in de besluiten.',
  params: applicationId,
  row: 'application',
  body: z
    .object({
      stage,
      outcome: closedEnum(applicationOutcomes, 'Kies een uitkomst uit de lijst.'),
      reason: text(limits.longText).nullable(),
      /** Why somebody moves on or back: stands in the log of decisions, beside what the system had shown. */
      motivation: text(limits.longText),
    })
    .partial()
    .refine(({ outcome, reason }) => outcome !== 'rejected' || Boolean(reason?.trim()), {
      path: ['reason'],
      error: messages.rejectionWithoutReason,
    })
    .meta({ id: 'ApplicationChange' }),
  responses: { 200: application },
  messages: {
    401: messages.sessionExpired,
    404: messages.applicationNotFound,
    fallback: messages.applicationSaveFailed,
  },
})

export const deleteApplication = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/applications/{id}',
  auth: 'recruiter',
  summary: 'Haalt een kandidaat uit de procedure, met de geschiedenis. In de besluiten blijft een regel.',
  params: applicationId,
  row: 'application',
  body: z
    .object({
      /** Why: stands in the log of decisions, beside what the system had shown. */
      motivation: text(limits.longText),
    })
    .partial()
    .meta({ id: 'ApplicationRemoval' }),
  responses: { 204: null },
  messages: {
    401: messages.sessionExpired,
    404: messages.applicationNotFound,
    fallback: messages.applicationSaveFailed,
  },
})
