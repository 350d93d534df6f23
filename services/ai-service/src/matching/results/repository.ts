import { matchThresholds, type Requirement } from '@wervio/contracts'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { PREPARED_MODEL } from '../prepared/model.ts'
import type { Basis } from './basis.ts'
import {
  candidateRow,
  countsRow,
  resultRow,
  staleRow,
  type CandidateRow,
  type ResultRow,
  type StaleRow,
} from '../rows.ts'
import type { Score } from './score.ts'

/** Whose score, of which state of the candidate. */
export type ScoredCandidate = { id: string; revision: string; score: Score }

const listOf = (ids: readonly string[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`

const isCurrent = ({ version, questions, matcher }: Basis): SQL =>
  sql`(result.version = ${version} and result.questions = ${questions} and result.matcher = ${matcher} and result.revision = candidate.updated_at)`

const ofVacancy = (vacancyId: string): SQL =>
  sql`ai.match_candidates candidate left join ai.match_results result on result.vacancy_id = ${vacancyId}::uuid and result.candidate_id = candidate.id`

/**
 * Candidates after `after` whose score is missing or of before a change, by id; `only` names the ones that are asked
 * for.
 */
export const readStale = async (
  connection: Sql,
  basis: Basis,
  { after, limit, only }: { after?: string | null; limit: number; only?: readonly string[] },
): Promise<StaleRow[]> => {
  if (only?.length === 0) return []
  const isSameQuestion = sql`(result.questions = ${basis.questions} and result.matcher = ${basis.matcher} and result.revision = candidate.updated_at and result.failure is null)`
  const { rows } = await connection.execute(sql`
    select candidate.id, candidate.updated_at, result.candidate_id is null as is_new,
      case when ${isSameQuestion} then result.states end as states,
      case when ${isSameQuestion} then result.findings end as findings,
      result.years,
      exists (select 1 from ai.match_prepared prepared where prepared.candidate_id = candidate.id
        and prepared.revision = candidate.updated_at and prepared.model = ${PREPARED_MODEL}) as is_prepared
    from ${ofVacancy(basis.vacancyId)}
    where not coalesce(${isCurrent(basis)}, false)
      ${after ? sql`and candidate.id > ${after}::uuid` : sql``}
      ${only ? sql`and candidate.id in ${listOf(only)}` : sql``}
    order by candidate.id limit ${limit}`)
  return z.array(staleRow).parse(rows)
}

/** What the rules read of these candidates, with the name to be cut; the ones that are gone are left out. */
export const readCandidates = async (connection: Sql, ids: readonly string[]): Promise<CandidateRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await connection.execute(sql`
    select candidate.id, candidate.updated_at, candidate.title, candidate.summary, candidate.skills, candidate.experience, candidate.education, candidate.languages,
      candidate.certificates, candidate.driving_licences, candidate.location, candidate.hours, text.name, text.cv_text
    from ai.match_candidates candidate join ai.match_texts text on text.id = candidate.id where candidate.id in ${listOf(ids)}`)
  return z.array(candidateRow).parse(rows)
}

const asRows = (scored: readonly ScoredCandidate[]): SQL => {
  const values = scored.map(({ id, revision, score }) => ({ candidate_id: id, revision, ...score }))
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
    as item (candidate_id uuid, revision timestamptz, percentage integer, points double precision, maximum double precision, degree double precision, states text[], strength text, gap text, findings jsonb, failure text, years double precision)
    order by item.candidate_id) item`
}

/** What the rules read of the candidates that were changed last. */
export const readNewestCandidates = async (connection: Sql, limit: number): Promise<CandidateRow[]> => {
  const { rows } = await connection.execute<{ id: string }>(
    sql`select id from ai.match_candidates order by updated_at desc, id desc limit ${limit}`,
  )
  return readCandidates(
    connection,
    rows.map(({ id }) => id),
  )
}

/** Keeps the first scores of candidates that are still there; one that somebody else kept meanwhile stays. */
export const insertScores = async (
  connection: Sql,
  organisationId: string,
  { vacancyId, version, questions, matcher }: Basis,
  scored: readonly ScoredCandidate[],
): Promise<void> => {
  if (scored.length === 0) return
  await connection.execute(sql`
    insert into ai.match_results (vacancy_id, candidate_id, organisation_id, version, questions, revision, matcher, percentage, points, maximum, degree, states, strength, gap, findings, failure, years, computed_at)
    select ${vacancyId}::uuid, item.candidate_id, ${organisationId}::uuid, ${version}, ${questions}, item.revision, ${matcher}, item.percentage, item.points, item.maximum, item.degree,
      item.states, item.strength, item.gap, item.findings, item.failure, item.years, clock_timestamp()
    from ${asRows(scored)}
    where exists (select 1 from ai.match_candidates candidate where candidate.id = item.candidate_id)
      and exists (select 1 from ai.match_vacancies vacancy where vacancy.id = ${vacancyId}::uuid)
    on conflict (vacancy_id, candidate_id) do nothing`)
}

/**
 * Replaces kept scores; those that went with their candidate stay gone. With `keepsStates` the states are those of the
 * row: one that was called of before a change meanwhile stays that.
 */
export const updateScores = async (
  connection: Sql,
  { vacancyId, version, questions, matcher }: Basis,
  scored: readonly ScoredCandidate[],
  { keepsStates = false }: { keepsStates?: boolean } = {},
): Promise<void> => {
  if (scored.length === 0) return
  await connection.execute(sql`
    update ai.match_results result set version = ${version}, questions = ${questions}, matcher = ${matcher}, revision = item.revision, percentage = item.percentage, points = item.points,
      maximum = item.maximum, degree = item.degree, states = item.states, strength = item.strength, gap = item.gap, findings = item.findings, failure = item.failure, years = item.years, computed_at = clock_timestamp()
    from ${asRows(scored)}
    where result.vacancy_id = ${vacancyId}::uuid and result.candidate_id = item.candidate_id
      ${keepsStates ? sql`and result.questions = ${questions} and result.matcher = ${matcher}` : sql``}`)
}

/** Keeps the requirements that scores of this version are about. */
export const writeList = async (
  connection: Sql,
  organisationId: string,
  { vacancyId, version }: Basis,
  requirements: readonly Requirement[],
): Promise<void> => {
  await connection.execute(sql`
    insert into ai.match_lists (vacancy_id, version, organisation_id, requirements)
    select ${vacancyId}::uuid, ${version}, ${organisationId}::uuid, ${JSON.stringify(requirements)}::jsonb
    where exists (select 1 from ai.match_vacancies vacancy where vacancy.id = ${vacancyId}::uuid)
    on conflict (vacancy_id, version) do nothing`)
}

/** Removes the lists that no score of the vacancy is about any more. */
export const dropOldLists = async (connection: Sql, { vacancyId, version }: Basis): Promise<void> => {
  await connection.execute(sql`
    delete from ai.match_lists list where list.vacancy_id = ${vacancyId}::uuid and list.version <> ${version}
      and not exists (select 1 from ai.match_results result where result.vacancy_id = list.vacancy_id and result.version = list.version)`)
}

/** How many candidates have a current score, how many of the scores reach each threshold, and how many are failures. */
export const countScores = async (connection: Sql, basis: Basis) => {
  const [first, second, third] = matchThresholds
  const { rows } = await connection.execute(sql`
    select count(*) as total, count(*) filter (where ${isCurrent(basis)}) as done,
      count(*) filter (where result.percentage >= ${first}) as first,
      count(*) filter (where result.percentage >= ${second}) as second,
      count(*) filter (where result.percentage >= ${third}) as third,
      count(*) filter (where result.failure is not null) as failed
    from ${ofVacancy(basis.vacancyId)}`)
  const counted = countsRow.parse(rows[0])
  return {
    counts: {
      total: counted.total,
      done: counted.done,
      at_least: { [first]: counted.first, [second]: counted.second, [third]: counted.third },
    },
    failed: counted.failed,
  }
}

const failureRow = z.object({ candidate_id: z.uuid(), reason: z.string() })

/** Candidates that couldn't be scored, at most `limit`. */
export const readFailures = async (connection: Sql, { vacancyId }: Basis, limit: number) => {
  const { rows } = await connection.execute(
    sql`select candidate_id, failure as reason from ai.match_results where vacancy_id = ${vacancyId}::uuid and failure is not null order by candidate_id limit ${limit}`,
  )
  return z.array(failureRow).parse(rows)
}

/** The kept scores of one candidate for these vacancies, highest first. */
export const readScoresOfCandidate = async (
  connection: Sql,
  candidateId: string,
  vacancyIds: readonly string[],
): Promise<ResultRow[]> => {
  if (vacancyIds.length === 0) return []
  const { rows } = await connection.execute(
    sql`select * from ai.match_results where candidate_id = ${candidateId}::uuid and vacancy_id in ${listOf(vacancyIds)} order by percentage desc, degree desc, vacancy_id desc`,
  )
  return z.array(resultRow).parse(rows)
}

/** The kept scores of these candidates, highest first. */
export const readScores = async (connection: Sql, vacancyId: string, ids: readonly string[]): Promise<ResultRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await connection.execute(
    sql`select * from ai.match_results where vacancy_id = ${vacancyId}::uuid and candidate_id in ${listOf(ids)} order by percentage desc, degree desc, candidate_id desc`,
  )
  return z.array(resultRow).parse(rows)
}
