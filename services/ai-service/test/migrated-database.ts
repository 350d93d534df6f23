import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Role } from '@wervio/contracts'
import { openConnections } from '@wervio/service-kit/database'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'

/** A busy machine refuses nothing that a test sends; in milliseconds. */
export const PATIENT = 60_000

const migrationsFolder = fileURLToPath(new URL('../../main-api/migrations', import.meta.url))

/** What main-api does with the same database: its migrations, and accounts with an organisation of their own. */
export const asMainApi = (url: string) => {
  const { pool, transaction, close } = openConnections({
    url,
    connections: 2,
    role: 'wervio_main',
    onLostConnection: () => undefined,
    longestWait: PATIENT,
  })
  return {
    migrate: () => migrate(drizzle(pool), { migrationsFolder }),
    register: async (uid: string) => {
      const [account, organisation] = [randomUUID(), randomUUID()]
      await transaction({ organisation }, async (connection) => {
        await connection.execute(sql`insert into main.organisations (id) values (${organisation})`)
        await connection.execute(
          sql`insert into main.accounts (id, organisation_id, provider, provider_uid, email, role) values (${account}, ${organisation}, 'email', ${uid}, 'jan@voorbeeld.nl', 'owner')`,
        )
      })
      return { accountId: account, organisationId: organisation }
    },
    /** As main-api does it, from this moment on. */
    signOutEverywhere: async (uid: string) => {
      const { rows } = await transaction({ identity: uid }, (connection) =>
        connection.execute<{ organisation_id: string }>(sql`select organisation_id from main.accounts`),
      )
      await transaction({ identity: uid, organisation: rows[0]?.organisation_id ?? '' }, (connection) =>
        connection.execute(
          sql`update main.accounts set signed_out_before = clock_timestamp() where provider_uid = ${uid}`,
        ),
      )
    },
    /** Somebody else of an organisation. */
    addColleague: (organisation: string, uid: string, role: Role) =>
      transaction({ organisation }, (connection) =>
        connection.execute(
          sql`insert into main.accounts (id, organisation_id, provider, provider_uid, email, role) values (${randomUUID()}, ${organisation}, 'email', ${uid}, ${`${uid}@voorbeeld.nl`}, ${role})`,
        ),
      ),
    /** A candidate of a recruiter. */
    addCandidate: async (recruiter: { accountId: string; organisationId: string }): Promise<string> => {
      const id = randomUUID()
      await transaction({ organisation: recruiter.organisationId }, (connection) =>
        connection.execute(
          sql`insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience) values (${id}, ${recruiter.organisationId}, ${recruiter.accountId}, 'Ilse Hoogveen', '[]', '[]')`,
        ),
      )
      return id
    },
    close,
  }
}

const fill = async (url: string): Promise<void> => {
  const main = asMainApi(url)
  await main.migrate()
  await main.close()
}

/** A database for one test file as main-api leaves it when it has started. */
export const createMigratedDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ folder: migrationsFolder, fill })
