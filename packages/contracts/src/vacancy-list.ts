import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { messages } from './messages.ts'
import { text } from './text.ts'
import { vacancy, vacancyStatuses } from './vacancies.ts'

/** Orders a list of vacancies can have; ties fall back on the id, so that pages never overlap. */
export const vacancySorts = ['newest', 'oldest', 'changed', 'title', 'company'] as const
export type VacancySort = (typeof vacancySorts)[number]

export const vacancySortLabels: Record<VacancySort, string> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  changed: 'Laatst gewijzigd',
  title: 'Titel A–Z',
  company: 'Organisatie A–Z',
}

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
    created_at: true,
    updated_at: true,
  })
  .extend({
    /** Candidates in the pipeline whose outcome is open. */ open_applications: z.int().nonnegative(),
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
  auth: 'recruiter',
  summary:
    'De vacatures van de organisatie in het kort: zoeken, filteren op status, sorteren. De volgende pagina staat in de Link-header.',
  query: page.extend({
    q: search,
    status: z.enum(vacancyStatuses, { error: 'Kies een status uit de lijst.' }).optional(),
    sort: z.enum(vacancySorts, { error: 'Kies een volgorde uit de lijst.' }).default('newest'),
  }),
  responses: { 200: z.array(vacancySummary) },
  messages: listMessages,
  logged: 'Failed to fetch vacancies',
})

/** How many vacancies there are for a search, in all and by status. */
export const vacancyCounts = z
  .object({ total: z.int().nonnegative(), by_status: z.record(z.enum(vacancyStatuses), z.int().nonnegative()) })
  .meta({ id: 'VacancyCounts' })
export type VacancyCounts = z.infer<typeof vacancyCounts>

export const countVacancies = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancy-counts',
  auth: 'recruiter',
  summary: 'Hoeveel vacatures er zijn bij een zoekopdracht, in totaal en per status.',
  query: z.object({ q: search }),
  responses: { 200: vacancyCounts },
  messages: listMessages,
})
