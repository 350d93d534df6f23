import { jobs } from '../candidates/people.ts'
import { places } from '../candidates/vocabulary.ts'
import type { Call } from './clients.ts'

const search = (q: string) => `/api/candidates/search?${new URLSearchParams({ q, limit: '50' })}`
const vacancies = (query: Record<string, string>) =>
  `/api/vacancy-summaries?${new URLSearchParams({ limit: '100', ...query })}`
const one = (of: readonly string[], number: number): string => of[number % of.length] ?? ''

/**
 * The calls of one person in turn, with the page sizes of the screens: they open the same rows as their colleagues, but
 * search for words of their own.
 */
export const callsOf = (person: number): Call[] => [
  { what: 'newest vacancies', path: vacancies({}) },
  { what: 'counts of vacancies', path: '/api/vacancy-counts' },
  { what: 'newest candidates', path: '/api/candidates?limit=100' },
  { what: 'counts of candidates', path: '/api/candidate-counts' },
  { what: 'search of vacancies', path: vacancies({ q: `logistiek ${person + 10}` }) },
  { what: 'search of candidates by a rare word', path: search(`kenmerk${person}`) },
  {
    what: 'search of candidates by a common word',
    path: search(one(['ervaring', 'planning', 'klanten', 'team', 'kwaliteit', 'administratie', 'veiligheid'], person)),
  },
  { what: 'search of candidates by job and place', path: search(`${one(jobs, person)} ${one(places, person)}`) },
]
