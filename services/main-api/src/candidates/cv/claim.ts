import type { Recruiter } from '@wervio/service-kit'
import { and, eq, isNull } from 'drizzle-orm'
import { files } from '../../files/table.ts'
import type { Sql } from '../../platform/database.ts'

/** CVs this recruiter uploaded before their candidate was made. */
export const unclaimedCvs = ({ accountId, organisationId }: Recruiter) =>
  and(
    eq(files.organisation_id, organisationId),
    eq(files.recruiter_id, accountId),
    eq(files.kind, 'cv'),
    isNull(files.candidate_id),
    isNull(files.deleted_at),
  )

/** Gives an unclaimed CV of this name to a candidate; false when there is none. */
export const claimCv = async (sql: Sql, recruiter: Recruiter, candidateId: string, name: string): Promise<boolean> => {
  const condition = and(unclaimedCvs(recruiter), eq(files.name, name))
  return (
    (await sql.update(files).set({ candidate_id: candidateId }).where(condition).returning({ id: files.id })).length > 0
  )
}
