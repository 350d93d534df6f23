import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { moment } from '../../platform/moment.ts'

/** A candidate as the rules read them, of the state that `revision` names. */
export type PreparedRow = { id: string; revision: string; form: string }

const preparedRow = z.object({ id: z.uuid(), revision: moment, form: z.string() })

/**
 * The stored forms of these candidates that are of their present state and of this model. Each is looked up by itself:
 * without statistics, which the embedded database never gathers, the planner reads all candidates for each otherwise.
 */
export const readPrepared = async (connection: Sql, model: string, ids: readonly string[]): Promise<PreparedRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await connection.execute(sql`
    select asked.id, prepared.revision, prepared.form
    from unnest(${`{${ids.join(',')}}`}::uuid[]) as asked (id)
    cross join lateral (select stored.revision, stored.form from ai.match_prepared stored
      where stored.candidate_id = asked.id and stored.model = ${model} limit 1) prepared
    cross join lateral (select candidate.updated_at from ai.match_candidates candidate
      where candidate.id = asked.id limit 1) candidate
    where candidate.updated_at = prepared.revision`)
  return z.array(preparedRow).parse(rows)
}

const insertedRow = z.object({ candidate_id: z.uuid() })

const asRows = (prepared: readonly PreparedRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(prepared)}::jsonb) as item (id uuid, revision timestamptz, form text)`

/** Stores the forms of candidates that have none and are still there; gives the ids of those. */
export const insertPrepared = async (
  connection: Sql,
  organisationId: string,
  model: string,
  prepared: readonly PreparedRow[],
): Promise<Set<string>> => {
  const { rows } = await connection.execute(sql`
    insert into ai.match_prepared (candidate_id, organisation_id, revision, model, form)
    select item.id, ${organisationId}::uuid, item.revision, ${model}, item.form from ${asRows(prepared)}
    where exists (select 1 from ai.match_candidates candidate where candidate.id = item.id)
    order by item.id on conflict (candidate_id) do nothing returning candidate_id`)
  return new Set(
    z
      .array(insertedRow)
      .parse(rows)
      .map(({ candidate_id }) => candidate_id),
  )
}

/** Replaces stored forms; those that went with their candidate stay gone. */
export const updatePrepared = async (
  connection: Sql,
  model: string,
  prepared: readonly PreparedRow[],
): Promise<void> => {
  await connection.execute(sql`
    update ai.match_prepared kept set revision = item.revision, model = ${model}, form = item.form
    from ${asRows(prepared)} where kept.candidate_id = item.id`)
}
