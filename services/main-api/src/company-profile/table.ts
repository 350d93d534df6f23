import { limits } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { boolean, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { organisationOf } from '../accounts/table.ts'
import { fold, foldedText, main, moment, ownOrganisation } from '../platform/schema.ts'

const words = () => text().notNull().default('')
const now = () =>
  moment()
    .notNull()
    .default(sql`now()`)

/** Columns carry the names of the wire, so that a row is an answer. */
export const companyProfiles = main.table(
  'company_profiles',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    name: text().notNull(),
    company: words(),
    sector: words(),
    core_activity: words(),
    history: words(),
    team_composition: words(),
    company_culture: words(),
    mission_vision_values: words(),
    social_contribution: words(),
    is_default: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: now(),
    updated_at: now(),
    /** Limited, because an index row is limited: NFKD makes up to 18 letters of one. */
    name_key: foldedText().generatedAlwaysAs(
      (): SQL => sql`left(${fold(sql`name`)}, ${sql.raw(String(limits.shortText))})`,
    ),
  },
  ({ organisation_id, name_key, is_default }) => [
    unique('company_profiles_name').on(organisation_id, name_key),
    uniqueIndex('company_profiles_default')
      .on(organisation_id)
      .where(sql`${is_default}`),
    ownOrganisation(organisation_id),
  ],
)
