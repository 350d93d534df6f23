import { messages, type MatchDecision } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { ApplicationRow } from '../applications/history.ts'
import { applicationEvents, applications } from '../applications/table.ts'
import { noteEvent } from '../candidates/events.ts'
import { followProcedures, lockCandidates } from '../candidates/status/follow-procedures.ts'
import { tellOfMoves } from '../notifications/tell-of-moves.ts'
import type { Sql } from '../platform/database.ts'
import { holdVacancy, oneVacancy } from '../vacancies/one-vacancy.ts'
import { vacancies } from '../vacancies/table.ts'
import { moveTo, readStandings } from './move.ts'
import { selectDecisions } from './read-decisions.ts'
import { matchDecisions } from './table.ts'

type DecisionRow = typeof matchDecisions.$inferSelect

const changedSince = () => new ServiceError('conflict', { message: messages.decisionStays })
const undoneBefore = () => new ServiceError('conflict', { message: messages.decisionUndone })

const readDecisions = (sql: Sql, { organisationId }: Recruiter, vacancyId: string, ids: readonly string[]) =>
  sql
    .select()
    .from(matchDecisions)
    .where(
      and(
        eq(matchDecisions.organisation_id, organisationId),
        eq(matchDecisions.vacancy_id, vacancyId),
        inArray(matchDecisions.id, [...ids]),
        isNull(matchDecisions.undoes),
      ),
    )

/** The reason of the procedure before a decision, from the step before the one that the decision wrote. */
const readReasonBefore = async (sql: Sql, applicationId: string, { at }: DecisionRow): Promise<string | null> => {
  const [, before] = await sql
    .select({ reason: applicationEvents.reason })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.application_id, applicationId), lte(applicationEvents.at, at)))
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(2)
  return before?.reason ?? null
}

/** Takes somebody out of the procedure that a decision brought them into; the timeline notes it. */
const takeOut = async (sql: Sql, recruiter: Recruiter, { id, vacancy_id, candidate_id }: ApplicationRow) => {
  await sql.delete(applications).where(eq(applications.id, id))
  const [vacancy] = await sql
    .select({ title: vacancies.title })
    .from(vacancies)
    .where(oneVacancy(recruiter, vacancy_id))
  if (vacancy)
    await noteEvent(sql, recruiter, candidate_id, 'application_removed', { vacancy_id, vacancy_title: vacancy.title })
}

/** The outcome in which a decision left a procedure. */
const OUTCOMES = {
  add: 'open',
  move_on: 'open',
  move_back: 'open',
  reject: 'rejected',
  hire: 'hired',
  withdraw: 'withdrawn',
} as const

/** Brings the candidate of a decision back to where they stood before it. */
const bringBack = async (sql: Sql, recruiter: Recruiter, decision: DecisionRow, row: ApplicationRow | undefined) => {
  const { vacancy_id: vacancyId, candidate_id: candidateId, kind, from_stage: from, to_stage: to } = decision
  // What somebody reopened had ended in a way that the line doesn't hold; who was taken out has no history any more.
  if (kind === 'reopen' || kind === 'undo' || kind === 'remove') throw changedSince()
  const outcome = OUTCOMES[kind]
  const isEnding = outcome !== 'open'
  if (!row || row.stage !== to || row.outcome !== outcome) throw changedSince()
  // A rejection and a begin wrote the reason of the procedure: what somebody wrote there since isn't thrown away.
  const writtenReason = isEnding ? decision.reason : ''
  if ((isEnding || from === null) && (row.reason ?? '') !== writtenReason) throw changedSince()
  if (from === null) return takeOut(sql, recruiter, row)
  // Only somebody whose procedure was open could be decided about.
  const before = { stage: from, outcome: 'open' } as const
  const reason = isEnding ? await readReasonBefore(sql, row.id, decision) : undefined
  return moveTo(sql, recruiter, { vacancyId, candidateId }, row, before, reason)
}

/**
 * Takes decisions about candidates for a vacancy back, in the transaction of `sql`, all or none; each is a line of its
 * own in the log, with the stages and the reason of the decision it takes back.
 */
export const undoDecisionsOf = async (
  sql: Sql,
  recruiter: Recruiter,
  vacancyId: string,
  ids: readonly string[],
): Promise<MatchDecision[] | 'no vacancy'> => {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!(await holdVacancy(sql, recruiter, vacancyId))) return 'no vacancy'
  const decisionsBeforeLock = await readDecisions(sql, recruiter, vacancyId, wanted)
  await lockCandidates(sql, recruiter, [...new Set(decisionsBeforeLock.map(({ candidate_id: id }) => id))])
  // Once more under the lock: a merge may have given them another candidate, or somebody took them back meanwhile.
  const decisions = await readDecisions(sql, recruiter, vacancyId, wanted)
  const undone = await sql
    .select({ id: matchDecisions.id })
    .from(matchDecisions)
    .where(inArray(matchDecisions.undoes, wanted))
  const candidateIds = decisions.map(({ candidate_id: id }) => id)
  const isWhole = decisions.length === wanted.length && new Set(candidateIds).size === wanted.length
  if (undone.length > 0) throw undoneBefore()
  if (!isWhole) throw changedSince()
  const standings = await readStandings(sql, recruiter, vacancyId, candidateIds)
  for (const decision of decisions) await bringBack(sql, recruiter, decision, standings.get(decision.candidate_id))
  await followProcedures(sql, recruiter, candidateIds)
  await tellOfMoves(sql, recruiter, vacancyId, candidateIds)
  const stored = await sql
    .insert(matchDecisions)
    .values(
      decisions.map(({ id, candidate_id, from_stage, to_stage, reason }) => ({
        id: v7(),
        organisation_id: recruiter.organisationId,
        vacancy_id: vacancyId,
        candidate_id,
        by: recruiter.accountId,
        kind: 'undo' as const,
        undoes: id,
        from_stage,
        to_stage,
        reason,
        shown: null,
      })),
    )
    .returning({ id: matchDecisions.id })
  return selectDecisions(
    sql,
    inArray(
      matchDecisions.id,
      stored.map(({ id }) => id),
    ),
  )
}
