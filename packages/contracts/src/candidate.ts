import './jitless.ts'
import { z } from 'zod'
import { candidateSources, profileAnswer, retentionBases } from './candidate-fields.ts'
import { candidateStatuses } from './candidate-status.ts'
import { cvEvidence, sensitiveKinds } from './cv.ts'
import { defineEndpoint } from './endpoint.ts'
import { madeBy } from './made-by.ts'
import { messages } from './messages.ts'
import { countText } from './number-text.ts'
import { openEnum } from './open-enum.ts'

/** A candidate in a list. */
export const candidateSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Address of the picture (`/api/files/{id}`); null for initials. */
    photo: z.string().nullable(),
    title: z.string().nullable(),
    location: z.string().nullable(),
    skills: z.array(z.string()),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    linkedin: z.string().nullable(),
    cv_filename: z.string().nullable(),
    /** Whether there is a CV to look at. */
    has_cv: z.boolean(),
    /** Newest first. */
    experience: z.array(z.object({ position: z.string(), company: z.string(), period: z.string().nullish() })),
    /** Years of work by the periods, the number of jobs where no period is known; null without jobs. */
    experience_years: z.number().nonnegative().nullable(),
    status: openEnum(candidateStatuses),
    /** Whether the candidate is on the shortlist of the recruiter who asks. */
    shortlisted: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'CandidateSummary' })
export type CandidateSummary = z.infer<typeof candidateSummary>

/** What a person changed by hand, by the path of the field as evidence has it: `phone`, `experience.0`, `skills.3`. */
const edits = z.record(
  z.string(),
  z.object({
    at: z.iso.datetime(),
    /** Whether it was the recruiter who asks. */
    yours: z.boolean(),
  }),
)

/** Everything that is stored about a candidate, except the text of the CV. */
export const candidate = candidateSummary
  .extend({
    ...profileAnswer,
    /** The newest note; `listNotes` has all of them. */
    notes: z.string().nullable(),
    evidence: cvEvidence.nullable(),
    edits,
    sensitive: z.array(z.object({ kind: openEnum(sensitiveKinds) })),
    made_by: madeBy.nullable(),
    source: openEnum(candidateSources),
    retention: openEnum(retentionBases),
    /**
     * When a recruiter chose the status; null while it follows the procedures. A service of before this answers none.
     */
    status_chosen_at: z.iso.datetime().nullish(),
    /** Last day of the term as it stands today. While a procedure is open, the term has yet to begin. */
    retain_until: z.iso.date(),
    /** What the term counts from: the end of the last procedure, or the day the term was chosen where that is later. */
    retention_from: z
      .object({
        kind: openEnum(['choice', 'procedure_end', 'open_procedure']),
        /** Absent while a procedure is open. */
        day: z.iso.date().optional(),
      })
      .optional(),
  })
  .meta({ id: 'Candidate' })
export type Candidate = z.output<typeof candidate>

/** '1 kandidaat', '1.204 kandidaten'. */
export const candidateCountText = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'kandidaat' : 'kandidaten'}`

export const candidateId = z.object({ id: z.string().max(100) })

export const getCandidate = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/{id}',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary: 'Eén kandidaat.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateFailed },
})
