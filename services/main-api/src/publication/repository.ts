import type { Publication, publicationChange, PublicationVersion } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { authorName } from '../accounts/author.ts'
import { accounts } from '../accounts/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { hasVacancy } from '../vacancies/one-vacancy.ts'
import { presentText } from './current-text.ts'
import { lockText, rewriteText } from './rewrite.ts'
import { publicationVersions } from './table.ts'
import { versionsOf, sessionVersion } from './write-version.ts'

type Change = z.output<typeof publicationChange>
type SaveResult = { text: Publication; conflict: boolean }

const versionColumns = {
  id: publicationVersions.id,
  version: publicationVersions.version,
  origin: publicationVersions.origin,
  words: publicationVersions.words,
  created_at: publicationVersions.created_at,
  created_by: authorName,
  made_by: publicationVersions.made_by,
}

/** The engine of a text from the history that is restored. */
const engineOf = async (sql: Sql, recruiter: Recruiter, vacancyId: string, html: string) => {
  const condition = and(versionsOf({ recruiter, vacancyId }), eq(publicationVersions.html, html))
  const [before] = await sql
    .select({ madeBy: publicationVersions.made_by })
    .from(publicationVersions)
    .where(condition)
    .orderBy(desc(publicationVersions.version))
    .limit(1)
  return before?.madeBy ?? null
}

/**
 * Publication texts of the recruiter's organisation. Null for a vacancy that doesn't exist or belongs to another
 * organisation.
 */
export const createPublicationRepository = (database: Database) => ({
  find: (recruiter: Recruiter, vacancyId: string): Promise<Publication | null> =>
    database.asRecruiter(recruiter, (sql) => presentText(sql, recruiter, vacancyId)),

  /**
   * Saves a sanitised text based on `base_version`. When that isn't the current version, nothing changes and `text` is
   * the current one.
   */
  save: (
    recruiter: Recruiter,
    vacancyId: string,
    { html, base_version, origin, session, made_by }: Change,
  ): Promise<SaveResult | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const before = await lockText(sql, recruiter, vacancyId)
      if (!before) return null
      // A save whose answer got lost is repeated: its text is the current one already, and rewriting changes nothing.
      const isRepeated = html === before.html && (await sessionVersion(sql, { recruiter, vacancyId }, session)) !== null
      const conflict = before.version !== base_version && !isRepeated
      if (!conflict) {
        const madeBy = made_by ?? (origin === 'restored' ? await engineOf(sql, recruiter, vacancyId, html) : null)
        await rewriteText(sql, recruiter, vacancyId, before, { html, origin, session, madeBy })
      }
      const text = await presentText(sql, recruiter, vacancyId)
      return text && { text, conflict }
    }),

  /** Empties the text and keeps its history. Returns whether the vacancy exists. */
  remove: (recruiter: Recruiter, vacancyId: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      const before = await lockText(sql, recruiter, vacancyId)
      if (before) await rewriteText(sql, recruiter, vacancyId, before, { html: '', origin: 'deleted', madeBy: null })
      return before !== null
    }),

  /** Newest first. */
  versions: (recruiter: Recruiter, vacancyId: string): Promise<PublicationVersion[] | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasVacancy(sql, recruiter, vacancyId))) return null
      return sql
        .select(versionColumns)
        .from(publicationVersions)
        .leftJoin(accounts, eq(accounts.id, publicationVersions.created_by))
        .where(versionsOf({ recruiter, vacancyId }))
        .orderBy(desc(publicationVersions.version))
    }),

  /** One version with its text. Null without the vacancy, `version: null` without the version. */
  version: (
    recruiter: Recruiter,
    vacancyId: string,
    id: string,
  ): Promise<{ version: (PublicationVersion & { html: string }) | null } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasVacancy(sql, recruiter, vacancyId))) return null
      const [version] = await sql
        .select({ ...versionColumns, html: publicationVersions.html })
        .from(publicationVersions)
        .leftJoin(accounts, eq(accounts.id, publicationVersions.created_by))
        .where(and(versionsOf({ recruiter, vacancyId }), eq(publicationVersions.id, id)))
      return { version: version ?? null }
    }),
})

export type PublicationRepository = ReturnType<typeof createPublicationRepository>
