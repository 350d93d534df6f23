import { proposalVerdicts } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

const vectorRow = z.object({ passage: z.string(), embedding: z.array(z.number()) })

/** Where a model placed the passages of a candidate, by their id. */
export const readVectors = async (connection: Sql, candidateId: string, model: string) => {
  const { rows } = await connection.execute(
    sql`select passage, embedding from ai.match_passages where candidate_id = ${candidateId}::uuid and model = ${model}`,
  )
  return new Map(
    z
      .array(vectorRow)
      .parse(rows)
      .map(({ passage, embedding }) => [passage, embedding]),
  )
}

/**
 * Keeps vectors of passages of a candidate who is still there, and drops those of passages that are gone and of other
 * models.
 */
export const writeVectors = async (
  connection: Sql,
  organisationId: string,
  {
    candidateId,
    model,
    vectors,
    passages,
  }: {
    candidateId: string
    model: string
    vectors: ReadonlyMap<string, readonly number[]>
    passages: readonly string[]
  },
): Promise<void> => {
  const rows = [...vectors].map(([passage, embedding]) => ({ passage, embedding }))
  await connection.execute(sql`
    insert into ai.match_passages (candidate_id, organisation_id, model, passage, dimension, embedding)
    select ${candidateId}::uuid, ${organisationId}::uuid, ${model}, item.passage, cardinality(item.embedding), item.embedding
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (passage text, embedding real[])
    where exists (select 1 from ai.match_candidates candidate where candidate.id = ${candidateId}::uuid)
    on conflict (candidate_id, model, passage) do nothing`)
  await connection.execute(sql`
    delete from ai.match_passages where candidate_id = ${candidateId}::uuid
      and (model <> ${model} or passage not in (select jsonb_array_elements_text(${JSON.stringify(passages)}::jsonb)))`)
}

const verdictRow = z.object({
  candidate_id: z.uuid(),
  requirement_id: z.string(),
  verdict: z.enum(proposalVerdicts),
  path: z.string(),
  quote: z.string(),
})
export type VerdictRow = z.infer<typeof verdictRow>

/** What recruiters said of proposals to these candidates for a vacancy. */
export const readVerdicts = async (
  connection: Sql,
  vacancyId: string,
  candidateIds: readonly string[],
): Promise<VerdictRow[]> => {
  if (candidateIds.length === 0) return []
  const { rows } = await connection.execute(
    sql`select candidate_id, requirement_id, verdict, path, quote from ai.match_verdicts where vacancy_id = ${vacancyId}::uuid and candidate_id = any(${`{${candidateIds.join(',')}}`}::uuid[])`,
  )
  return z.array(verdictRow).parse(rows)
}

export type Verdict = Omit<VerdictRow, 'verdict'> & { vacancyId: string; verdict: VerdictRow['verdict'] | null }

const verdictsLock = (vacancyId: string): SQL => sql`hashtextextended(${`match_verdicts ${vacancyId}`}, 0)`

/** Keeps verdicts for this vacancy waiting until the transaction ends, not other scores. */
export const lockVerdictsForScoring = async (connection: Sql, vacancyId: string): Promise<void> => {
  await connection.execute(sql`select pg_advisory_xact_lock_shared(${verdictsLock(vacancyId)})`)
}

/** Keeps or wipes what a recruiter says, and makes the score of this pair one of before a change. */
export const writeVerdict = async (
  connection: Sql,
  { accountId, organisationId }: Recruiter,
  { vacancyId, candidate_id, requirement_id, verdict, path, quote }: Verdict,
): Promise<void> => {
  // A score that is being written doesn't count this one yet: it has to be there before it is called of before a
  // change.
  await connection.execute(sql`select pg_advisory_xact_lock(${verdictsLock(vacancyId)})`)
  if (verdict === null)
    await connection.execute(
      sql`delete from ai.match_verdicts where vacancy_id = ${vacancyId}::uuid and candidate_id = ${candidate_id}::uuid and requirement_id = ${requirement_id}`,
    )
  else
    await connection.execute(sql`
      insert into ai.match_verdicts (vacancy_id, candidate_id, requirement_id, organisation_id, verdict, path, quote, account_id)
      values (${vacancyId}::uuid, ${candidate_id}::uuid, ${requirement_id}, ${organisationId}::uuid, ${verdict}, ${path}, ${quote}, ${accountId}::uuid)
      on conflict (vacancy_id, candidate_id, requirement_id) do update set verdict = excluded.verdict, path = excluded.path, quote = excluded.quote,
        account_id = excluded.account_id, decided_at = clock_timestamp()`)
  await connection.execute(
    sql`update ai.match_results set matcher = '' where vacancy_id = ${vacancyId}::uuid and candidate_id = ${candidate_id}::uuid`,
  )
}
