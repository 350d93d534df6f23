import {
  limits,
  mailMoments,
  mailTemplateKeys,
  mailTemplates,
  messages,
  type MailTemplateKey,
  type MailTemplateRow,
  type mailTemplateChange,
  type mailTemplateDraft,
} from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, eq, isNotNull, isNull, sql as fragment, type SQL } from 'drizzle-orm'
import { v7, validate } from 'uuid'
import type { z } from 'zod'
import { organisations } from '../../accounts/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { mailTemplateRows } from '../table.ts'

type Draft = z.output<typeof mailTemplateDraft>
type Change = z.output<typeof mailTemplateChange>
type StoredTemplate = typeof mailTemplateRows.$inferSelect

const { standard, creation_key, deleted_at, version } = mailTemplateRows

const ofOrganisation = ({ organisationId }: Recruiter) => eq(mailTemplateRows.organisation_id, organisationId)

const isStandardKey = (id: string): id is MailTemplateKey => (mailTemplateKeys as readonly string[]).includes(id)

/** The row that an id of the contract names; null when no row can have it. */
const rowOf = (recruiter: Recruiter, id: string): SQL | undefined | null => {
  if (isStandardKey(id)) return and(ofOrganisation(recruiter), eq(standard, id))
  return validate(id) ? and(ofOrganisation(recruiter), isNull(standard), eq(mailTemplateRows.id, id)) : null
}

const fromRow = ({ id, standard: key, moment, label, subject, body, version: count }: StoredTemplate) => ({
  id: key ?? id,
  standard: key,
  moment,
  label,
  subject,
  body,
  is_changed: key !== null,
  version: count,
})

const standardTemplate = (key: MailTemplateKey): MailTemplateRow => ({
  ...mailTemplates[key],
  id: key,
  standard: key,
  is_changed: false,
  version: 0,
})

/** Lets one writer at a time at the templates of an organisation; other rows of it are written meanwhile. */
const lockTemplates = (sql: Sql, { organisationId }: Recruiter) =>
  sql
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('no key update')

const findRow = async (sql: Sql, recruiter: Recruiter, id: string): Promise<StoredTemplate | null> => {
  const condition = rowOf(recruiter, id)
  return condition ? ((await sql.select().from(mailTemplateRows).where(condition))[0] ?? null) : null
}

/** A template by its id; null when it was deleted or never was. */
export const findTemplate = async (sql: Sql, recruiter: Recruiter, id: string): Promise<MailTemplateRow | null> => {
  const row = await findRow(sql, recruiter, id)
  if (row) return row.deleted_at === null ? fromRow(row) : null
  return isStandardKey(id) ? standardTemplate(id) : null
}

/** Standard ones first within a moment, then the organisation's own by name. */
const inOrder = (templates: readonly MailTemplateRow[]): MailTemplateRow[] => {
  const position = ({ moment }: MailTemplateRow): number => mailMoments.findIndex((name) => name === moment)
  const rank = (template: MailTemplateRow): number =>
    template.standard === null
      ? mailTemplateKeys.length
      : mailTemplateKeys.findIndex((key) => key === template.standard)
  return templates.toSorted(
    (one, other) =>
      position(one) - position(other) || rank(one) - rank(other) || one.label.localeCompare(other.label, 'nl'),
  )
}

/** Mail templates of the recruiter's organisation; null without the template. */
export const createTemplateRepository = (database: Database) => ({
  list: (recruiter: Recruiter): Promise<MailTemplateRow[]> =>
    database.asRecruiter(recruiter, async (sql) => {
      const rows = await sql
        .select()
        .from(mailTemplateRows)
        .where(and(ofOrganisation(recruiter), isNull(deleted_at)))
      const changedKeys = new Set(rows.map((row) => row.standard))
      const unchanged = mailTemplateKeys.filter((key) => !changedKeys.has(key))
      return inOrder([...unchanged.map(standardTemplate), ...rows.map(fromRow)])
    }),

  /** Returns the earlier template of the same creation key when there is one. */
  create: (recruiter: Recruiter, draft: Draft): Promise<{ template: MailTemplateRow; isNew: boolean }> =>
    database.asRecruiter(recruiter, async (sql) => {
      await lockTemplates(sql, recruiter)
      const [earlier] = await sql
        .select()
        .from(mailTemplateRows)
        .where(and(eq(mailTemplateRows.by, recruiter.accountId), eq(creation_key, draft.creation_key)))
      if (earlier) return { template: fromRow(earlier), isNew: false }
      const ownTemplates = and(ofOrganisation(recruiter), isNull(standard), isNull(deleted_at))
      if ((await sql.$count(mailTemplateRows, ownTemplates)) >= limits.mailTemplates)
        throw new ServiceError('conflict', { message: messages.mailTemplatesFull })
      const [row] = await sql
        .insert(mailTemplateRows)
        .values({ ...draft, id: v7(), organisation_id: recruiter.organisationId, by: recruiter.accountId })
        .returning()
      if (!row) throw new Error('an inserted mail template that is not there')
      return { template: fromRow(row), isNew: true }
    }),

  /**
   * Throws `conflict` when another version than `base_version` stands. A standard template becomes the organisation's.
   */
  change: (recruiter: Recruiter, id: string, { base_version, ...words }: Change): Promise<MailTemplateRow | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      await lockTemplates(sql, recruiter)
      const current = await findTemplate(sql, recruiter, id)
      if (!current) return null
      if (current.version !== base_version)
        throw new ServiceError('conflict', { message: messages.mailTemplateConflict, extra: { current } })
      const [row] =
        current.version === 0 && isStandardKey(id)
          ? await sql
              .insert(mailTemplateRows)
              .values({ ...words, id: v7(), organisation_id: recruiter.organisationId, standard: id })
              .returning()
          : await sql
              .update(mailTemplateRows)
              .set({ ...words, version: fragment`${version} + 1` })
              .where(rowOf(recruiter, id) ?? fragment`false`)
              .returning()
      return row ? fromRow(row) : null
    }),

  /** Whether there was a template to delete. A standard one has its standard text again. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      await lockTemplates(sql, recruiter)
      const condition = rowOf(recruiter, id)
      if (!condition) return false
      if (isStandardKey(id)) {
        await sql.delete(mailTemplateRows).where(condition)
        return true
      }
      const deletedRows = await sql
        .update(mailTemplateRows)
        .set({ deleted_at: fragment`now()` })
        .where(and(condition, isNull(deleted_at)))
        .returning({ id: mailTemplateRows.id })
      return deletedRows.length > 0
    }),

  /** Null when it was deleted more than a day ago. A template that isn't deleted stays as it is. */
  restore: (recruiter: Recruiter, id: string): Promise<MailTemplateRow | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      await lockTemplates(sql, recruiter)
      const condition = rowOf(recruiter, id)
      if (!condition) return null
      await sql
        .update(mailTemplateRows)
        .set({ deleted_at: null })
        .where(and(condition, isNotNull(deleted_at), fragment`${deleted_at} > now() - interval '1 day'`))
      return findTemplate(sql, recruiter, id)
    }),
})

export type TemplateRepository = ReturnType<typeof createTemplateRepository>
