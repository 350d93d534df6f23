import {
  EXPIRED_INVITATION_DAYS,
  INVITATION_DAYS,
  messages,
  type Invitation,
  type InvitationOffer,
  type Role,
} from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, desc, eq, gt, lt, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { authorName } from '../accounts/author.ts'
import { accounts, organisations } from '../accounts/table.ts'
import { requireVacancies } from '../colleagues/give-vacancies.ts'
import type { Database, Sql } from '../platform/database.ts'
import { acceptWith, findOpen } from './accept.ts'
import type { InvitationMailFacts } from './compose-invitation.ts'
import { enterOrganisation } from './enter.ts'
import { invitations } from './table.ts'

/** Open invitations of one organisation. */
const MOST_OPEN = 50

export type NewInvitation = {
  role: Role
  email: string | null
  vacancy_ids: readonly string[]
  replaces?: string | undefined
}

type MailFacts = Omit<InvitationMailFacts, 'email' | 'link'> & { email: string | null }

const columns = {
  id: invitations.id,
  role: invitations.role,
  email: invitations.email,
  by: authorName,
  vacancy_ids: invitations.vacancy_ids,
  created_at: invitations.created_at,
  expires_at: invitations.expires_at,
  is_expired: fragment<boolean>`${invitations.expires_at} <= now()`,
}

const ofOrganisation = ({ organisationId }: Recruiter) => eq(invitations.organisation_id, organisationId)

const notExpired = gt(invitations.expires_at, fragment`now()`)
const isListed = gt(invitations.expires_at, fragment`now() - make_interval(days => ${EXPIRED_INVITATION_DAYS})`)

const readListed = (sql: Sql, recruiter: Recruiter): Promise<Invitation[]> =>
  sql
    .select(columns)
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.by))
    .where(and(ofOrganisation(recruiter), isListed))
    .orderBy(desc(invitations.created_at), desc(invitations.id))

/** Deletes invitations that no list shows any more. */
export const removeOldInvitations = async (database: Database): Promise<void> => {
  const oldest = fragment`now() - make_interval(days => ${EXPIRED_INVITATION_DAYS})`
  await database.asNobody((sql) => sql.delete(invitations).where(lt(invitations.expires_at, oldest)))
}

/** Invitations to an organisation, by the hash of the secret. */
export const createInvitationRepository = (database: Database) => ({
  /** Newest first. */
  list: (recruiter: Recruiter): Promise<Invitation[]> =>
    database.asRecruiter(recruiter, (sql) => readListed(sql, recruiter)),

  /**
   * Takes the place of the earlier invitation `replaces`, if there is one. Throws `conflict` when too many are open.
   */
  create: (
    recruiter: Recruiter,
    hash: string,
    { role, email, vacancy_ids, replaces }: NewInvitation,
  ): Promise<Invitation> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (replaces !== undefined)
        await sql.delete(invitations).where(and(ofOrganisation(recruiter), eq(invitations.id, replaces)))
      if ((await sql.$count(invitations, and(ofOrganisation(recruiter), notExpired))) >= MOST_OPEN)
        throw new ServiceError('conflict', { message: messages.invitationsFull })
      const vacancyIds = role === 'hiring_manager' ? [...vacancy_ids] : []
      await requireVacancies(sql, recruiter, vacancyIds)
      const id = v7()
      await sql.insert(invitations).values({
        id,
        organisation_id: recruiter.organisationId,
        secret_hash: hash,
        role,
        email,
        vacancy_ids: vacancyIds,
        by: recruiter.accountId,
        expires_at: fragment`clock_timestamp() + make_interval(days => ${INVITATION_DAYS})`,
      })
      const invitation = (await readListed(sql, recruiter)).find((open) => open.id === id)
      if (!invitation) throw new Error('insert returned no row')
      return invitation
    }),

  /** What a mail says of an open invitation, for whoever made its secret; null when there is none with this hash. */
  mailFacts: (recruiter: Recruiter, id: string, hash: string): Promise<MailFacts | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const isThis = and(
        ofOrganisation(recruiter),
        eq(invitations.id, id),
        eq(invitations.secret_hash, hash),
        notExpired,
      )
      const [row] = await sql
        .select({
          email: invitations.email,
          role: invitations.role,
          organisation: organisations.name,
          name: authorName,
          address: accounts.email,
        })
        .from(invitations)
        .innerJoin(organisations, eq(organisations.id, invitations.organisation_id))
        .innerJoin(accounts, eq(accounts.id, recruiter.accountId))
        .where(isThis)
      if (!row) return null
      const { email, role, organisation, name, address } = row
      return { email, role, organisation, host: { name: name ?? '', address } }
    }),

  /** Returns whether there was one. */
  withdraw: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (
          await sql
            .delete(invitations)
            .where(and(ofOrganisation(recruiter), eq(invitations.id, id)))
            .returning({ id: invitations.id })
        ).length > 0,
    ),

  /** Null when there is none with this hash that is open. */
  offer: (hash: string): Promise<InvitationOffer | null> =>
    database.asFeed(hash, async (sql) => {
      const invitation = await findOpen(sql, hash)
      if (!invitation) return null
      const { organisation_id, by, role, expires_at } = invitation
      await enterOrganisation(sql, organisation_id)
      const [organisation] = await sql
        .select({ name: organisations.name })
        .from(organisations)
        .where(eq(organisations.id, organisation_id))
      const [host] = by === null ? [] : await sql.select({ name: authorName }).from(accounts).where(eq(accounts.id, by))
      return { organisation: organisation?.name ?? '', by: host?.name ?? null, role, expires_at }
    }),

  accept: acceptWith(database),
})

export type InvitationRepository = ReturnType<typeof createInvitationRepository>
