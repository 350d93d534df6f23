import pg from 'pg'
import { currentAuthor } from '../work-scope.ts'

/** The values that row-level security compares with; without them no row is visible. */
export type Settings = {
  organisation?: string
  identity?: string
  account?: string
  feed?: string
  /** Provider and subject of a verified proof, for the moments before its account is known. */
  signIn?: string
  /** For a hiring manager: under a role that sees their vacancies and who is in those procedures, and nothing else. */
  narrow?: boolean
  /** For messages of the contact form, which belong to no organisation. */
  contactForm?: boolean
  /** For the housekeeping of demos, which counts and ends them. */
  demos?: boolean
  /** For the proofs of deleted accounts. */
  deletions?: boolean
  /** Name of the key that seals tokens, for the housekeeping of those that an older one sealed. */
  sealKey?: string
}

/** The role of every transaction, except those of hiring managers; a request has only its rights. */
export type DatabaseRole = 'wervio_main' | 'wervio_ai'

/** The role of hiring managers; migration 0074 says what it sees. */
const NARROW_ROLE = 'wervio_hiring_manager'

export const roleOf = (role: DatabaseRole, { narrow }: Settings): string => (narrow ? NARROW_ROLE : role)

const beginnings = { writes: 'begin', reads: 'begin read only', 'reads by index': 'begin read only' } as const

/** Without statistics the planner would read and sort all rows where an index gives the first ones in order. */
const byIndex = { enable_sort: 'off', enable_seqscan: 'off', enable_bitmapscan: 'off' }

/**
 * Opens a transaction in one round trip. Simple protocol, hence literals: PGlite shares one session between
 * connections, and only inside a transaction are the messages of one connection kept together.
 */
export const openingStatement = (
  role: string,
  {
    organisation = '',
    identity = '',
    account = '',
    feed = '',
    signIn = '',
    contactForm = false,
    demos = false,
    deletions = false,
    sealKey = '',
  }: Settings,
  what: keyof typeof beginnings = 'writes',
): string => {
  const { accountId = '', job = '' } = currentAuthor()
  const settings = {
    role,
    'app.organisation': organisation,
    'app.identity': identity,
    'app.account': account,
    // Who the audit log says did it; migration 0080 reads them.
    ...(what === 'writes' && { 'app.actor': accountId, 'app.work': job }),
    ...(feed !== '' && { 'app.feed': feed }),
    ...(signIn !== '' && { 'app.sign_in': signIn }),
    ...(contactForm && { 'app.contact_form': 'on' }),
    ...(demos && { 'app.demos': 'on' }),
    ...(deletions && { 'app.deletions': 'on' }),
    ...(sealKey !== '' && { 'app.seal_key': sealKey }),
    ...(what === 'reads by index' && byIndex),
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  )
  return `${beginnings[what]}; select ${calls.join(', ')}`
}
