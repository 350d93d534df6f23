import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { openConnections, type ConnectionOptions, type Settings, type Sql } from '@wervio/service-kit/database'

export type { Sql }

/** Connections to PostgreSQL. Every statement of a request runs through `asRecruiter` or `asNewcomer`. */
export const createDatabase = (options: Omit<ConnectionOptions, 'role'>) => {
  const { pool, transaction, close } = openConnections({ ...options, role: 'wervio_main' })
  let migrated = false
  const opened = Promise.withResolvers<void>()

  const onceMigrated = async <T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> => {
    if (!migrated) throw new ServiceError('unavailable')
    return transaction(settings, work)
  }

  return {
    pool,
    /** Called once the tables are there; until then every request is answered with `unavailable`. */
    open: () => {
      migrated = true
      opened.resolve()
    },
    /** Resolves once the tables are there. */
    opened: opened.promise,
    /** Sees and changes rows of the recruiter's organisation only. */
    asRecruiter: <T>({ organisationId }: Recruiter, work: (sql: Sql) => Promise<T>) => onceMigrated({ organisation: organisationId }, work),
    /** For an identity that may have no account yet: sees its own account, and may found the organisation `founding`. */
    asNewcomer: <T>({ uid }: { uid: string }, founding: string | undefined, work: (sql: Sql) => Promise<T>) =>
      onceMigrated({ identity: uid, ...(founding && { organisation: founding }) }, work),
    /** For the service's own housekeeping: sees no organisation's rows but those a policy gives to nobody's transaction. */
    asNobody: <T>(work: (sql: Sql) => Promise<T>) => onceMigrated({}, work),
    /** Resolves when a request can be served. */
    ready: () => onceMigrated({}, () => Promise.resolve()),
    close,
  }
}

export type Database = ReturnType<typeof createDatabase>
