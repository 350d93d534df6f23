import { type decideMatches, messages, type MatchDecision } from '@wervio/contracts'
import { ServiceError, type Recruiter, type Position } from '@wervio/service-kit'
import { and, desc, eq, inArray, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { followProcedures, lockCandidates } from '../candidates/status/follow-procedures.ts'
import { candidates } from '../candidates/table.ts'
import { tellOfMoves } from '../notifications/tell-of-moves.ts'
import type { Database, Sql } from '../platform/database.ts'
import { hasVacancy, holdVacancy } from '../vacancies/one-vacancy.ts'
import { selectDecisions } from './read-decisions.ts'
import { moveTo, readStandings } from './move.ts'
import { isAsShown, readShown } from './shown.ts'
import { nextStanding } from './steps.ts'
import { matchDecisions } from './table.ts'
import { undoDecisionsOf } from './undo.ts'

type Draft = z.output<typeof decideMatches.body>
const readNames = async (sql: Sql, { organisationId }: Recruiter, ids: readonly string[]) =>
  new Map(
    (
      await sql
        .select({ id: candidates.id, name: candidates.name })
        .from(candidates)
        .where(and(eq(candidates.organisation_id, organisationId), inArray(candidates.id, [...ids])))
    ).map(({ id, name }) => [id, name]),
  )

/** Decisions of recruiters about candidates for a vacancy. */
export const createDecisionRepository = (database: Database) => ({
  /**
   * All or nothing: rejects when one of the candidates can't be moved, or was shown with other scores than are kept
   * now.
   */
  decide: (
    recruiter: Recruiter,
    vacancyId: string,
    { candidate_ids, kind, reason, version, scores, stages = {} }: Draft,
  ): Promise<MatchDecision[] | 'no vacancy' | 'no candidate'> =>
    database.asRecruiter(recruiter, async (sql) => {
      const ids = [...new Set(candidate_ids.map((id) => id.toLowerCase()))]
      if (!(await holdVacancy(sql, recruiter, vacancyId))) return 'no vacancy'
      if ((await lockCandidates(sql, recruiter, ids)).length < ids.length) return 'no candidate'
      const names = await readNames(sql, recruiter, ids)
      const standings = await readStandings(sql, recruiter, vacancyId, ids)
      const scoreOf = scores && new Map(Object.entries(scores).map(([id, score]) => [id.toLowerCase(), score]))
      const keptScores = await readShown(sql, vacancyId, ids)
      if (!ids.every((id) => isAsShown(keptScores.get(id), scoreOf ? (scoreOf.get(id) ?? null) : version)))
        throw new ServiceError('conflict', { message: messages.decisionOutdated })
      if (Object.entries(stages).some(([id, stage]) => (standings.get(id.toLowerCase())?.stage ?? null) !== stage))
        throw new ServiceError('conflict', { message: messages.decisionMoved })
      const decisions = ids.map((id) => {
        const before = standings.get(id)
        const to = nextStanding(kind, before ?? null, names.get(id) ?? '')
        return { id, before, to }
      })
      for (const { id, before, to } of decisions)
        await moveTo(sql, recruiter, { vacancyId, candidateId: id }, before, to, kind === 'reject' ? reason : undefined)
      await followProcedures(sql, recruiter, ids)
      await tellOfMoves(sql, recruiter, vacancyId, ids)
      const stored = await sql
        .insert(matchDecisions)
        .values(
          decisions.map(({ id, before, to }) => ({
            id: v7(),
            organisation_id: recruiter.organisationId,
            vacancy_id: vacancyId,
            candidate_id: id,
            by: recruiter.accountId,
            kind,
            from_stage: before?.stage ?? null,
            to_stage: to.stage,
            reason,
            shown: keptScores.get(id)?.shown ?? null,
          })),
        )
        .returning({ id: matchDecisions.id })
      const rows = await selectDecisions(
        sql,
        inArray(
          matchDecisions.id,
          stored.map(({ id }) => id),
        ),
      )
      return rows.toSorted((one, other) => ids.indexOf(one.candidate_id) - ids.indexOf(other.candidate_id))
    }),

  /** All or nothing: rejects when one of them was taken back before, or its candidate stands elsewhere by now. */
  undo: (recruiter: Recruiter, vacancyId: string, ids: readonly string[]) =>
    database.asRecruiter(recruiter, (sql) => undoDecisionsOf(sql, recruiter, vacancyId, ids)),

  /** Newest first, at most `limit`, after a position; null without the vacancy. */
  list: (
    recruiter: Recruiter,
    vacancyId: string,
    { limit, from }: { limit: number; from: Position | null },
  ): Promise<MatchDecision[] | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasVacancy(sql, recruiter, vacancyId))) return null
      const after = from && fragment`(${matchDecisions.at}, ${matchDecisions.id}) < (${from.value}, ${from.id})`
      return selectDecisions(
        sql,
        and(
          eq(matchDecisions.organisation_id, recruiter.organisationId),
          eq(matchDecisions.vacancy_id, vacancyId),
          after ?? undefined,
        ),
      )
        .orderBy(desc(matchDecisions.at), desc(matchDecisions.id))
        .limit(limit)
    }),
})

export type DecisionRepository = ReturnType<typeof createDecisionRepository>
