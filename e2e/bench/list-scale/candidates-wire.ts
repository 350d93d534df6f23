import { candidateStatuses, type CandidateCounts, type CandidateSummary } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { idOf, pageOf, type PageQuery } from './pages.ts'

const PLACES = ['Zwolle', 'Assen', 'Emmen', 'Meppel']
const SKILLS = ['Planning', 'Excel', 'Transport', 'SAP', 'Engels', 'Douane', 'Heftruck']

const summary = (number: number): CandidateSummary => ({
  id: idOf(number),
  name: `Noor Visser ${number}`,
  photo: null,
  title: 'Logistiek planner',
  location: PLACES[number % PLACES.length] ?? null,
  skills: SKILLS.slice(0, 2 + (number % 6)),
  email: `noor${number}@voorbeeld.nl`,
  phone: '+31612345678',
  linkedin: null,
  cv_filename: 'cv.pdf',
  has_cv: number % 3 !== 0,
  experience: [{ position: 'Planner', company: `Bouwhuis ${number % 40}`, period: '2019 – heden' }],
  experience_years: number % 20,
  status: candidateStatuses[number % candidateStatuses.length] ?? 'nieuw',
  shortlisted: number % 9 === 0,
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
})

/** Answers the calls of the candidates' list for as many candidates as `size` says now. */
export const serveCandidates = (app: FastifyInstance, size: () => number): void => {
  app.get<{ Querystring: PageQuery }>('/api/candidates', (request, reply) =>
    pageOf({ request, reply, size: size(), row: summary }),
  )
  app.get('/api/candidate-counts', async (): Promise<CandidateCounts> => {
    const each = Math.floor(size() / 4)
    const inEach = (values: string[]) => values.map((value) => ({ value, count: each }))
    return {
      total: size(),
      by_status: Object.fromEntries(candidateStatuses.map((status) => [status, each])) as CandidateCounts['by_status'],
      has_cv: { true: each, false: size() - each },
      added: { week: 0, month: 0, quarter: each, year: size() },
      locations: inEach(PLACES),
      skills: inEach(SKILLS),
    }
  })
}
