import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { countRow, factsRow, standingRow, stepRow, type CountRow, type FactsRow } from './rows.ts'
import type { StandingRow, StepRow } from './rows.ts'

/** Candidates whose place in a procedure is read: as many as a list of the product has. */
const MOST_STANDINGS = 500

/** The procedure of one vacancy as it is stored. */
export type ProcedureRows = { standings: StandingRow[]; counts: CountRow[]; facts: FactsRow[]; steps: StepRow[] }

const readStandings = async (connection: Sql, vacancyId: string): Promise<StandingRow[]> => {
  const { rows } = await connection.execute(sql`
    select application_id, candidate_id, name, stage, outcome, reason, created_at, since from ai.vacancy_procedures
    where vacancy_id = ${vacancyId}::uuid order by updated_at desc, application_id desc limit ${MOST_STANDINGS}`)
  return z.array(standingRow).parse(rows)
}

const readCounts = async (connection: Sql, vacancyId: string): Promise<CountRow[]> => {
  const { rows } = await connection.execute(
    sql`select stage, outcome, count(*) from ai.vacancy_procedures where vacancy_id = ${vacancyId}::uuid group by stage, outcome`,
  )
  return z.array(countRow).parse(rows)
}

const listOf = (ids: readonly string[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`

const readFacts = async (connection: Sql, ids: readonly string[]): Promise<FactsRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await connection.execute(sql`select * from ai.candidate_facts where candidate_id in ${listOf(ids)}`)
  return z.array(factsRow).parse(rows)
}

const readSteps = async (connection: Sql, ids: readonly string[]): Promise<StepRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await connection.execute(
    sql`select application_id, stage, outcome, at from ai.procedure_steps where application_id in ${listOf(ids)} order by at`,
  )
  return z.array(stepRow).parse(rows)
}

/** Which candidates' CVs a question needs, and whose history. */
export type Need = { cvs: readonly string[]; histories: readonly string[] }

/** The candidates of a vacancy, through the views that row-level security narrows to the caller's organisation. */
export const createProcedures = (transaction: Transaction) => ({
  /** Reads in one transaction the standing of every candidate, and the CVs and histories of those that `need` names. */
  read: (
    recruiter: Recruiter,
    vacancyId: string,
    need: (standings: readonly StandingRow[]) => Need,
  ): Promise<ProcedureRows> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const standings = await readStandings(connection, vacancyId)
      const { cvs, histories } = need(standings)
      return {
        standings,
        counts: await readCounts(connection, vacancyId),
        facts: await readFacts(connection, cvs),
        steps: await readSteps(connection, histories),
      }
    }),
})

export type Procedures = ReturnType<typeof createProcedures>
