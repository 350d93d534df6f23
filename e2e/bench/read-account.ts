import type { Account } from '@wervio/contracts'
import type pg from 'pg'
import type { Recruiter } from '../support/accounts.ts'

/** The account of a recruiter, by the database. Throws without one. */
export const readAccount = async (client: pg.Client, { uid }: Pick<Recruiter, 'uid'>): Promise<Account> => {
  const { rows } = await client.query<Account>(
    'select id, organisation_id from main.accounts where provider_uid = $1',
    [uid],
  )
  const [account] = rows
  if (!account) throw new Error('the recruiter has no account')
  return account
}
