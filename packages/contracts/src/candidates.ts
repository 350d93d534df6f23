import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { messages } from './messages.ts'
import { longText, requiredText, shortText } from './text.ts'

/** The four statuses of a candidate in the order screens show them. */
export const candidateStatuses = ['nieuw', 'in_proces', 'aangenomen', 'afgewezen'] as const
export type CandidateStatus = (typeof candidateStatuses)[number]

/** One job; the first of a list is the current one. */
const job = z.object({ position: shortText().default(''), company: shortText().default(''), period: shortText().nullish(), description: longText().nullish() })

const unknown = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value || null)

/** A candidate as a caller sends it. */
export const candidateDraft = z
  .object({
    name: requiredText(limits.shortText, 'Vul een naam in.'),
    title: unknown(shortText()),
    location: unknown(shortText()),
    skills: z.array(shortText()).max(500).default([]),
    email: unknown(shortText()),
    phone: unknown(shortText()),
    linkedin: unknown(shortText()),
    notes: unknown(longText()),
    cv_filename: unknown(shortText()),
    experience: z.array(job).max(200).default([]),
  })
  .meta({ id: 'CandidateDraft' })
export type CandidateDraft = z.input<typeof candidateDraft>

export const candidate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    photo: z.string().nullable(),
    title: z.string().nullable(),
    location: z.string().nullable(),
    skills: z.array(z.string()),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    linkedin: z.string().nullable(),
    notes: z.string().nullable(),
    cv_filename: z.string().nullable(),
    experience: z.array(z.object({ position: z.string(), company: z.string(), period: z.string().nullish(), description: z.string().nullish() })),
    status: z.enum(candidateStatuses),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Candidate' })
export type Candidate = z.infer<typeof candidate>

export const listCandidates = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates',
  auth: 'recruiter',
  summary: 'De kandidaten van de organisatie, nieuwste eerst. De volgende pagina staat in de Link-header.',
  query: page,
  responses: { 200: z.array(candidate) },
  messages: { 401: messages.sessionExpired, fallback: messages.candidatesFailed },
})

export const createCandidate = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates',
  auth: 'recruiter',
  summary: 'Slaat een kandidaat op.',
  body: candidateDraft,
  responses: { 201: candidate },
  messages: { 401: messages.sessionExpired, fallback: messages.candidateSaveFailed },
})

export const getCandidate = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/{id}',
  auth: 'recruiter',
  summary: 'Eén kandidaat.',
  params: z.object({ id: z.string().max(100) }),
  row: 'candidate',
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateFailed },
})
