import type { MadeBy } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import { oneVacancy } from '../vacancies/one-vacancy.ts'
import { vacancies } from '../vacancies/table.ts'
import { writeVersion, type TextChange } from './write-version.ts'

/** The current text, locked until the transaction ends. */
type LockedText = { html: string; version: number; madeBy: MadeBy | null }

/**
 * Locks the text of a vacancy until the transaction ends, so that its writers wait for each other; null without the
 * vacancy.
 */
export const lockText = async (sql: Sql, recruiter: Recruiter, vacancyId: string): Promise<LockedText | null> => {
  const [text] = await sql
    .select({
      html: vacancies.description,
      version: vacancies.description_version,
      madeBy: vacancies.description_made_by,
    })
    .from(vacancies)
    .where(oneVacancy(recruiter, vacancyId))
    .for('update')
  return text ?? null
}

/** The engine of the new text: an edited text keeps its engine, an empty text has none. */
const engineAfter = (before: LockedText, { html, origin, madeBy }: TextChange): MadeBy | null => {
  if (html === '') return null
  return madeBy ?? (origin === 'edited' && before.html !== '' ? before.madeBy : null)
}

/** Replaces a locked text and adds it to the history; the same text again is no change. */
export const rewriteText = async (
  sql: Sql,
  recruiter: Recruiter,
  vacancyId: string,
  before: LockedText,
  change: TextChange,
): Promise<void> => {
  if (change.html === before.html) return
  const version = before.version + 1
  const madeBy = engineAfter(before, change)
  await sql
    .update(vacancies)
    .set({
      description: change.html,
      description_made_by: madeBy,
      description_version: version,
      description_at: fragment`now()`,
      description_by: recruiter.accountId,
      updated_at: fragment`now()`,
    })
    .where(oneVacancy(recruiter, vacancyId))
  await writeVersion(sql, { recruiter, vacancyId, version }, { ...change, madeBy })
}
