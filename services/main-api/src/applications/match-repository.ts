import { matchScore, type Match, type MatchScore } from '@wervio/contracts'
import type { Recruiter, Position } from '@wervio/service-kit'
import { and, eq, inArray, sql as fragment } from 'drizzle-orm'
import { z } from 'zod'
import { summaryColumns, withYears } from '../candidates/columns.ts'
import { candidates } from '../candidates/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { hasVacancy } from '../vacancies/one-vacancy.ts'
import { applicationColumns, withHistory } from './history.ts'
import { matchConditions, matchOrder, scores, type MatchQuery } from './match-query.ts'
import { applications } from './table.ts'

/** `sorted_by` is the value the list is sorted by, for the cursor; it isn't part of the answer. */
type MatchRow = { match: Match; sorted_by: string }

const placeRow = z.object({ id: z.uuid(), sorted_by: z.string() })

type ListQuery = MatchQuery & { limit: number; from: Position | null }

/** Ids of a page, read apart: whole candidates are read for one page alone. */
const readPlaces = async (
  sql: Sql,
  { organisationId }: Recruiter,
  vacancyId: string,
  { limit, from, ...query }: ListQuery,
) => {
  const { orderBy, after, value } = matchOrder[query.order]
  const conditions = [...matchConditions(query), ...(from ? [after(from)] : [])]
  const score = fragment`main.match_scores ${scores}`
  const ofVacancy = fragment`${applications.vacancy_id} = ${vacancyId}::uuid`
  // From the smaller side: the procedure, or everybody.
  const source =
    query.scope === 'procedure'
      ? fragment`${applications} join ${candidates} on ${candidates.id} = ${applications.candidate_id} and ${ofVacancy}
          left join ${score} on ${scores}.vacancy_id = ${vacancyId}::uuid and ${scores}.candidate_id = ${candidates.id}`
      : fragment`${candidates} left join ${score} on ${scores}.vacancy_id = ${vacancyId}::uuid and ${scores}.candidate_id = ${candidates.id}
          left join ${applications} on ${ofVacancy} and ${applications.candidate_id} = ${candidates.id}`
  const { rows } = await sql.execute(fragment`
    select ${candidates.id} as id, ${value} as sorted_by from ${source}
    where ${candidates.organisation_id} = ${organisationId}::uuid and ${fragment.join(conditions, fragment` and `)}
    order by ${orderBy} limit ${limit}`)
  return z.array(placeRow).parse(rows)
}

const scoreRow = matchScore.extend({
  candidate_id: z.uuid(),
  computed_at: z.coerce.date().transform((date) => date.toISOString()),
})

/** The kept scores of these candidates, by id. */
export const readScores = async (
  sql: Sql,
  vacancyId: string,
  ids: readonly string[],
): Promise<Map<string, MatchScore>> => {
  if (ids.length === 0) return new Map()
  const list = fragment.join(
    ids.map((id) => fragment`${id}::uuid`),
    fragment`, `,
  )
  const { rows } = await sql.execute(
    fragment`select candidate_id, percentage, points, maximum, states, version, strength, gap, computed_at from main.match_scores where vacancy_id = ${vacancyId}::uuid and candidate_id in (${list})`,
  )
  return new Map(
    z
      .array(scoreRow)
      .parse(rows)
      .map(({ candidate_id, ...score }) => [candidate_id, score]),
  )
}

const readApplications = async (sql: Sql, recruiter: Recruiter, vacancyId: string, ids: readonly string[]) => {
  const rows = await sql
    .select(applicationColumns)
    .from(applications)
    .where(
      and(
        eq(applications.organisation_id, recruiter.organisationId),
        eq(applications.vacancy_id, vacancyId),
        inArray(applications.candidate_id, [...ids]),
      ),
    )
  return new Map((await withHistory(sql, recruiter, rows)).map((row) => [row.candidate_id, row]))
}

/** Candidates for a vacancy, with their scores and applications. */
export const createMatchRepository = (database: Database) => ({
  /** At most `limit`, in the order asked for, after a position; null without the vacancy. */
  list: (recruiter: Recruiter, vacancyId: string, query: ListQuery): Promise<MatchRow[] | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasVacancy(sql, recruiter, vacancyId))) return null
      const places = await readPlaces(sql, recruiter, vacancyId, query)
      const ids = places.map(({ id }) => id)
      if (ids.length === 0) return []
      const rows = await sql.select(summaryColumns(recruiter)).from(candidates).where(inArray(candidates.id, ids))
      const byId = new Map(rows.map((row) => [row.id, row]))
      const scoresById = await readScores(sql, vacancyId, ids)
      const applicationsById = await readApplications(sql, recruiter, vacancyId, ids)
      return places.flatMap(({ id, sorted_by }) => {
        const row = byId.get(id)
        if (!row) return []
        const [score, application] = [scoresById.get(id) ?? null, applicationsById.get(id) ?? null]
        const { percentage: matchPercentage = null } = score ?? {}
        return [
          {
            match: { ...withYears(row), matchPercentage, stage: application?.stage ?? null, application, score },
            sorted_by,
          },
        ]
      })
    }),
})

export type MatchRepository = ReturnType<typeof createMatchRepository>
