import type { ApplicationOutcome } from '@wervio/contracts'
import { demoCandidates } from '../candidates.ts'
import { pastPeople, type DatedStep } from './people.ts'
import { datedSteps } from './steps.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const amsterdamDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** Half past nine in UTC, which is in office hours in Amsterdam in summer and winter, so many days before `now`. */
export const daysAgo = (now: Date, ago: number): Date =>
  new Date(Date.parse(`${amsterdamDay.format(now)}T09:30:00Z`) - ago * DAY)

/** Ids of vacancies by title, or of candidates by name. */
export type Ids = ReadonlyMap<string, string>

/** A procedure with the ISO moments of its steps, oldest first. */
export type DatedProcedure = {
  vacancyId: string
  candidateId: string
  steps: { at: string; stage: number; outcome: ApplicationOutcome; reason: string | null }[]
}

const procedureOf = (
  now: Date,
  vacancyId: string | undefined,
  candidateId: string | undefined,
  steps: readonly DatedStep[],
): DatedProcedure[] =>
  vacancyId === undefined || candidateId === undefined
    ? []
    : [
        {
          vacancyId,
          candidateId,
          // A minute between steps keeps two of one day in order.
          steps: steps.map(({ ago, stage, outcome = 'open', reason = null }, index) => ({
            at: new Date(daysAgo(now, ago).getTime() + index * MINUTE).toISOString(),
            stage,
            outcome,
            reason,
          })),
        },
      ]

/** Every procedure of the sample data with its moments, as of `now`; `vacancies` by title, `candidates` by name. */
export const pastProcedures = (now: Date, vacancies: Ids, candidates: Ids): DatedProcedure[] => [
  ...pastPeople.flatMap(({ name, procedures }) =>
    procedures.flatMap(({ vacancy, steps }) => procedureOf(now, vacancies.get(vacancy), candidates.get(name), steps)),
  ),
  ...demoCandidates.flatMap((candidate) => {
    const steps = datedSteps(candidate)
    return steps === null || candidate.vacancy === undefined
      ? []
      : procedureOf(now, vacancies.get(candidate.vacancy), candidates.get(candidate.name), steps)
  }),
]
