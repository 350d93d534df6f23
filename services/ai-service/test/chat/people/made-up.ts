import { randomUUID } from 'node:crypto'
import type { FactsRow } from '../../../src/chat/people/rows.ts'

type Outcome = 'open' | 'hired' | 'rejected' | 'withdrawn'
type Job = Partial<FactsRow['experience'][number]>

/** An invented candidate in the procedure of an invented vacancy. */
export type MadeUp = {
  name: string
  /** The states of the procedure, oldest first: the last is the present one. Days as ISO 8601. */
  steps: [stage: number, day: string, outcome?: Outcome][]
  reason?: string
  title?: string
  location?: string
  summary?: string
  skills?: string[]
  jobs?: Job[]
  schools?: Partial<FactsRow['education'][number]>[]
  languages?: Partial<FactsRow['languages'][number]>[]
  certificates?: string[]
  licences?: string[]
  availability?: string
  notice?: string
  salary?: string
  hours?: string
}

export const momentOf = (day: string): string => `${day}T09:00:00.000Z`

/** The candidate's data as the view of the database gives it. */
export const factsOf = (id: string, person: MadeUp): FactsRow => ({
  candidate_id: id,
  title: person.title ?? null,
  location: person.location ?? null,
  summary: person.summary ?? null,
  skills: person.skills ?? [],
  experience: (person.jobs ?? []).map((job) => ({
    position: '',
    company: '',
    period: '',
    location: '',
    description: '',
    ...job,
  })),
  education: (person.schools ?? []).map((school) => ({ degree: '', institution: '', period: '', ...school })),
  languages: (person.languages ?? []).map((language) => ({ language: '', level: '', ...language })),
  certificates: person.certificates ?? [],
  driving_licences: person.licences ?? [],
  availability: person.availability ?? null,
  notice_period: person.notice ?? null,
  salary_wish: person.salary ?? null,
  hours: person.hours ?? null,
})

export type Placed = { id: string; applicationId: string; person: MadeUp }
export const placed = (people: readonly MadeUp[]): Placed[] =>
  people.map((person) => ({ id: randomUUID(), applicationId: randomUUID(), person }))
