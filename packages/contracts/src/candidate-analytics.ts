import './jitless.ts'
import { z } from 'zod'
import { candidateSources } from './candidate-fields.ts'
import { candidateStatuses } from './candidate-status.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'

const valueCount = z.object({ value: z.string(), count: z.int().nonnegative() })

export const candidateAnalytics = z
  .object({
    total: z.int().nonnegative(),
    /** Monday of each week of the period, oldest first, also weeks without anybody. */
    inflow: z.array(z.object({ week: z.iso.date(), count: z.int().nonnegative() })),
    sources: z.array(z.object({ value: openEnum(candidateSources), count: z.int().nonnegative() })),
    statuses: z.array(z.object({ value: openEnum(candidateStatuses), count: z.int().nonnegative() })),
    /** How many ever got as far, also who was rejected after that; who was hired counts as having been in process. */
    reached: z.object({ in_proces: z.int().nonnegative(), aangenomen: z.int().nonnegative() }),
    /** Most frequent first, at most 15. */
    skills: z.array(valueCount),
    locations: z.array(valueCount),
    with_cv: z.int().nonnegative(),
  })
  .meta({ id: 'CandidateAnalytics' })
export type CandidateAnalytics = z.infer<typeof candidateAnalytics>

export const getCandidateAnalytics = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidate-analytics',
  personal: { unlogged: 'numbers and states, nobody’s data' },
  auth: 'recruiter',
  summary: 'Cijfers over de kandidaten die in een periode zijn toegevoegd.',
  query: z.object({ weeks: z.coerce.number().int().min(1).max(104).default(26) }),
  responses: { 200: candidateAnalytics },
  messages: { 401: messages.sessionExpired, fallback: messages.analyticsFailed },
})
