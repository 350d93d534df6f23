import { z } from 'zod'
import { moment } from '../../platform/moment.ts'

const text = z.string().nullable()
const words = z.array(z.string())
const orEmpty = text.optional().transform((value) => value ?? '')

/** The stage and outcome of a candidate for a vacancy. */
export const standingRow = z.object({
  application_id: z.uuid(),
  candidate_id: z.uuid(),
  name: z.string(),
  stage: z.number(),
  outcome: z.string(),
  reason: text,
  created_at: moment,
  /** When the present stage or outcome began. */
  since: moment,
})
export type StandingRow = z.infer<typeof standingRow>

export const countRow = z.object({ stage: z.number(), outcome: z.string(), count: z.coerce.number() })
export type CountRow = z.infer<typeof countRow>

export const stepRow = z.object({ application_id: z.uuid(), stage: z.number(), outcome: z.string(), at: moment })
export type StepRow = z.infer<typeof stepRow>

/** What a CV says, the beginning of every list. */
export const factsRow = z.object({
  candidate_id: z.uuid(),
  title: text,
  location: text,
  summary: text,
  skills: words,
  experience: z.array(
    z.object({ position: orEmpty, company: orEmpty, period: orEmpty, location: orEmpty, description: orEmpty }),
  ),
  education: z.array(z.object({ degree: orEmpty, institution: orEmpty, period: orEmpty })),
  languages: z.array(z.object({ language: orEmpty, level: orEmpty })),
  certificates: words,
  driving_licences: words,
  availability: text,
  notice_period: text,
  salary_wish: text,
  hours: text,
})
export type FactsRow = z.infer<typeof factsRow>
