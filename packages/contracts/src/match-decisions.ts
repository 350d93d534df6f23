import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { madeBy } from './made-by.ts'
import { requirementImportances } from './match-requirements.ts'
import { requirementStates } from './match-results.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'
import { vacancyId } from './vacancies.ts'

/** What a recruiter decided about a candidate for a vacancy. */
export const decisionKinds = ['move_on', 'reject'] as const
export type DecisionKind = (typeof decisionKinds)[number]

export const decisionKindLabels: Record<DecisionKind, string> = { move_on: 'Verder', reject: 'Afgewezen' }

/** Reasons to begin from; the recruiter's own words are what is stored. */
export const decisionReasonTemplates: Record<DecisionKind, readonly string[]> = {
  move_on: ['Voldoet aan de eisen', 'Eerst navragen: ', 'Ervaring sluit goed aan', 'Bijna passend, wil graag leren: '],
  reject: [
    'Mist een eis die niet te leren is: ',
    'Te weinig ervaring met ',
    'Andere kandidaten passen beter: ',
    'Niet beschikbaar in deze periode',
  ],
}

/** What the screen had shown when somebody decided; null without a kept score. */
export const shownMatch = z
  .object({
    percentage: z.int().min(0).max(100),
    points: z.number().min(0),
    maximum: z.number().min(0),
    version: z.string(),
    computed_at: z.iso.datetime(),
    made_by: madeBy,
    requirements: z.array(
      z.object({
        label: z.string(),
        importance: openEnum(requirementImportances),
        weight: z.number(),
        state: openEnum(requirementStates),
      }),
    ),
  })
  .meta({ id: 'ShownMatch' })
export type ShownMatch = z.infer<typeof shownMatch>

/** A decision of a person, with their reason and what the system had shown. */
export const matchDecision = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    /** Name or mail address of the recruiter. */
    by: z.string().nullable(),
    candidate_id: z.uuid(),
    candidate_name: z.string(),
    kind: openEnum(decisionKinds),
    /** The stage before and after; null for a candidate who wasn't in the procedure. */
    from_stage: z.int().min(1).nullable(),
    to_stage: z.int().min(1),
    reason: z.string(),
    shown: shownMatch.nullable(),
  })
  .meta({ id: 'MatchDecision' })
export type MatchDecision = z.infer<typeof matchDecision>

export const decideMatches = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/vacancies/{id}/decisions',
  auth: 'recruiter',
  summary:
    'Zet kandidaten een stap verder of wijst ze af, met de reden van de recruiter; bewaart wat het systeem had laten zien. Alles of niets.',
  params: vacancyId,
  row: 'vacancy',
  body: z
    .object({
      candidate_ids: z
        .array(z.uuid({ error: 'Kies een kandidaat.' }))
        .min(1, { error: 'Kies een kandidaat.' })
        .max(100, { error: 'Beslis over hoogstens 100 kandidaten tegelijk.' }),
      kind: closedEnum(decisionKinds, 'Kies een besluit uit de lijst.'),
      reason: requiredText(limits.longText, 'Vul je reden in.'),
      /** The version of the requirements that was on the screen; null when no score was. */
      version: z.string().max(100).nullable(),
      /**
       * The stage in which the screen showed each candidate, null outside the procedure. Whoever stands elsewhere by now was
       * moved by somebody else: 409, and nobody is moved.
       */
      stages: z.record(z.uuid(), z.int().min(1).nullable()).optional(),
    })
    .meta({ id: 'MatchDecisionDraft' }),
  responses: { 201: z.array(matchDecision) },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.decisionFailed },
})

export const listDecisions = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancies/{id}/decisions',
  auth: 'recruiter',
  summary: 'De besluiten bij een vacature, nieuwste eerst, met de reden en wat het systeem had laten zien.',
  params: vacancyId,
  row: 'vacancy',
  query: page,
  responses: { 200: z.array(matchDecision) },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.decisionsFailed },
})
