import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { messages } from './messages.ts'
import { text } from './text.ts'
import { vacancy } from './vacancies.ts'
import { vacancySorts, vacancyStatuses } from './vacancy-terms.ts'

/** Words that all have to occur in title, company, location or sector; case and accents don't count. */
const search = text(limits.searchText).trim().optional()

/** What a list shows of a vacancy. */
export const vacancySummary = vacancy
  .pick({
    id: true,
    title: true,
    company: true,
    location: true,
    hours: true,
    salary: true,
    sector: true,
    status: true,
    thumbnail: true,
    archived_at: true,
    created_at: true,
    updated_at: true,
  })
  .extend({
    /** Candidates in the pipeline whose outcome is open. */ open_applications: z.int().nonnegative(),
    /** Those of them that still wait in the first stage; absent from a service that doesn't count them. */
    new_applications: z.int().nonnegative().optional(),
    has_text: z.boolean(),
  })
  .meta({ id: 'VacancySummary' })
export type VacancySummary = z.infer<typeof vacancySummary>

const listMessages = {
  401: messages.sessionExpired,
  403: messages.forbidden,
  500: messages.serverProblem,
  fallback: messages.vacanciesFailed,
} as const

export const listVacancySummaries = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancy-summaries',
  personal: { unlogged: 'nothing about a candidate' },
  auth: 'recruiter',
  summary:
    'De vacatures van de organisatie in het kort: zoeken, filteren op status, sorteren. Zonder het archief, of met archived=true alleen het archief. De volgende pagina staat in de Link-header.',
  query: page.extend({
    q: search,
    status: z.enum(vacancyStatuses, { error: 'Kies een status uit de lijst.' }).optional(),
    archived: z.literal('true', { error: 'Laat dit weg, of kies true.' }).optional(),
    sort: z.enum(vacancySorts, { error: 'Kies een volgorde uit de lijst.' }).default('newest'),
  }),
  responses: { 200: z.array(vacancySummary) },
  messages: listMessages,
  logged: 'Failed to fetch vacancies',
})

/** How many vacancies there are for a search, in all and by status; those in the archive are counted separately. */
export const vacancyCounts = z
  .object({
    total: z.int().nonnegative(),
    /** By the statuses this service knows. */ by_status: z.record(z.string(), z.int().nonnegative()),
    /** In the archive; absent from a service that has none. */ archived: z.int().nonnegative().optional(),
  })
  .meta({ id: 'VacancyCounts' })
export type VacancyCounts = z.infer<typeof vacancyCounts>

export const countVacancies = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancy-counts',
  personal: { unlogged: 'numbers and states, nobody’s data' },
  auth: 'recruiter',
  summary: 'Hoeveel vacatures er zijn bij een zoekopdracht, in totaal en per status; het archief apart.',
  query: z.object({ q: search }),
  responses: { 200: vacancyCounts },
  messages: listMessages,
})
