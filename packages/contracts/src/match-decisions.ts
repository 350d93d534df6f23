import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { madeBy } from './made-by.ts'
import { MOST_REQUIREMENTS, requirementImportances } from './match-requirements.ts'
import { requirementStates } from './match-results.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'
import { vacancyId } from './vacancies.ts'

/** What a recruiter decided about a candidate for a vacancy. */
export const decisionKinds = ['move_on', 'reject'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/**
 * What a line of the log says: a decision, another change of the procedure that somebody made, that they put a
 * candidate in it or took one out, or that a decision was taken back.
 */
export const decisionLineKinds = [
  ...decisionKinds,
  'move_back',
  'hire',
  'withdraw',
  'reopen',
  'undo',
  'add',
  'remove',
] as const
export type DecisionLineKind = (typeof decisionLineKinds)[number]

export const decisionKindLabels: Record<DecisionLineKind, string> = {
  move_on: 'Verder',
  reject: 'Afgewezen',
  move_back: 'Terug',
  hire: 'Aangenomen',
  withdraw: 'Teruggetrokken',
  reopen: 'Heropend',
  undo: 'Ongedaan gemaakt',
  add: 'In procedure gezet',
  remove: 'Uit procedure gehaald',
}

/** Candidates of one decision. */
export const MOST_DECIDED = 100

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
        /** Why, as `RequirementMatch` has it; absent from a decision of before it was stored. */
        remark: z.string().nullish(),
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
    kind: openEnum(decisionLineKinds),
    /**
     * The decision that this line takes back; null for a decision. Stages and reason are then those of that decision.
     */
    undoes: z.uuid().nullish(),
    /** The stage before and after; null for a candidate who wasn't in the procedure. */
    from_stage: z.int().min(1).nullable(),
    to_stage: z.int().min(1),
    /** Empty for a move of which nobody said why; a rejection has one. */
    reason: z.string(),
    shown: shownMatch.nullable(),
  })
  .meta({ id: 'MatchDecision' })
export type MatchDecision = z.infer<typeof matchDecision>

/**
 * As much of a shown score as tells it from another: with the same requirements and states everything else is the same.
 */
const shownScore = z
  .object({
    version: z.string().max(100),
    states: z.array(z.string().max(20)).max(MOST_REQUIREMENTS),
  })
  .meta({ id: 'ShownScore' })

export const decideMatches = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/vacancies/{id}/decisions',
  personal: { unlogged: 'the change is logged' },
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
        .max(MOST_DECIDED, { error: `Beslis over hoogstens ${MOST_DECIDED} kandidaten tegelijk.` }),
      kind: closedEnum(decisionKinds, 'Kies een besluit uit de lijst.'),
      reason: requiredText(limits.longText, 'Vul je reden in.'),
      /**
       * The version of the requirements that was on the screen; null when no score was. A candidate whose kept score is
       * of another version, or who has one when none was shown, stops the decision: 409.
       */
      version: z.string().max(100).nullable(),
      /**
       * What the screen showed of each candidate's score, null for one without. Whoever has another score by now was
       * shown what no longer holds: 409, and nobody is moved.
       */
      scores: z.record(z.uuid(), shownScore.nullable()).optional(),
      /**
       * The stage in which the screen showed each candidate, null outside the procedure. Whoever stands elsewhere by
       * now was moved by somebody else: 409, and nobody is moved.
       */
      stages: z.record(z.uuid(), z.int().min(1).nullable()).optional(),
    })
    .meta({ id: 'MatchDecisionDraft' }),
  responses: { 201: z.array(matchDecision) },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.decisionFailed },
})

export const undoDecisions = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/vacancies/{id}/decisions/undo',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Draait besluiten terug zolang er daarna niets met de kandidaten gebeurde; het besluit en het terugdraaien blijven allebei in de lijst. Alles of niets.',
  params: vacancyId,
  row: 'vacancy',
  body: z
    .object({
      decision_ids: z
        .array(z.uuid({ error: 'Kies een besluit.' }))
        .min(1, { error: 'Kies een besluit.' })
        .max(MOST_DECIDED, { error: `Draai hoogstens ${MOST_DECIDED} besluiten tegelijk terug.` }),
    })
    .meta({ id: 'DecisionUndoDraft' }),
  responses: { 201: z.array(matchDecision) },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.decisionFailed },
})

export const listDecisions = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancies/{id}/decisions',
  personal: { shows: 'decisions' },
  auth: 'recruiter',
  summary: 'De besluiten bij een vacature, nieuwste eerst, met de reden en wat het systeem had laten zien.',
  params: vacancyId,
  row: 'vacancy',
  query: page,
  responses: { 200: z.array(matchDecision) },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.decisionsFailed },
})
