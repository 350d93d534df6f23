import { isAnonymous, ServiceError, type FindRecruiter, type Identity, type Recruiter } from '@wervio/service-kit'
import { and, eq, isNull, notExists, sql as fragment, type SQLWrapper } from 'drizzle-orm'
import { v7 } from 'uuid'
import { endedDemoOf } from '../accounts/ended-demo.ts'
import { accounts } from '../accounts/table.ts'
import type { AskProvider } from '../account-security/ask-provider.ts'
import type { Database, Sql } from '../platform/database.ts'
import { readDevice } from './device.ts'
import { sessions } from './table.ts'

/** The moment of a sign-in as the database has it. */
export const signedInAt = (identity: Pick<Identity, 'signedInAt'>): string =>
  new Date(identity.signedInAt).toISOString()

/** The minute that this is. */
export const thisMinute = fragment<string>`date_trunc('minute', now())`

/** Whether a sign-in of an account was ended. */
export const isSessionOver = (accountId: SQLWrapper | string, identity: Pick<Identity, 'signedInAt'>) =>
  fragment<boolean>`main.is_session_over(${accountId}, ${signedInAt(identity)})`

/**
 * Lets nobody sign this account out everywhere until the transaction ends, and tells whether this sign-in is over. In
 * two statements: the second sees what the first waited for.
 */
export const holdSession = async (
  sql: Sql,
  identity: Identity,
  { accountId }: Recruiter,
  strength: 'share' | 'no key update',
): Promise<{ isOver: boolean }> => {
  await sql.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for(strength)
  const [row] = await sql
    .select({ isOver: isSessionOver(accounts.id, identity) })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return { isOver: row?.isOver ?? true }
}

/** Stores that a sign-in was used; one that was ended meanwhile stays ended. */
const noteUse = (
  database: Database,
  identity: Identity,
  recruiter: Recruiter,
  userAgent: string | undefined,
): Promise<void> =>
  database.asNewcomer(identity, undefined, async (sql) => {
    const { isOver } = await holdSession(sql, identity, recruiter, 'share')
    if (isOver) return
    const { accountId, organisationId } = recruiter
    await sql
      .insert(sessions)
      .values({
        id: v7(),
        account_id: accountId,
        organisation_id: organisationId,
        signed_in_at: signedInAt(identity),
        last_used_at: thisMinute,
        ...readDevice(userAgent),
      })
      .onConflictDoUpdate({
        target: [sessions.account_id, sessions.signed_in_at],
        // The first call of a sign-in may not have come from its browser.
        set: {
          last_used_at: thisMinute,
          browser: fragment`coalesce(${sessions.browser}, excluded.browser)`,
          system: fragment`coalesce(${sessions.system}, excluded.system)`,
        },
        setWhere: isNull(sessions.ended_at),
      })
  })

/** Minutes in which the use of a session is stored once. */
const NOTED_FOR = 5

const findSignedIn = (database: Database, identity: Identity) =>
  database.asNewcomer(identity, undefined, async (sql) => {
    const isThisSignIn = and(eq(sessions.account_id, accounts.id), eq(sessions.signed_in_at, signedInAt(identity)))
    const [row] = await sql
      .select({
        recruiter: { accountId: accounts.id, organisationId: accounts.organisation_id, role: accounts.role },
        isOver: isSessionOver(accounts.id, identity),
        isKnown: fragment<boolean>`${sessions.id} is not null`,
        isNoted: fragment<boolean>`coalesce(${sessions.last_used_at} > now() - make_interval(mins => ${NOTED_FOR}), false)`,
      })
      .from(accounts)
      .leftJoin(sessions, isThisSignIn)
      .where(and(eq(accounts.provider_uid, identity.uid), notExists(endedDemoOf(sql))))
    return row ?? null
  })

/**
 * The account of an identity, found together with its session: one that was ended is `session_expired`. At most every
 * five minutes the use of a session is stored, and at the first of a sign-in how its account is secured. A disk that is
 * full keeps nobody from reading.
 */
export const createFindRecruiter =
  (database: Database, askProvider: AskProvider | null): FindRecruiter =>
  async (identity, userAgent) => {
    const account = await findSignedIn(database, identity)
    if (!account) return null
    const { recruiter, isOver, isKnown, isNoted } = account
    if (isOver) throw new ServiceError('session_expired')
    // A demo has one visitor, who can't sign in again.
    if (isNoted || isAnonymous(identity)) return recruiter
    await noteUse(database, identity, recruiter, userAgent).catch(() => undefined)
    if (!isKnown) await askProvider?.(identity, recruiter).catch(() => undefined)
    return recruiter
  }
