import { setTimeout as wait } from 'node:timers/promises'
import { messages, transcriptScope, type MicrosoftAccount } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { createGraph, type Graph } from './graph.ts'
import { inTime } from './in-time.ts'
import { MicrosoftError } from './microsoft-error.ts'
import { createSecretBox, SealedError } from './secret-box.ts'
import type { MicrosoftSettings } from './settings.ts'
import { createMicrosoftSignIn, type MicrosoftTokens } from './sign-in.ts'
import { rowsFor, type Purpose } from './rows-for.ts'
import {
  expiryOf,
  isUsable,
  sealContext,
  secret,
  storedRow,
  type ConnectionKind,
  type Secret,
  type Stored,
} from './stored-connection.ts'
import { createTenantCheck } from './tenant.ts'

/** The statements of one transaction for a recruiter, under row-level security. */
export type Statements = { execute: (statement: SQL) => Promise<{ rows: unknown[] }> }

export type ConnectionOptions = {
  settings: MicrosoftSettings
  /** Runs statements for the recruiter's organisation. */
  run: <T>(recruiter: Recruiter, work: (statements: Statements) => Promise<T>) => Promise<T>
  /** The table, or the view of it, that this service may use: `main` or `ai`. */
  schema: 'main' | 'ai'
}

/**
 * The account behind a connection. `key` is its tenant and object id, which stay when its address changes; null for a
 * token of the browser, of which nobody but Graph may read whose it is.
 */
export type ConnectedAccount = { key: string | null; address: string }

/** How a recruiter's connection stands. */
export type ConnectionState = { account: MicrosoftAccount; isUsable: boolean }

/** A token, and the version of the row that holds it: a refusal says something of that version alone. */
type Access = { accessToken: string; version: number; accountKey: string | null }
/** How long another process may take to store what it renewed, in milliseconds. */
const RENEWAL_MS = 500
const writtenRows = z.array(z.object({ version: z.int() }))

const graphUser = z.object({
  displayName: z.string().nullish(),
  mail: z.string().nullish(),
  userPrincipalName: z.string().nullish(),
})

/** Whether Microsoft wants a new sign-in. */
const isRefusal = (error: unknown): boolean => error instanceof MicrosoftError && error.failure === 'required'

/** The recruiters' connections with Microsoft, their tokens encrypted. */
export const createConnections = ({ settings, run, schema }: ConnectionOptions) => {
  const box = createSecretBox(settings.keys)
  const signIn = createMicrosoftSignIn(settings)
  const checkTenant = createTenantCheck(settings.authority)
  const table = sql.raw(`${schema}.microsoft_connections`)
  /** A renewal per account and permissions at a time. */
  const renewals = new Map<string, Promise<Access>>()

  const findIn = async (statements: Statements, { accountId }: Recruiter): Promise<Stored[]> => {
    const { rows } = await statements.execute(
      sql`select kind, sealed, address, name, expires_at, auth_required, version from ${table} where account_id = ${accountId}::uuid order by kind`,
    )
    return z.array(storedRow).parse(rows)
  }
  const find = (recruiter: Recruiter): Promise<Stored[]> =>
    run(recruiter, (statements) => findIn(statements, recruiter))

  const stateIn = async (
    statements: Statements,
    recruiter: Recruiter,
    purpose: ConnectionKind,
  ): Promise<ConnectionState | null> => {
    const rows = rowsFor(await findIn(statements, recruiter), purpose)
    const row = rows.find(isUsable) ?? rows[0]
    return row ? { account: { name: row.name, address: row.address }, isUsable: isUsable(row) } : null
  }

  const store = async (
    recruiter: Recruiter,
    content: Secret,
    { account, expiresAt }: { account: MicrosoftAccount; expiresAt: Date | null },
  ): Promise<void> => {
    const { kind } = content
    const sealed = box.seal(JSON.stringify(content), sealContext(recruiter.accountId, kind))
    await run(recruiter, (statements) =>
      statements.execute(
        sql`insert into ${table} as c (account_id, organisation_id, kind, sealed, address, name, expires_at)
          values (${recruiter.accountId}::uuid, ${recruiter.organisationId}::uuid, ${kind}, ${sealed}, ${account.address}, ${account.name}, ${expiresAt?.toISOString() ?? null}::timestamptz)
          on conflict (account_id, kind) do update set sealed = excluded.sealed, address = excluded.address, name = excluded.name,
            expires_at = excluded.expires_at, auth_required = false, version = c.version + 1, connected_at = clock_timestamp()`,
      ),
    )
  }

  /** Tells that Microsoft wants a new sign-in, unless there was one since. */
  const requireSignIn = (recruiter: Recruiter, { kind }: Stored, version: number): Promise<unknown> =>
    run(recruiter, (statements) =>
      statements.execute(
        sql`update ${table} set auth_required = true where account_id = ${recruiter.accountId}::uuid and kind = ${kind} and version = ${version}`,
      ),
    )

  const open = (recruiter: Recruiter, { kind, sealed }: Stored): Secret => {
    try {
      return secret.parse(JSON.parse(box.open(sealed, sealContext(recruiter.accountId, kind))))
    } catch (cause) {
      // The key is gone: as good as no token at all.
      if (cause instanceof SealedError) throw new MicrosoftError('required', 'sealed', { cause })
      throw cause
    }
  }

  const renew = async (
    recruiter: Recruiter,
    row: Stored,
    content: Secret & { kind: 'teams' },
    scopes: readonly string[],
  ): Promise<Access> => {
    const { accessToken, cache, account } = await signIn.renewTokens(content.cache, scopes)
    const access = { accessToken, accountKey: `${account.tid}/${account.oid}` }
    if (cache === content.cache && box.isCurrent(row.sealed)) return { ...access, version: row.version }
    const sealed = box.seal(JSON.stringify({ ...content, cache }), sealContext(recruiter.accountId, 'teams'))
    const { rows } = await run(recruiter, (statements) =>
      statements.execute(
        sql`update ${table} set sealed = ${sealed}, version = version + 1, auth_required = false where account_id = ${recruiter.accountId}::uuid and kind = 'teams' and version = ${row.version} returning version`,
      ),
    )
    // Nothing was written when somebody signed in meanwhile.
    return { ...access, version: writtenRows.parse(rows)[0]?.version ?? row.version }
  }

  const accessTokenOf = (recruiter: Recruiter, row: Stored, purpose: Purpose): Promise<Access> | Access => {
    const content = open(recruiter, row)
    if (content.kind === 'calendar') return { accessToken: content.accessToken, version: row.version, accountKey: null }
    const scopes = purpose === 'transcripts' ? [...content.scopes, transcriptScope] : content.scopes
    const key = `${recruiter.accountId}/${scopes.join(' ')}`
    const running = renewals.get(key)
    if (running) return running
    const renewal = inTime(renew(recruiter, row, content, scopes)).finally(() => renewals.delete(key))
    renewals.set(key, renewal)
    return renewal
  }

  /** The row as another process has renewed it meanwhile; null where nobody did. */
  const findRenewed = async (recruiter: Recruiter, { kind, version }: Stored): Promise<Stored | null> => {
    if (kind !== 'teams') return null
    await wait(RENEWAL_MS)
    const row = (await find(recruiter)).find((other) => other.kind === kind)
    return row && row.version > version && isUsable(row) ? row : null
  }

  /** A refusal is believed once nobody else has renewed: of two who do so at once Microsoft may refuse one. */
  const accessFor = async (recruiter: Recruiter, row: Stored, purpose: Purpose): Promise<Access> => {
    try {
      return await accessTokenOf(recruiter, row, purpose)
    } catch (error) {
      const renewed = isRefusal(error) ? await findRenewed(recruiter, row) : null
      if (!renewed) throw error
      return accessTokenOf(recruiter, renewed, purpose)
    }
  }

  return {
    /**
     * Stores the browser's token once Graph has opened its calendar. Rejects with a `MicrosoftError`, also for an
     * account that has none, or is of another tenant than the one that may come in; what is stored stays then.
     */
    connectCalendar: async (recruiter: Recruiter, accessToken: string): Promise<MicrosoftAccount> => {
      const graph = createGraph(settings.graphUrl, accessToken)
      const [user] = await Promise.all([
        graph.ask('GET', '/me', graphUser),
        graph.tell('GET', '/me/calendar?$select=id'),
      ])
      await checkTenant(accessToken)
      const account = { name: user.displayName ?? null, address: user.userPrincipalName ?? user.mail ?? '' }
      await store(recruiter, { kind: 'calendar', accessToken }, { account, expiresAt: expiryOf(accessToken) })
      return account
    },

    /** Stores what a sign-in by code gave. */
    connectTeams: ({ account, cache, scopes }: MicrosoftTokens, recruiter: Recruiter): Promise<void> =>
      store(recruiter, { kind: 'teams', cache, scopes }, { account, expiresAt: null }),

    /** How the connection for a purpose stands; null when there never was one. Asks nobody but the database. */
    stateOf: (recruiter: Recruiter, purpose: ConnectionKind): Promise<ConnectionState | null> =>
      run(recruiter, (statements) => stateIn(statements, recruiter, purpose)),

    /** The same inside a transaction of the recruiter's that runs already. */
    stateIn,

    /** Forgets every token of the recruiter. */
    disconnect: async (recruiter: Recruiter): Promise<void> => {
      await run(recruiter, (statements) =>
        statements.execute(sql`delete from ${table} where account_id = ${recruiter.accountId}::uuid`),
      )
    },

    /**
     * Does something in Graph as the recruiter, with the first connection that Microsoft takes, and says whose it is.
     * Rejects with a `MicrosoftError`: `required` when none is left, `needs_administrator` where the permission was
     * never granted.
     */
    withGraph: async <T>(
      recruiter: Recruiter,
      purpose: Purpose,
      work: (graph: Graph, account: ConnectedAccount) => Promise<T>,
    ): Promise<T> => {
      const rows = rowsFor(await find(recruiter), purpose)
      for (const row of rows.filter(isUsable)) {
        let { version } = row
        try {
          const access = await accessFor(recruiter, row, purpose)
          version = access.version
          return await work(createGraph(settings.graphUrl, access.accessToken), {
            key: access.accountKey,
            address: row.address,
          })
        } catch (error) {
          if (!isRefusal(error)) throw error
          await requireSignIn(recruiter, row, version)
        }
      }
      throw new MicrosoftError('required', rows.length === 0 ? 'not_connected' : 'expired')
    },
  }
}

export type Connections = ReturnType<typeof createConnections>

/** The connections where Microsoft is set up; throws the error that a caller sees elsewhere. */
export const required = (connections: Connections | null): Connections => {
  if (!connections) throw new ServiceError('microsoft_not_set_up', { message: messages.microsoftNotSetUp })
  return connections
}
