import type { Vacancy, vacancyDraft } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Sql } from '../platform/database.ts'
import { writeVersion } from '../publication/write-version.ts'
import { vacancyColumns } from './columns.ts'
import { vacancies } from './table.ts'

export type VacancyToInsert = z.output<typeof vacancyDraft>

/**
 * Null when the organisation has a vacancy of this creation key already; waits for a transaction that is inserting one.
 */
export const insertVacancy = async (
  sql: Sql,
  recruiter: Recruiter,
  { description, description_made_by, ...draft }: VacancyToInsert,
): Promise<Vacancy | null> => {
  const owner = { id: v7(), organisation_id: recruiter.organisationId, recruiter_id: recruiter.accountId }
  const madeBy = description === '' ? null : (description_made_by ?? null)
  const text =
    description === ''
      ? {}
      : { description, description_made_by: madeBy, description_version: 1, description_by: recruiter.accountId }
  const [row] = await sql
    .insert(vacancies)
    .values({ ...draft, ...owner, ...text })
    .onConflictDoNothing({ target: [vacancies.organisation_id, vacancies.creation_key] })
    .returning(vacancyColumns)
  if (row && description !== '') {
    await writeVersion(
      sql,
      { recruiter, vacancyId: row.id, version: 1 },
      { html: description, origin: madeBy ? 'generated' : 'edited', madeBy },
    )
  }
  return row ?? null
}
