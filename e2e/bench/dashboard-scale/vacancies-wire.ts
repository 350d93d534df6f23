import { vacancyStatuses, type VacancyCounts, type VacancySummary } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'

const id = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`

const summary = (number: number): VacancySummary => ({
  id: id(number),
  title: `Teamleider logistiek ${number}`,
  company: `Bouwhuis ${number % 40}`,
  location: 'Zwolle',
  hours: '36–40 uur',
  salary: '€ 3.500 – € 4.200 bruto per maand',
  sector: ['Logistiek', 'Zorg', 'Bouw', 'Onderwijs'][number % 4] ?? '',
  status: vacancyStatuses[number % vacancyStatuses.length] ?? 'actief',
  thumbnail: null,
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
  open_applications: number % 7,
  has_text: true,
})

/** Answers the dashboard's two calls for as many vacancies as `size` says now, in pages by cursor. */
export const serveVacancies = (app: FastifyInstance, size: () => number): void => {
  app.get<{ Querystring: { limit?: string; cursor?: string } }>('/api/vacancy-summaries', async ({ query }, reply) => {
    const [from, limit] = [Number(query.cursor ?? 0), Number(query.limit ?? 100)]
    const next = from + limit
    if (next < size()) reply.header('link', `</api/vacancy-summaries?cursor=${next}>; rel="next"`)
    return Array.from({ length: Math.max(0, Math.min(limit, size() - from)) }, (_, index) => summary(from + index))
  })
  app.get('/api/vacancy-counts', async (): Promise<VacancyCounts> => {
    const each = Math.floor(size() / vacancyStatuses.length)
    return { total: size(), by_status: Object.fromEntries(vacancyStatuses.map((status) => [status, each])) as VacancyCounts['by_status'] }
  })
}
