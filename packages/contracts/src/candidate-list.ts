import './jitless.ts'
import { z } from 'zod'
import { candidateSummary } from './candidate.ts'
import { candidateStatuses } from './candidate-status.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { messages } from './messages.ts'
import { shortText, text } from './text.ts'
import { openEnum } from './open-enum.ts'

/** Orders a list of candidates can have; ties fall back on the id, so that pages never overlap. */
export const candidateSorts = ['newest', 'oldest', 'changed', 'name', 'name_desc'] as const
export type CandidateSort = (typeof candidateSorts)[number]

export const candidateSortLabels: Record<CandidateSort, string> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  changed: 'Laatst gewijzigd',
  name: 'Naam A–Z',
  name_desc: 'Naam Z–A',
}

/** How long ago candidates were added, in days. */
export const addedSpans = { week: 7, month: 30, quarter: 91, year: 365 } as const
export type AddedSpan = keyof typeof addedSpans

export const addedSpanLabels: Record<AddedSpan, string> = {
  week: 'Afgelopen week',
  month: 'Afgelopen maand',
  quarter: 'Afgelopen kwartaal',
  year: 'Afgelopen jaar',
}

const yesOrNo = z.enum(['true', 'false'], { error: 'Kies true of false.' })

/** What narrows a list of candidates; case and accents don't count in place and skill. */
export const candidateFilter = z.object({
  status: z.enum(candidateStatuses, { error: 'Kies een status uit de lijst.' }).optional(),
  location: shortText().optional(),
  skill: shortText().optional(),
  has_cv: yesOrNo.optional(),
  added: z.enum(['week', 'month', 'quarter', 'year'], { error: 'Kies een periode uit de lijst.' }).optional(),
  shortlisted: yesOrNo.optional(),
})
export type CandidateFilter = z.input<typeof candidateFilter>

const listMessages = {
  401: messages.sessionExpired,
  403: messages.forbidden,
  500: messages.serverProblem,
  fallback: messages.candidatesFailed,
} as const

export const listCandidates = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates',
  personal: { shows: 'candidates' },
  auth: 'recruiter',
  summary: 'De kandidaten van de organisatie: filteren en sorteren. De volgende pagina staat in de Link-header.',
  query: page.extend({
    ...candidateFilter.shape,
    sort: z.enum(candidateSorts, { error: 'Kies een volgorde uit de lijst.' }).default('newest'),
  }),
  responses: { 200: z.array(candidateSummary) },
  messages: listMessages,
  logged: 'Failed to fetch candidates',
})

/** What somebody typed to search candidates by: words, "phrases" and, after 'niet' or a minus, what is excluded. */
export const searchText = text(limits.searchText)
  .trim()
  .min(limits.searchMinimum, { error: `Typ minstens ${limits.searchMinimum} tekens.` })

/** Everything of a candidate that a search goes through. */
export const highlightFields = [
  'name',
  'title',
  'location',
  'skills',
  'email',
  'phone',
  'linkedin',
  'experience',
  'education',
  'languages',
  'certificates',
  'driving_licences',
  'availability',
  'notice_period',
  'hours',
  'summary',
  'notes',
  'cv_text',
] as const
export type HighlightField = (typeof highlightFields)[number]

/** A piece of a candidate's words, cut so that `hit` marks what was searched for. */
export const highlight = z
  .object({
    field: openEnum(highlightFields),
    parts: z.array(z.object({ text: z.string(), hit: z.boolean() })),
  })
  .meta({ id: 'Highlight' })
export type Highlight = z.infer<typeof highlight>

export const candidateHit = candidateSummary.extend({ highlights: z.array(highlight) }).meta({ id: 'CandidateHit' })
export type CandidateHit = z.infer<typeof candidateHit>

export const searchCandidates = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/search',
  personal: { shows: 'search' },
  auth: 'recruiter',
  summary:
    'Zoekt in alles wat van kandidaten bekend is, ook hun CV; beste eerst. Typefouten in naam, functie en vaardigheden mogen. ‘niet’, ‘geen’, ‘zonder’ of een min sluit het woord erna uit; wat tussen aanhalingstekens staat, moet er letterlijk staan; andere namen van dezelfde functie tellen mee.',
  query: page.extend({ q: searchText, ...candidateFilter.shape }),
  responses: { 200: z.array(candidateHit) },
  messages: listMessages,
  logged: 'Failed to fetch candidates',
})

const valueCount = z.object({ value: z.string(), count: z.int().positive() })

/** How many candidates there are for a filter and a search, and what they could be narrowed by. */
export const candidateCounts = z
  .object({
    total: z.int().nonnegative(),
    /** By the statuses this service knows. */
    by_status: z.record(z.string(), z.int().nonnegative()),
    has_cv: z.object({ true: z.int().nonnegative(), false: z.int().nonnegative() }),
    /** Added within each span; a longer one has those of a shorter one too. */
    added: z.record(z.string(), z.int().nonnegative()),
    /** Most frequent first, at most 50 each. */
    locations: z.array(valueCount),
    skills: z.array(valueCount),
    /** Whether these are estimates from a sample, of two digits, because very many candidates are left. */
    estimated: z.boolean().default(false),
  })
  .meta({ id: 'CandidateCounts' })
export type CandidateCounts = z.infer<typeof candidateCounts>

export const countCandidates = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidate-counts',
  personal: { unlogged: 'numbers and states, nobody’s data' },
  auth: 'recruiter',
  summary:
    'Hoeveel kandidaten er zijn bij een filter en een zoekopdracht, per status, plaats en vaardigheid, met en zonder CV, en per periode waarin ze zijn toegevoegd. Van heel veel treffers een schatting, en dan staat dat erbij.',
  query: candidateFilter.extend({ q: searchText.optional() }),
  responses: { 200: candidateCounts },
  messages: listMessages,
})
