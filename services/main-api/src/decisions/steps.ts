import { applicationOutcomeLabels, matchStages, type ApplicationOutcome, type DecisionKind } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'

/** Where a candidate stands in a procedure. */
export type Standing = { stage: number; outcome: ApplicationOutcome }

const refused = (message: string): ServiceError => new ServiceError('conflict', { status: 422, message })

/**
 * Where a decision brings a candidate, from where they stand (null outside the procedure). Throws with the candidate's
 * name when it brings them nowhere.
 */
export function nextStanding(kind: DecisionKind, from: Standing | null, name: string): Standing {
  if (from !== null && from.outcome !== 'open')
    throw refused(
      `De procedure van ${name} is al klaar (${applicationOutcomeLabels[from.outcome].toLowerCase()}). Er is niets veranderd.`,
    )
  if (kind === 'reject') return { stage: from?.stage ?? 1, outcome: 'rejected' }
  if (from !== null && from.stage >= matchStages.length)
    throw refused(`${name} staat al in de laatste stap (${matchStages.at(-1)}). Er is niets veranderd.`)
  return { stage: from === null ? 1 : from.stage + 1, outcome: 'open' }
}
