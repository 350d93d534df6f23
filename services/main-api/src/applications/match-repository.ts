import type { Match } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, sql as fragment } from 'drizzle-orm'
import { summaryColumns, withYears } from '../candidates/columns.ts'
import { candidates } from '../candidates/table.ts'
import type { Position } from '../platform/cursor.ts'
import type { Database } from '../platform/database.ts'
import { hasVacancy } from '../vacancies/one-vacancy.ts'
import { applicationColumns, withHistory } from './history.ts'
import { applications } from './table.ts'

/** A match in the pipeline has an application; a candidate who is only scored has none. */
export type PipelineMatch = Match & { application: NonNullable<Match['application']> }

const after = ({ value, id }: Position) =>
  fragment`(${applications.updated_at}, ${applications.id}) < (${value}, ${id})`

/** Candidates for a vacancy, with their applications. */
export const createMatchRepository = (database: Database) => ({
  /** Last changed first, at most `limit`, after a position; null without the vacancy. */
  list: (
    recruiter: Recruiter,
    vacancyId: string,
    { limit, from }: { limit: number; from: Position | null },
  ): Promise<PipelineMatch[] | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasVacancy(sql, recruiter, vacancyId))) return null
      const rows = await sql
        .select({ candidate: summaryColumns(recruiter), application: applicationColumns })
        .from(applications)
        .innerJoin(candidates, eq(candidates.id, applications.candidate_id))
        .where(
          and(
            eq(applications.organisation_id, recruiter.organisationId),
            eq(applications.vacancy_id, vacancyId),
            from ? after(from) : undefined,
          ),
        )
        .orderBy(desc(applications.updated_at), desc(applications.id))
        .limit(limit)
      const histories = await withHistory(
        sql,
        recruiter,
        rows.map(({ application }) => application),
      )
      return histories.flatMap((application, index) => {
        const row = rows[index]
        return row
          ? [{ ...withYears(row.candidate), matchPercentage: null, stage: application.stage, application }]
          : []
      })
    }),
})

export type MatchRepository = ReturnType<typeof createMatchRepository>
