import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import { candidateColumns } from './columns.ts'
import { candidates } from './table.ts'

/** One candidate of the recruiter's organisation. */
export const oneCandidate = ({ organisationId }: Recruiter, id: string) =>
  and(eq(candidates.organisation_id, organisationId), eq(candidates.id, id))

const candidateIds = (sql: Sql, recruiter: Recruiter, id: string) =>
  sql.select({ id: candidates.id }).from(candidates).where(oneCandidate(recruiter, id))

/** Whether the recruiter has this candidate. */
export const hasCandidate = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await candidateIds(sql, recruiter, id)).length > 0

/**
 * Whether the recruiter has this candidate, and keeps the row from being deleted until the transaction ends. Foreign
 * keys alone don't check the organisation.
 */
export const holdCandidate = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await candidateIds(sql, recruiter, id).for('key share')).length > 0

/** The row of a candidate, locked until the transaction ends; null without the candidate. */
export const lockCandidate = async (sql: Sql, recruiter: Recruiter, id: string) =>
  (
    await sql
      .select(candidateColumns(recruiter))
      .from(candidates)
      .where(oneCandidate(recruiter, id))
      .for('no key update')
  )[0] ?? null
