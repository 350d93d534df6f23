import { messages } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Sql } from '../platform/database.ts'
import { candidates } from './table.ts'

/** The same for a candidate that never was, one that is gone and one of another organisation. */
export const candidateNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.candidateNotFound })

/** An id that can't be one names no candidate: throws `candidateNotFound`. */
export const candidateIdOf = (id: string): string => {
  if (!validate(id)) throw candidateNotFound()
  return id
}

/** One candidate of the recruiter's organisation. */
export const oneCandidate = ({ organisationId }: Recruiter, id: string) => and(eq(candidates.organisation_id, organisationId), eq(candidates.id, id))

/** Whether the recruiter has this candidate, who then stays until the transaction ends: a foreign key sees every organisation. */
export const holdCandidate = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await sql.select({ id: candidates.id }).from(candidates).where(oneCandidate(recruiter, id)).for('key share')).length > 0
