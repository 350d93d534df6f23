import type { Recruiter } from '@wervio/service-kit'
import { v7 } from 'uuid'
import type { ApplicationRow } from '../applications/history.ts'
import type { Sql } from '../platform/database.ts'
import { readShown } from './shown.ts'
import { kindOfChange } from './steps.ts'
import { matchDecisions } from './table.ts'

type Line = Pick<typeof matchDecisions.$inferInsert, 'vacancy_id' | 'candidate_id' | 'kind' | 'from_stage' | 'to_stage'>

/** Writes a line of the log, in the transaction of `sql`, beside the score that is kept at this moment. */
const writeLine = async (sql: Sql, recruiter: Recruiter, line: Line, reason: string): Promise<void> => {
  const shownScores = await readShown(sql, line.vacancy_id, [line.candidate_id])
  await sql.insert(matchDecisions).values({
    ...line,
    id: v7(),
    organisation_id: recruiter.organisationId,
    by: recruiter.accountId,
    reason,
    shown: shownScores.get(line.candidate_id)?.shown ?? null,
  })
}

type Placed = Pick<ApplicationRow, 'vacancy_id' | 'candidate_id' | 'stage'>

/** Writes that somebody put a candidate in the procedure; `motivation` is why. */
export const logEntry = (
  sql: Sql,
  recruiter: Recruiter,
  { vacancy_id, candidate_id, stage }: Placed,
  motivation = '',
): Promise<void> =>
  writeLine(sql, recruiter, { vacancy_id, candidate_id, kind: 'add', from_stage: null, to_stage: stage }, motivation)

/** Writes that somebody took a candidate out of the procedure; `motivation` is why. */
export const logRemoval = (
  sql: Sql,
  recruiter: Recruiter,
  { vacancy_id, candidate_id, stage }: Placed,
  motivation = '',
): Promise<void> =>
  writeLine(
    sql,
    recruiter,
    { vacancy_id, candidate_id, kind: 'remove', from_stage: stage, to_stage: stage },
    motivation,
  )

/**
 * Writes a change of a procedure as a line of the log. `motivation` is why; of an ending it is the reason of the
 * procedure. Nothing when the stage and the outcome stay.
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
  const { vacancy_id, candidate_id, stage } = after
  const line = { vacancy_id, candidate_id, kind, from_stage: before.stage, to_stage: stage }
  await writeLine(sql, recruiter, line, (isEnding ? after.reason : null) ?? motivation ?? '')
}
