import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { madeBy } from './made-by.ts'
import { matchEvidence } from './match-results.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'
import { vacancyId } from './vacancies.ts'

/** What a recruiter says of a place that is proposed as evidence. */
export const proposalVerdicts = ['confirmed', 'refused'] as const
export type ProposalVerdict = (typeof proposalVerdicts)[number]
export const proposalVerdictLabels: Record<ProposalVerdict, string> = { confirmed: 'Klopt', refused: 'Klopt niet' }

/**
 * A place of the CV, of an interview or of what was noted that may show a requirement which the rules didn't find in
 * the CV; it counts once a recruiter confirms it.
 */
export const matchProposal = z
  .object({
    requirement_id: z.string(),
    evidence: matchEvidence,
    /**
     * Cosine between the two texts, as the model places them; null for one that was confirmed before, and for what
     * rules found in an interview or a note.
     */
    similarity: z.number().min(-1).max(1).nullable(),
    verdict: openEnum(proposalVerdicts).nullable(),
  })
  .meta({ id: 'MatchProposal' })
export type MatchProposal = z.infer<typeof matchProposal>

export const matchProposals = z
  .object({
    /**
     * `off`: no model is set; `unavailable`: it didn't answer; `unfit`: it can't tell what belongs together in Dutch.
     */
    state: openEnum(['off', 'ready', 'unavailable', 'unfit']),
    proposals: z.array(matchProposal),
    made_by: madeBy.nullable(),
  })
  .meta({ id: 'MatchProposals' })
export type MatchProposals = z.infer<typeof matchProposals>

const ofPair = vacancyId.extend({ candidate_id: z.string().max(100) })

export const listMatchProposals = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/vacancies/{id}/matching/{candidate_id}/proposals',
  personal: { shows: 'analysis' },
  auth: 'recruiter',
  summary:
    'Plekken in het CV, in gesprekken en in notities en scorekaarten die mogelijk bewijs zijn voor wat niet gevonden is. Ze tellen pas als een recruiter ze bevestigt.',
  params: ofPair,
  row: 'vacancy',
  responses: { 200: matchProposals },
  messages: { 401: messages.sessionExpired, 404: messages.matchNotFound, fallback: messages.matchProposalsFailed },
})

export const judgeMatchProposal = defineEndpoint({
  service: 'ai',
  method: 'PUT',
  path: '/api/vacancies/{id}/matching/{candidate_id}/proposals/{requirement_id}',
  personal: { shows: 'analysis' },
  auth: 'recruiter',
  summary:
    'Bewaart of een plek in het CV, een gesprek of een notitie een eis laat zien: bevestigd telt die als voldaan. Zonder oordeel wordt het eerdere gewist.',
  params: ofPair.extend({ requirement_id: z.string().max(100) }),
  row: 'vacancy',
  body: z
    .object({
      verdict: closedEnum(proposalVerdicts, 'Kies of het klopt.').nullable(),
      path: z.string().max(limits.shortText),
      quote: requiredText(limits.longText, 'Zeg om welke plek het gaat.'),
    })
    .meta({ id: 'MatchProposalVerdict' }),
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.matchNotFound, fallback: messages.matchProposalSaveFailed },
})
