import type { Identity, Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import { linkedIdentities } from '../sign-in/table.ts'
import { enterOrganisation } from './enter.ts'

/**
 * Whether somebody proved that this address is theirs: by the mail of the identity provider, or by a linked account of
 * Google, of which only confirmed addresses are stored. Microsoft's say nothing: whoever runs a tenant chooses them
 * (0194).
 */
export const isConfirmed = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  { emailVerified }: Pick<Identity, 'emailVerified'>,
  address: string,
): Promise<boolean> => {
  if (emailVerified) return true
  await enterOrganisation(sql, organisationId)
  const isGoogles = and(
    eq(linkedIdentities.account_id, accountId),
    eq(linkedIdentities.provider, 'google'),
    eq(fragment`lower(${linkedIdentities.address})`, address),
  )
  return (await sql.$count(linkedIdentities, isGoogles)) > 0
}
