import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { feedbackThresholds } from './improvements.ts'
import { messages } from './messages.ts'
import { STRONG_MATCH } from './notifications.ts'

/** When something asks for attention. */
export const attentionRules = {
  /** A strong match of a candidate or a vacancy that is at most so many days old. */
  newMatch: { percentage: STRONG_MATCH, days: 7 },
  /** An open procedure in which nothing happened for longer, in days. */
  stalled: { days: feedbackThresholds.stalled.days },
  /** Of each kind, so many of the most urgent come along; the count says how many there are, up to `counted`. */
  rows: 20,
  counted: 100,
} as const

const count = z.int().nonnegative()
/** How many there are; `attentionRules.counted` says that there may be more. */
const upTo = z.int().min(0).max(attentionRules.counted)

/** What waits for the recruiters of an organisation, each kind with its most urgent rows. */
export const attention = z
  .object({
    /** Vacancies with strong candidates that nobody put in the procedure yet, most candidates first. */
    matches: z.object({
      count: upTo,
      rows: z.array(
        z.object({
          vacancy_id: z.uuid(),
          vacancy_title: z.string(),
          candidates: count,
          /** The highest score of them, in percent. */
          best: z.int().min(0).max(100),
        }),
      ),
    }),
    /** Procedures that stand still, longest first. */
    stalled: z.object({
      count: upTo,
      rows: z.array(
        z.object({
          candidate_id: z.uuid(),
          candidate_name: z.string(),
          vacancy_id: z.uuid(),
          vacancy_title: z.string(),
          stage: z.int().min(1),
          days: count,
        }),
      ),
    }),
    /** Candidates whose data is kept longer than its term, longest first. */
    past_term: z.object({
      count: upTo,
      rows: z.array(z.object({ candidate_id: z.uuid(), candidate_name: z.string(), retain_until: z.iso.date() })),
    }),
  })
  .meta({ id: 'Attention' })
export type Attention = z.infer<typeof attention>

export const getAttention = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/attention',
  personal: { shows: 'attention' },
  auth: 'recruiter',
  summary:
    'Wat op de recruiter wacht: nieuwe sterke matches per vacature, procedures die stilstaan, en kandidaten van wie de bewaartermijn voorbij is.',
  responses: { 200: attention },
  messages: { 401: messages.sessionExpired, fallback: messages.attentionFailed },
})
