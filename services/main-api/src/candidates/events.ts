import type { TimelineKind } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { v7 } from 'uuid'
import type { Sql } from '../platform/database.ts'
import { candidateEvents } from './table.ts'

/** Notes what happened to a candidate just now; `data` by kind as `timelineEvent` of the contract says. */
export const noteEvent = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  candidateId: string,
  kind: TimelineKind,
  data: Record<string, string> = {},
): Promise<string> => {
  const id = v7()
  await sql
    .insert(candidateEvents)
    .values({ id, organisation_id: organisationId, candidate_id: candidateId, by: accountId, kind, data })
  return id
}
