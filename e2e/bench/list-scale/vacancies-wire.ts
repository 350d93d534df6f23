import { vacancyStatuses, type VacancyCounts, type VacancySummary } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { idOf, pageOf, type PageQuery } from './pages.ts'

const summary = (number: number): VacancySummary => ({
  id: idOf(number),
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
  app.get<{ Querystring: PageQuery }>('/api/vacancy-summaries', (request, reply) =>
    pageOf({ request, reply, size: size(), row: summary }),
  )
  app.get('/api/vacancy-counts', async (): Promise<VacancyCounts> => {
    const each = Math.floor(size() / vacancyStatuses.length)
    return {
      total: size(),
      by_status: Object.fromEntries(vacancyStatuses.map((status) => [status, each])) as VacancyCounts['by_status'],
    }
  })
}
