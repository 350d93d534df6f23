import type { MadeBy } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import { oneVacancy } from '../vacancies/one-vacancy.ts'
import { vacancies } from '../vacancies/table.ts'
import { writeVersion, type Written } from './write-version.ts'

/** What stands there while nobody else can write it. */
export type Locked = { html: string; version: number; madeBy: MadeBy | null }

/** Holds the text of a vacancy until the transaction ends; null without such a vacancy. Writers of one text come one by one. */
export const lockText = async (sql: Sql, recruiter: Recruiter, vacancyId: string): Promise<Locked | null> => {
  const [locked] = await sql
    .select({
      html: vacancies.description,
      version: vacancies.description_version,
      madeBy: vacancies.description_made_by,
    })
    .from(vacancies)
    .where(oneVacancy(recruiter, vacancyId))
    .for('update')
  return locked ?? null
}

/** The engine an edited text began as stays its engine; an empty text began as nothing. */
const beganAs = (before: Locked, { html, origin, madeBy }: Written): MadeBy | null => {
  if (html === '') return null
  return madeBy ?? (origin === 'edited' && before.html !== '' ? before.madeBy : null)
}

/** Puts a new text in the place of a locked one and into the history; the same text again is no change. */
export const rewriteText = async (
  sql: Sql,
  recruiter: Recruiter,
  vacancyId: string,
  before: Locked,
  written: Written,
): Promise<void> => {
  if (written.html === before.html) return
  const version = before.version + 1
  const madeBy = beganAs(before, written)
  await sql
    .update(vacancies)
    .set({
      description: written.html,
      description_made_by: madeBy,
      description_version: version,
      description_at: fragment`now()`,
      description_by: recruiter.accountId,
      updated_at: fragment`now()`,
    })
    .where(oneVacancy(recruiter, vacancyId))
  await writeVersion(sql, { recruiter, vacancyId, version }, { ...written, madeBy })
}
