import type { Procedures, ProcedureRows } from '../../../src/chat/people/repository.ts'
import { factsOf, momentOf, type Placed } from './made-up.ts'

const lastStep = ({ person }: Placed) => person.steps.at(-1) ?? [1, '2026-01-01']
const latestFirst = (one: Placed, other: Placed) => lastStep(other)[1].localeCompare(lastStep(one)[1])

/** What the database would give of a procedure, without a database. */
export const proceduresOf = (people: readonly Placed[]): Procedures => ({
  read: (_recruiter, _vacancy, need) => {
    const standings = people.toSorted(latestFirst).map((placedPerson): ProcedureRows['standings'][number] => {
      const [stage, since, outcome = 'open'] = lastStep(placedPerson)
      return {
        application_id: placedPerson.applicationId,
        candidate_id: placedPerson.id,
        name: placedPerson.person.name,
        stage,
        outcome,
        reason: placedPerson.person.reason ?? null,
        created_at: momentOf(placedPerson.person.steps[0]?.[1] ?? since),
        since: momentOf(since),
      }
    })
    const { cvs, histories } = need(standings)
    const groups = Map.groupBy(standings, ({ stage, outcome }) => `${stage} ${outcome}`)
    return Promise.resolve({
      standings,
      counts: [...groups.values()].flatMap((group) =>
        group.slice(0, 1).map(({ stage, outcome }) => ({ stage, outcome, count: group.length })),
      ),
      facts: people.filter(({ id }) => cvs.includes(id)).map(({ id, person }) => factsOf(id, person)),
      steps: people
        .filter(({ applicationId }) => histories.includes(applicationId))
        .flatMap(({ applicationId, person }) =>
          person.steps.map(([stage, day, outcome = 'open']) => ({
            application_id: applicationId,
            stage,
            outcome,
            at: momentOf(day),
          })),
        ),
    })
  },
})
