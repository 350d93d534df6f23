import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { hasSubject } from '../../platform/subjects.ts'

type Subjects = {
  candidate_id?: string | null | undefined
  vacancy_id?: string | null | undefined
  meeting_id?: string | null | undefined
}

const goneError = (message: string): ServiceError => new ServiceError('not_found', { message })

/** Throws `not_found` when the organisation of the transaction hasn't the candidate, the vacancy or the meeting. */
export const requireSubjects = async (
  connection: Sql,
  { candidate_id: candidateId, vacancy_id: vacancyId, meeting_id: meetingId }: Subjects,
): Promise<void> => {
  if (candidateId != null && !(await hasSubject(connection, 'candidate', candidateId)))
    throw goneError(messages.candidateNotFound)
  if (vacancyId != null && !(await hasSubject(connection, 'vacancy', vacancyId)))
    throw goneError(messages.vacancyNotFound)
  if (meetingId != null) {
    const { rows } = await connection.execute(sql`select 1 from ai.meetings where id = ${meetingId}::uuid`)
    if (rows.length === 0) throw goneError(messages.meetingGone)
  }
}
