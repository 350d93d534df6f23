import { ServiceError, type Recruiter } from '@wervio/service-kit'
import {
  openConnections,
  type ConnectionOptions,
  type Reader,
  type Settings,
  type Sql,
  type ConnectionTurn,
} from '@wervio/service-kit/database'

export type { Sql }

/** What a read asks, for `asOrganisation`: its name, and everything its answer depends on beside the organisation. */
export const sameRead = (name: string, dependencies: object): string => JSON.stringify([name, dependencies])

/** A hiring manager's transactions see no more than their vacancies, whatever a query asks. */
const settingsOf = ({ organisationId, accountId, role }: Recruiter): Settings =>
  role === 'hiring_manager'
    ? { organisation: organisationId, account: accountId, narrow: true }
    : { organisation: organisationId }

/** Connections to PostgreSQL. Every statement of a request runs through one of its `as…`. */
export const createDatabase = (options: Omit<ConnectionOptions, 'role'>) => {
  const { pool, transaction, reads, close } = openConnections({ ...options, role: 'wervio_main' })
  let migrated = false
  const opening = Promise.withResolvers<void>()

  const onceMigrated = async <T>(
    settings: Settings,
    work: (sql: Sql) => Promise<T>,
    turn?: ConnectionTurn,
  ): Promise<T> => {
    if (!migrated) throw new ServiceError('unavailable')
    return transaction(settings, work, turn)
  }

  type Read<T> = (reader: Reader) => Promise<T>

  const readOnceMigrated = async <T>(recruiter: Recruiter, work: Read<T>, readName?: string): Promise<T> => {
    if (!migrated) throw new ServiceError('unavailable')
    return reads(settingsOf(recruiter), work, {
      caller: recruiter.accountId,
      ...(readName !== undefined && { same: readName }),
    })
  }

  return {
    pool,
    /** For a connection of its own. */
    url: options.url,
    /** To be called once the tables exist; until then every request is answered with `unavailable`. */
    open: () => {
      migrated = true
      opening.resolve()
    },
    /** Resolves once the tables exist. */
    opened: opening.promise,
    /** For rows of the recruiter's organisation only. */
    asRecruiter: <T>(recruiter: Recruiter, work: (sql: Sql) => Promise<T>) =>
      onceMigrated(settingsOf(recruiter), work, { caller: recruiter.accountId }),
    /**
     * For what belongs to the account itself, such as its profile and its notifications, and for who else is in the
     * organisation: the same for every role. The queries have to name the account.
     */
    asAccount: <T>({ organisationId, accountId }: Recruiter, work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ organisation: organisationId, account: accountId }, work, { caller: accountId }),
    /**
     * For an account that accepts an invitation, by the hash of its secret; sees the invitation and the account alone.
     */
    asInvited: <T>(
      { uid, accountId, hash }: { uid: string; accountId: string; hash: string },
      work: (sql: Sql) => Promise<T>,
    ) => onceMigrated({ identity: uid, feed: hash }, work, { caller: accountId }),
    /** The same for a read that is asked for all day; each statement sees what was committed when it began. */
    asReader: <T>(recruiter: Recruiter, work: Read<T>) => readOnceMigrated(recruiter, work),
    /**
     * `asReader` for an answer that is the same for all of the organisation: those with the same `readName` share one
     * while it waits for its turn. The answer may not be changed by who gets it.
     */
    asOrganisation: <T>(recruiter: Recruiter, readName: string, work: (sql: Sql) => Promise<T>) =>
      readOnceMigrated(recruiter, ({ sql }) => work(sql), readName),
    /**
     * For an identity that may have no account yet: sees its own account, and may found the organisation `founding`.
     */
    asNewcomer: <T>({ uid }: { uid: string }, founding: string | undefined, work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ identity: uid, ...(founding && { organisation: founding }) }, work),
    /** The same for a visitor who begins a demo, which is noted with the organisation. */
    asDemoFounder: <T>({ uid }: { uid: string }, founding: string, work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ identity: uid, organisation: founding, demos: true }, work),
    /** For whoever proved who they are to Google or Microsoft: sees the one row that says whose account that is. */
    asProven: <T>(signIn: string, work: (sql: Sql) => Promise<T>) => onceMigrated({ signIn }, work, { caller: signIn }),
    /**
     * For whoever knows a secret address: sees the one row with this hash of the secret. Such calls take turns
     * together.
     */
    asFeed: <T>(hash: string, work: (sql: Sql) => Promise<T>) => onceMigrated({ feed: hash }, work, { caller: 'feed' }),
    /** For messages of the contact form, which no recruiter sees. Such calls take turns together. */
    asContactForm: <T>(work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ contactForm: true }, work, { caller: 'contact form' }),
    /** For the housekeeping of all demos, which sees nothing else. */
    asDemoKeeper: <T>(work: (sql: Sql) => Promise<T>) => onceMigrated({ demos: true }, work, { caller: 'demo keeper' }),
    /** For one demo: the rows of its organisation, and those about demos. */
    asDemo: <T>({ organisationId, accountId }: Recruiter, work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ organisation: organisationId, demos: true }, work, { caller: accountId }),
    /**
     * For what is an account's alone, which its colleagues don't see: its sessions, and the rows of its organisation.
     */
    asOwnAccount: <T>(
      { uid }: { uid: string },
      { organisationId, accountId }: Recruiter,
      work: (sql: Sql) => Promise<T>,
    ) => onceMigrated({ identity: uid, organisation: organisationId }, work, { caller: accountId }),
    /** The same for the deletion of that account, which notes its proof. */
    asDeletion: <T>(
      { uid }: { uid: string },
      { organisationId, accountId }: Recruiter,
      work: (sql: Sql) => Promise<T>,
    ) => onceMigrated({ identity: uid, organisation: organisationId, deletions: true }, work, { caller: accountId }),
    /** For the housekeeping of deleted accounts, which sees their proofs and nothing else. */
    asDeletionKeeper: <T>(work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ deletions: true }, work, { caller: 'deletion keeper' }),
    /** For the housekeeping of tokens, which sees those that another key than `sealKey` sealed and nothing else. */
    asSealKeeper: <T>(sealKey: string, work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ sealKey }, work, { caller: 'seal keeper' }),
    /** For what the service notes in the audit log of an organisation. Such work takes turns together. */
    asAuditor: <T>(organisationId: string, work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ organisation: organisationId }, work, { caller: 'audit log' }),
    /**
     * For the service's own housekeeping: sees no organisation's rows but those a policy gives to nobody's transaction.
     */
    asNobody: <T>(work: (sql: Sql) => Promise<T>) => onceMigrated({}, work),
    /** Resolves when a request can be served. */
    ready: () => onceMigrated({}, () => Promise.resolve()),
    close,
  }
}

export type Database = ReturnType<typeof createDatabase>
