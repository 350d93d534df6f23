import './jitless.ts'
import { z } from 'zod'
import { candidate, candidateId, candidateSummary } from './candidate.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { shortText } from './text.ts'
import { labelOf } from './known-value.ts'
import { openEnum } from './open-enum.ts'

export const duplicateReasons = ['email', 'phone', 'name'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

const reasonLabels: Record<DuplicateReason, string> = {
  email: 'Zelfde e-mailadres',
  phone: 'Zelfde telefoonnummer',
  name: 'Bijna dezelfde naam',
}

/** A candidate who may be the same person, and why; the surest first. */
export const duplicate = z
  .object({
    candidate: candidateSummary,
    reasons: z.array(openEnum(duplicateReasons)).min(1),
    /** Whether `name` is the same, but for capitals and accents, instead of nearly. */
    same_name: z.boolean().optional(),
  })
  .meta({ id: 'Duplicate' })
export type Duplicate = z.infer<typeof duplicate>

/** Why somebody may be the same person, in Dutch. */
export const duplicateReasonTexts = ({ reasons, same_name }: Pick<Duplicate, 'reasons' | 'same_name'>): string[] =>
  reasons.map((reason) => (reason === 'name' && same_name ? 'Zelfde naam' : labelOf(reasonLabels, reason)))

export const findDuplicates = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates/duplicates',
  personal: { shows: 'duplicates' },
  auth: 'recruiter',
  summary: 'Welke kandidaten dezelfde persoon kunnen zijn als iemand die nog niet is opgeslagen.',
  body: z
    .object({ name: shortText().nullish(), email: shortText().nullish(), phone: shortText().nullish() })
    .meta({ id: 'DuplicateQuestion' }),
  responses: { 200: z.array(duplicate) },
  messages: { 401: messages.sessionExpired, fallback: messages.candidatesFailed },
})

export const listDuplicates = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/{id}/duplicates',
  personal: { shows: 'duplicates' },
  auth: 'recruiter',
  summary: 'Welke andere kandidaten dezelfde persoon kunnen zijn.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.array(duplicate) },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidatesFailed },
})

/** How long a merge can be undone, as long as nobody changes the candidate. */
export const undoMergeMinutes = 60

/** Fields of which a merge takes one side's value. */
export const mergeFields = [
  'name',
  'email',
  'phone',
  'location',
  'linkedin',
  'title',
  'summary',
  'experience',
  'education',
  'cv',
  'photo',
  'status',
  'availability',
  'notice_period',
  'salary_wish',
  'hours',
] as const
export type MergeField = (typeof mergeFields)[number]

export const mergeCandidates = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates/{id}/merge',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary: `Voegt een andere kandidaat bij deze: procedures, notities, lijsten en geschiedenis gaan mee; de andere verdwijnt. Nog ${undoMergeMinutes} minuten ongedaan te maken.`,
  params: candidateId,
  row: 'candidate',
  body: z
    .object({
      other_id: z.uuid({ error: 'Kies een kandidaat.' }),
      /**
       * Fields that take the other's value. Other fields keep this candidate's, or take the other's when this one has
       * none.
       */
      take: z
        .array(z.enum(mergeFields, { error: 'Kies een veld uit de lijst.' }))
        .max(mergeFields.length)
        .default([]),
    })
    .meta({ id: 'CandidateMerge' }),
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateMergeFailed },
})

export const undoCandidateMerge = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates/{id}/unmerge',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary:
    'Maakt de laatste samenvoeging van deze kandidaat ongedaan: beide kandidaten zijn er weer zoals ze waren. 409 als het te lang geleden is of iemand de kandidaat sindsdien wijzigde.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.object({ candidate, other: candidate }).meta({ id: 'UndoneMerge' }) },
  messages: {
    401: messages.sessionExpired,
    404: messages.candidateNotFound,
    fallback: messages.candidateUnmergeFailed,
  },
})
