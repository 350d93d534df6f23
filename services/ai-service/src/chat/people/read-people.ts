import {
  applicationOutcomeLabels,
  chatPeopleKey,
  labelOf as nameOfKey,
  stageName,
  type ChatSource,
} from '@wervio/contracts'
import type { Turns } from '../context/turns.ts'
import type { Unit } from '../context/units.ts'
import { readFacts } from './read-facts.ts'
import { shortDay } from './moments.ts'
import { writtenName } from './names.ts'
import type { People, Person } from './person.ts'
import { createPersonReader } from './person-texts.ts'
import type { ProcedureRows } from './repository.ts'
import type { FactsRow, StandingRow, StepRow } from './rows.ts'

type State = Pick<StandingRow, 'stage' | 'outcome'>

/** 'Gesprek Gepland, 12 mrt 2026', as the profile has it; with its outcome once a procedure ended. */
const stateQuote = ({ stage, outcome }: State, at: string): string =>
  outcome === 'open'
    ? `${stageName(stage)}, ${shortDay(at)}`
    : `${nameOfKey(applicationOutcomeLabels, outcome)}, ${shortDay(at)} (${stageName(stage)})`

/** The history of states: a step that only changed the reason is no other state. */
const stepsOf = (steps: readonly StepRow[], sourceOf: (quote: string) => ChatSource): Person['steps'] =>
  steps
    .filter((step, index) => {
      const before = steps[index - 1]
      return before?.stage !== step.stage || before.outcome !== step.outcome
    })
    .map(({ stage, outcome, at }) => ({ stage, outcome, at, source: sourceOf(stateQuote({ stage, outcome }, at)) }))

/**
 * Turns rows into candidates to answer about. Orders to a machine are left out and reported, as in every other text.
 */
export const readPeople = async (rows: ProcedureRows, turns: Turns): Promise<People> => {
  const factsOf = new Map(rows.facts.map((facts): [string, FactsRow] => [facts.candidate_id, facts]))
  const stepsBy = Map.groupBy(rows.steps, ({ application_id }) => application_id)
  const ordersIn = new Set<string>()
  const people: Person[] = []
  for (const [index, row] of rows.standings.entries()) {
    const name = writtenName(row.name, index + 1)
    const reader = createPersonReader({ id: row.candidate_id, name, turns, onOrders: (label) => ordersIn.add(label) })
    const sourceOf = (quote: string): ChatSource => ({
      path: [chatPeopleKey, row.candidate_id, 'procedure'],
      label: `${name}, procedure`,
      quote,
    })
    const facts = factsOf.get(row.candidate_id)
    const reason: Unit[] = row.reason ? await reader.read(['procedure', 'reason'], 'reden', row.reason) : []
    people.push({
      id: row.candidate_id,
      name,
      stage: row.stage,
      outcome: row.outcome,
      since: row.since,
      addedAt: row.created_at,
      standing: sourceOf(stateQuote(row, row.since)),
      reason,
      facts: facts ? await readFacts(facts, reader) : [],
      hasReadCv: facts !== undefined,
      steps: stepsOf(stepsBy.get(row.application_id) ?? [], sourceOf),
    })
  }
  const total = rows.counts.reduce((sum, { count }) => sum + count, 0)
  return { people, counts: rows.counts, total, ordersIn: [...ordersIn] }
}
