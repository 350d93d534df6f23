import { sql } from 'drizzle-orm'
import { index, integer, text } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { main, ownOrganisation } from '../platform/schema.ts'

const words = () => text().notNull().default('')
const wordList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`)

/** Columns carry the names of the wire. An account whose owner never wrote anything has no row. */
export const recruiterProfiles = main.table(
  'recruiter_profiles',
  {
    account_id: ownerOf().primaryKey(),
    organisation_id: organisationOf(),
    position: words(),
    department: words(),
    phone: words(),
    location: words(),
    bio: words(),
    experience: words(),
    specialization: words(),
    skills: wordList(),
    languages: wordList(),
    mail_signature: words(),
    /** Null for the language of the product. */
    text_language: text(),
    version: integer().notNull().default(0),
  },
  ({ organisation_id }) => [
    index('recruiter_profiles_organisation').on(organisation_id),
    ownOrganisation(organisation_id),
  ],
)
