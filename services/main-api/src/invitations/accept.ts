import { messages } from '@wervio/contracts'
import { ServiceError, type Identity, type Recruiter } from '@wervio/service-kit'
import { and, eq, gt, sql as fragment } from 'drizzle-orm'
import { accounts, organisations } from '../accounts/table.ts'
import { giveVacancies } from '../colleagues/give-vacancies.ts'
import type { Database, Sql } from '../platform/database.ts'
import { isConfirmed } from './confirmed-address.ts'
import { isEmptyOrganisation } from './empty-organisation.ts'
import { enterOrganisation } from './enter.ts'
import { invitations } from './table.ts'
import { takeAlong } from './take-along.ts'

/** The same for one that never was, was used, was withdrawn, or is too old: who guesses learns nothing. */
export const invitationGone = (): ServiceError => new ServiceError('not_found', { message: messages.invitationGone })

const isOpen = (hash: string) => and(eq(invitations.secret_hash, hash), gt(invitations.expires_at, fragment`now()`))

/** An invitation by the hash of its secret, in a transaction that knows that; null when there is none. */
export const findOpen = async (sql: Sql, hash: string) => {
  const [invitation] = await sql.select().from(invitations).where(isOpen(hash))
  return invitation ?? null
}

/** The organisation that the account founded, if nobody misses it; throws `organisation_not_empty` otherwise. */
const leaveOwn = async (sql: Sql, uid: string): Promise<string> => {
  const [account] = await sql
    .select({ organisationId: accounts.organisation_id })
    .from(accounts)
    .where(eq(accounts.provider_uid, uid))
  if (!account) throw new ServiceError('not_registered')
  const { organisationId } = account
  await enterOrganisation(sql, organisationId)
  // Whatever is added to it at this moment waits, and is refused when the organisation is gone.
  const rows = await sql
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('update')
  const isEmpty = rows.length > 0 && (await isEmptyOrganisation(sql, organisationId))
  if (!isEmpty) throw new ServiceError('organisation_not_empty')
  return organisationId
}

/** Who accepts, as their token says. */
type Invited = Pick<Identity, 'uid' | 'email' | 'emailVerified'>

/**
 * Takes an account to the organisation that invites it, all of it or nothing. The invitation is deleted first: of two
 * people who accept at once the second finds none. Throws `not_found`, `invitation_for_another`, `address_unconfirmed`,
 * `already_colleague` or `organisation_not_empty`.
 */
export const acceptWith =
  (database: Database) =>
  (recruiter: Recruiter, identity: Invited, hash: string): Promise<void> => {
    const { uid, email } = identity
    return database.asInvited({ uid, accountId: recruiter.accountId, hash }, async (sql) => {
      const offered = await findOpen(sql, hash)
      if (!offered) throw invitationGone()
      if (offered.email !== null && offered.email !== email?.toLowerCase())
        throw new ServiceError('invitation_for_another')
      if (offered.organisation_id === recruiter.organisationId) throw new ServiceError('already_colleague')
      if (offered.email !== null && !(await isConfirmed(sql, recruiter, identity, offered.email)))
        throw new ServiceError('address_unconfirmed')
      const leftOrganisationId = await leaveOwn(sql, uid)
      const putBack = await takeAlong(sql, recruiter.accountId)
      await enterOrganisation(sql, offered.organisation_id)
      const [invitation] = await sql.delete(invitations).where(isOpen(hash)).returning()
      if (!invitation) throw invitationGone()
      const { organisation_id, role, vacancy_ids } = invitation
      await sql
        .update(accounts)
        .set({ organisation_id, role, joined_at: fragment`clock_timestamp()` })
        .where(eq(accounts.provider_uid, uid))
      await putBack(organisation_id)
      if (role === 'hiring_manager')
        await giveVacancies(sql, { accountId: recruiter.accountId, organisationId: organisation_id }, vacancy_ids)
      await enterOrganisation(sql, leftOrganisationId)
      await sql.delete(organisations).where(eq(organisations.id, leftOrganisationId))
    })
  }
