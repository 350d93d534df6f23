import type { Role } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { createDatabase } from '../src/platform/database.ts'
import { newToken, type Recruiter } from './start-app.ts'

/** Runs SQL as a recruiter, for what no call does. */
export const asRecruiter = async (databaseUrl: string, { account }: Recruiter, statement: SQL) => {
  const database = createDatabase({ url: databaseUrl, connections: 1, onLostConnection: () => undefined })
  database.open()
  try {
    return await database.asRecruiter(
      { accountId: account.id, organisationId: account.organisation_id },
      (transaction) => transaction.execute(statement),
    )
  } finally {
    await database.close()
  }
}

/** The token of a new account in the recruiter's organisation. */
export const colleagueOf = async (
  databaseUrl: string,
  recruiter: Recruiter,
  name: string | null,
  role: Role = 'recruiter',
): Promise<string> => {
  const uid = crypto.randomUUID()
  const { organisation_id } = recruiter.account
  await asRecruiter(
    databaseUrl,
    recruiter,
    sql`insert into main.accounts (id, organisation_id, provider, provider_uid, email, display_name, role) values (${uid}, ${organisation_id}, 'email', ${uid}, ${`${uid}@voorbeeld.nl`}, ${name}, ${role})`,
  )
  return newToken(uid)
}
