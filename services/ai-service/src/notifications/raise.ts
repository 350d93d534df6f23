import { STRONG_MATCH } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'

/** What happened, in ids of rows. The same `key` is told once. */
type RaisedItem = {
  key: string
  recording_id?: string
  meeting_id?: string
  candidate_id?: string | null
  vacancy_id?: string | null
  failed?: boolean
}

/**
 * Tells the recruiter, through main-api's function, in the transaction that makes it happen. Nothing happens for an
 * account that is gone, or that doesn't want this kind.
 */
export const raiseNotification = async (
  connection: Sql,
  { accountId }: Recruiter,
  kind: 'recording' | 'transcript',
  item: RaisedItem,
): Promise<void> => {
  // A recording whose recruiter is gone is worked on for nobody.
  if (accountId === '') return
  await connection.execute(
    sql`select ai.raise_notification(${accountId}::uuid, ${kind}, ${JSON.stringify(item)}::jsonb)`,
  )
}

/**
 * Tells the recruiter of a vacancy of candidates with a strong score who were added, or changed, since the vacancy has
 * these requirements: who fits at the first look is what that look is for. `candidateIds` were scored in this
 * transaction.
 */
export const raiseMatches = async (
  connection: Sql,
  vacancyId: string,
  candidateIds: readonly string[],
): Promise<void> => {
  if (candidateIds.length === 0) return
  await connection.execute(sql`
    select ai.raise_matches(${vacancyId}::uuid, found.items) from (
      select jsonb_agg(jsonb_build_object('candidate_id', result.candidate_id, 'percentage', result.percentage)) as items
      from ai.match_results result
      where result.vacancy_id = ${vacancyId}::uuid and result.percentage >= ${STRONG_MATCH} and result.failure is null
        and result.candidate_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(candidateIds)}::jsonb))
        and result.revision > (select min(list.made_at) from ai.match_lists list where list.vacancy_id = ${vacancyId}::uuid)) found
    where found.items is not null`)
}
