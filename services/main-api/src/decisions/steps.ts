import {
  applicationOutcomeLabels,
  matchStages,
  type ApplicationOutcome,
  type DecisionKind,
  type DecisionLineKind,
} from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'

/** Where a candidate stands in a procedure. */
export type Standing = { stage: number; outcome: ApplicationOutcome }

const refused = (message: string): ServiceError => new ServiceError('conflict', { status: 422, message })

/**
 * Where a decision brings a candidate, from where they stand (null outside the procedure). Throws with the candidate's
 * name when it brings them nowhere.
 */
export const nextStanding = (kind: DecisionKind, from: Standing | null, name: string): Standing => {
  if (from !== null && from.outcome !== 'open')
    throw refused(
      `De procedure van ${name} is al klaar (${applicationOutcomeLabels[from.outcome].toLowerCase()}). Er is niets veranderd.`,
    )
  if (kind === 'reject') return { stage: from?.stage ?? 1, outcome: 'rejected' }
  if (from !== null && from.stage >= matchStages.length)
    throw refused(`${name} staat al in de laatste stap (${matchStages.at(-1)}). Er is niets veranderd.`)
  return { stage: from === null ? 1 : from.stage + 1, outcome: 'open' }
}

const OUTCOME_KINDS = { open: 'reopen', hired: 'hire', rejected: 'reject', withdrawn: 'withdraw' } as const

/** What a change from one place in a procedure to another is called in the log; null when both are the same. */
export const kindOfChange = (from: Standing, to: Standing): DecisionLineKind | null => {
  if (from.outcome !== to.outcome) return OUTCOME_KINDS[to.outcome]
  if (from.stage === to.stage) return null
  return to.stage > from.stage ? 'move_on' : 'move_back'
}
