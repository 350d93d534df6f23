import type { TimelineKind } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { v7 } from 'uuid'
import type { Sql } from '../platform/database.ts'
import { candidateEvents } from './table.ts'

/** Adds an event to a candidate's timeline; `timelineEvent` of the contract says what `data` holds for each kind. */
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
