import type { AuditCategory } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { index, integer, pgPolicy, text, uuid } from 'drizzle-orm/pg-core'
import { organisationOf } from '../accounts/table.ts'
import { currentOrganisation, main, moment, serviceRole } from '../platform/schema.ts'

/**
 * Who saw and changed what. Triggers and functions of migration 0080 write it; this service reads it and can't change
 * it. Nothing is referred to, so that a fact stays when its account, candidate or vacancy is gone; names are read from
 * their rows.
 */
export const auditEntries = main.table(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    until: moment(),
    actor_id: uuid(),
    work: text(),
    category: text().$type<AuditCategory>().notNull(),
    action: text().notNull(),
    subject_kind: text().notNull(),
    subject_id: uuid(),
    candidate_id: uuid(),
    vacancy_id: uuid(),
    detail: text(),
    columns: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    times: integer().notNull().default(1),
    rows: integer(),
  },
  ({ organisation_id, at, id, category, actor_id, candidate_id, vacancy_id }) => [
    index('audit_entries_newest').on(organisation_id, desc(at), desc(id)),
    index('audit_entries_category').on(organisation_id, category, desc(at), desc(id)),
    index('audit_entries_actor').on(organisation_id, actor_id, desc(at), desc(id)),
    index('audit_entries_candidate')
      .on(candidate_id, desc(at), desc(id))
      .where(sql`${candidate_id} is not null`),
    index('audit_entries_vacancy')
      .on(vacancy_id, desc(at), desc(id))
      .where(sql`${vacancy_id} is not null`),
    index('audit_entries_oldest').using('brin', at),
    pgPolicy('own_organisation', {
      for: 'select',
      to: serviceRole,
      using: sql`${organisation_id} = ${currentOrganisation}`,
    }),
  ],
)
