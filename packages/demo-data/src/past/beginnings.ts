import { demoVacancies } from '../vacancies.ts'
import { daysAgo, type Ids } from './past-procedures.ts'
import { pastPeople } from './people.ts'
import { CURRENT_PLACED_AGO } from './steps.ts'
import { pastVacancies, PLACED_AGO } from './vacancies.ts'

const MINUTE = 60_000

/** ISO moments at which the sample vacancies were placed and the people of the past came, by their ids, as of `now`. */
export const beginningsOf = (
  now: Date,
  { vacancies, candidates }: { vacancies: Ids; candidates: Ids },
): { vacancies: Map<string, string>; candidates: Map<string, string> } => {
  const placed = [
    ...demoVacancies.map(({ title }) => [title.trim(), CURRENT_PLACED_AGO] as const),
    ...pastVacancies.map(({ title }) => [title, PLACED_AGO] as const),
  ]
  return {
    // A minute between them keeps their order.
    vacancies: new Map(
      placed.flatMap(([title, ago], index) => {
        const id = vacancies.get(title)
        return id === undefined ? [] : [[id, new Date(daysAgo(now, ago).getTime() + index * MINUTE).toISOString()]]
      }),
    ),
    candidates: new Map(
      pastPeople.flatMap(({ name, procedures }) => {
        const id = candidates.get(name)
        const first = Math.max(...procedures.flatMap(({ steps }) => steps.map(({ ago }) => ago)))
        return id === undefined ? [] : [[id, daysAgo(now, first).toISOString()]]
      }),
    ),
  }
}
