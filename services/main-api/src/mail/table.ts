import type { MailMoment, MailState, MailTemplateKey, MailWay } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { index, integer, pgPolicy, text, unique, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import { currentOrganisation, main, moment, ownOrganisation, serviceRole } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

/** Mail templates of an organisation: standard ones that it changed, and its own. */
export const mailTemplateRows = main.table(
  'mail_templates',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    /** Key of the standard template whose place it takes; null for one of their own. */
    standard: text().$type<MailTemplateKey>(),
    moment: text().$type<MailMoment>().notNull(),
    label: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
    by: doneBy(),
    /** The caller's key for one act of adding. */
    creation_key: uuid(),
    created_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When it was deleted; it can be restored for a day. */
    deleted_at: moment(),
  },
  ({ organisation_id, standard, by, creation_key, deleted_at }) => [
    unique('mail_templates_standard').on(organisation_id, standard),
    unique('mail_templates_creation').on(by, creation_key),
    index('mail_templates_deleted').on(deleted_at),
    ownOrganisation(organisation_id),
    // Outside every organisation, where only housekeeping runs: templates that can no longer be restored may be
    // deleted.
    pgPolicy('expired', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${deleted_at} < now() - interval '1 day'`,
      withCheck: sql`false`,
    }),
  ],
)

/** Mails to candidates as they were written, with how far each is. */
export const mails = main.table(
  'mails',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    account_id: doneBy(),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    vacancy_id: uuid().references(() => vacancies.id, { onDelete: 'set null' }),
    /** Key of a standard template or id of one of their own, and its name at the time. */
    template: text(),
    template_label: text(),
    address: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    way: text().$type<MailWay>().notNull(),
    state: text().$type<MailState>().notNull(),
    reason: text(),
    /** Of the process that hands it to the mail server: another one doesn't send it too. */
    claim: uuid(),
    creation_key: uuid().notNull(),
    created_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** It may be taken back until then. */
    sends_at: moment(),
    sent_at: moment(),
  },
  ({ organisation_id, account_id, candidate_id, vacancy_id, creation_key, state, created_at, id }) => [
    unique('mails_creation').on(account_id, creation_key),
    index('mails_newest').on(organisation_id, desc(created_at), desc(id)),
    index('mails_of').on(candidate_id, desc(created_at), desc(id)),
    index('mails_of_vacancy').on(vacancy_id),
    index('mails_unsent')
      .on(created_at)
      .where(sql`${state} in ('queued', 'sending')`),
    ownOrganisation(organisation_id),
    // Outside every organisation: a restart has to find the mails that still have to leave.
    pgPolicy('unsent', {
      for: 'select',
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${state} in ('queued', 'sending')`,
    }),
  ],
)
