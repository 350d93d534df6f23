import { eq, type SQL } from 'drizzle-orm'
import { authorName } from '../accounts/author.ts'
import { accounts } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import type { Sql } from '../platform/database.ts'
import { matchDecisions } from './table.ts'

const { id, at, candidate_id, kind, undoes, from_stage, to_stage, reason, shown } = matchDecisions

const decisionColumns = {
  id,
  at,
  by: authorName,
  candidate_id,
  candidate_name: candidates.name,
  kind,
  undoes,
  from_stage,
  to_stage,
  reason,
  shown,
}

/** Decisions as the contract has them; the caller orders and limits. */
export const selectDecisions = (sql: Sql, condition: SQL | undefined) =>
  sql
    .select(decisionColumns)
    .from(matchDecisions)
    .innerJoin(candidates, eq(candidates.id, matchDecisions.candidate_id))
    .leftJoin(accounts, eq(accounts.id, matchDecisions.by))
    .where(condition)
