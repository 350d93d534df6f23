import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { customType, pgPolicy, pgRole, pgSchema } from 'drizzle-orm/pg-core'

/** The schema of main-api; ai-service has its own in the same database. */
export const main = pgSchema('main')

/**
 * The role every request runs under. Made by the first, hand-written migration: drizzle-kit can't make it idempotent.
 */
export const serviceRole = pgRole('wervio_main').existing()

/** The organisation of the transaction, null outside one; row-level security compares with it. */
export const currentOrganisation = sql`nullif(current_setting('app.organisation', true), '')::uuid`

/** The account of the transaction, null where it doesn't matter. */
export const currentAccount = sql`nullif(current_setting('app.account', true), '')::uuid`

/** The provider's uid of the transaction, for the moments before its account is known. */
export const currentIdentity = sql`nullif(current_setting('app.identity', true), '')`

/** Provider and subject of a verified proof, for the moments before its account is known. */
export const currentSignIn = sql`nullif(current_setting('app.sign_in', true), '')`

/** The hash of the secret of an address that needs no session; null elsewhere. */
export const currentFeed = sql`nullif(current_setting('app.feed', true), '')`

/** Whether the transaction is for messages of the contact form. */
export const isContactForm = sql`current_setting('app.contact_form', true) = 'on'`

/** Whether the transaction is the housekeeping of demos. */
export const isDemoHousekeeping = sql`current_setting('app.demos', true) = 'on'`

/** Whether the transaction is for the proofs of deleted accounts. */
export const isDeletion = sql`current_setting('app.deletions', true) = 'on'`

/** Name of the key that seals tokens, in the housekeeping of those that an older one sealed; null elsewhere. */
export const currentSealKey = sql`nullif(current_setting('app.seal_key', true), '')`

/**
 * A moment as PostgreSQL writes it in UTC, put as ISO 8601 does; null in another time zone. A `Date` takes five times
 * as long.
 */
const utcMoment = (text: string): string | null => {
  const [, day, time, fraction = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/.exec(text) ?? []
  return day === undefined ? null : `${day}T${time}.${fraction.padEnd(3, '0')}Z`
}

/** A moment to the millisecond, ISO 8601 in UTC on our side, so that a cursor made of it is exact. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => utcMoment(value) ?? new Date(value).toISOString(),
})

/** Text without case and accents, compared byte by byte, so that an order is the same on every database. */
export const foldedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Lexemes to search by, made by functions of our own. */
export const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Case and accents taken off, by the database itself: what is stored and what is asked for are folded alike. */
export const fold = (words: SQLWrapper): SQL => sql`main.fold(${words})`

/** The policy of a table whose rows belong to an organisation; `column` is its `organisation_id`. */
export const ownOrganisation = (column: unknown) =>
  pgPolicy('own_organisation', {
    to: serviceRole,
    using: sql`${column} = ${currentOrganisation}`,
    withCheck: sql`${column} = ${currentOrganisation}`,
  })
