import { SESSION_DAYS, type Session } from '@wervio/contracts'
import { isAnonymous, ServiceError, type Identity, type Recruiter } from '@wervio/service-kit'
import { and, desc, eq, gt, isNull, lt, ne, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { accounts } from '../accounts/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { holdSession, signedInAt, thisMinute } from './find-recruiter.ts'
import { sessions } from './table.ts'

/** Of a session that is over only what is needed to refuse its tokens. */
const ended = { ended_at: fragment<string>`now()`, browser: null, system: null }

const unusedSince = fragment`now() - make_interval(days => ${SESSION_DAYS})`

/** Deletes sessions that are over and so old that their tokens are refused without a row. */
export const removeOverSessions = async (database: Database): Promise<void> => {
  await database.asNobody((sql) => sql.delete(sessions).where(lt(sessions.signed_in_at, unusedSince)))
}

const storeOwn = (sql: Sql, identity: Identity, { accountId, organisationId }: Recruiter, end: boolean) =>
  sql
    .insert(sessions)
    .values({
      id: v7(),
      account_id: accountId,
      organisation_id: organisationId,
      signed_in_at: signedInAt(identity),
      last_used_at: thisMinute,
      ...(end && ended),
    })
    .onConflictDoUpdate({
      target: [sessions.account_id, sessions.signed_in_at],
      set: end ? ended : { last_used_at: thisMinute },
    })

/** The sign-ins of one account, for itself alone. */
export const createSessionRepository = (database: Database) => ({
  /** Those that aren't over, the one used last first. */
  list: (identity: Identity, { accountId }: Recruiter): Promise<Session[]> =>
    database.asNewcomer(identity, undefined, (sql) =>
      sql
        .select({
          id: sessions.id,
          browser: sessions.browser,
          system: sessions.system,
          signed_in_at: sessions.signed_in_at,
          last_used_at: sessions.last_used_at,
          is_current: fragment<boolean>`${sessions.signed_in_at} = ${signedInAt(identity)}`,
        })
        .from(sessions)
        .where(
          and(eq(sessions.account_id, accountId), isNull(sessions.ended_at), gt(sessions.last_used_at, unusedSince)),
        )
        .orderBy(desc(sessions.last_used_at), desc(sessions.signed_in_at), desc(sessions.id)),
    ),

  /** False when it isn't one of this account, or over already. */
  end: async (identity: Identity, { accountId }: Recruiter, id: string): Promise<boolean> => {
    const rows = await database.asNewcomer(identity, undefined, (sql) =>
      sql
        .update(sessions)
        .set(ended)
        .where(and(eq(sessions.account_id, accountId), eq(sessions.id, id), isNull(sessions.ended_at)))
        .returning({ id: sessions.id }),
    )
    return rows.length > 0
  },

  /** Nothing for a visitor, who has no session, and for somebody without an account. */
  endOwn: async (identity: Identity): Promise<void> => {
    if (isAnonymous(identity)) return
    await database.asNewcomer(identity, undefined, async (sql) => {
      const [recruiter] = await sql
        .select({ accountId: accounts.id, organisationId: accounts.organisation_id })
        .from(accounts)
        .where(eq(accounts.provider_uid, identity.uid))
      if (recruiter) await storeOwn(sql, identity, recruiter, true)
    })
  },

  /** Ends all sign-ins up to now, also those that no row names; `keepOwn` leaves the one of the caller. */
  endAll: (identity: Identity, recruiter: Recruiter, { keepOwn }: { keepOwn: boolean }): Promise<void> =>
    database.asOwnAccount(identity, recruiter, async (sql) => {
      const { isOver } = await holdSession(sql, identity, recruiter, 'no key update')
      if (isOver) throw new ServiceError('session_expired')
      const isOwnAccount = eq(accounts.id, recruiter.accountId)
      await sql
        .update(accounts)
        .set({ signed_out_before: fragment`now()` })
        .where(isOwnAccount)
      const isOther = ne(sessions.signed_in_at, signedInAt(identity))
      await sql.delete(sessions).where(and(eq(sessions.account_id, recruiter.accountId), ...(keepOwn ? [isOther] : [])))
      if (keepOwn) await storeOwn(sql, identity, recruiter, false)
    }),
})

export type SessionRepository = ReturnType<typeof createSessionRepository>
