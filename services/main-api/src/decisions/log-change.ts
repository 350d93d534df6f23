import type { Recruiter } from '@wervio/service-kit'
import { v7 } from 'uuid'
import type { ApplicationRow } from '../applications/history.ts'
import type { Sql } from '../platform/database.ts'
import { readShown } from './shown.ts'
import { kindOfChange } from './steps.ts'
import { matchDecisions } from './table.ts'

/**
 * Writes a change of a procedure as a line of the log, in the transaction of `sql`, beside the score that is kept at
 * this moment. `motivation` is why; of an ending it is the reason of the procedure. Nothing when the stage and the
 * outcome stay.
 */
export const logChange = async (
  sql: Sql,
  recruiter: Recruiter,
  before: ApplicationRow,
  after: ApplicationRow,
  motivation: string | undefined,
): Promise<void> => {
  const kind = kindOfChange(before, after)
  if (kind === null) return
  const isEnding = after.outcome !== 'open' && before.outcome !== after.outcome
  const shownScores = await readShown(sql, after.vacancy_id, [after.candidate_id])
  await sql.insert(matchDecisions).values({
    id: v7(),
    organisation_id: recruiter.organisationId,
    vacancy_id: after.vacancy_id,
    candidate_id: after.candidate_id,
    by: recruiter.accountId,
    kind,
    from_stage: before.stage,
    to_stage: after.stage,
    reason: (isEnding ? after.reason : null) ?? motivation ?? '',
    shown: shownScores.get(after.candidate_id)?.shown ?? null,
  })
}
