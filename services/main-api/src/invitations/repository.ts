import { INVITATION_DAYS, messages, type Invitation, type InvitationOffer, type Role } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, desc, eq, gt, lte, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { authorName } from '../accounts/author.ts'
import { accounts, organisations } from '../accounts/table.ts'
import { requireVacancies } from '../colleagues/give-vacancies.ts'
import type { Database, Sql } from '../platform/database.ts'
import { acceptWith, findOpen } from './accept.ts'
import { enterOrganisation } from './enter.ts'
import { invitations } from './table.ts'

/** Open invitations of one organisation. */
const MOST_OPEN = 50

export type NewInvitation = { role: Role; email: string | null; vacancy_ids: readonly string[] }

const columns = {
  id: invitations.id,
  role: invitations.role,
  email: invitations.email,
  by: authorName,
  vacancy_ids: invitations.vacancy_ids,
  created_at: invitations.created_at,
  expires_at: invitations.expires_at,
}

const ofOrganisation = ({ organisationId }: Recruiter) => eq(invitations.organisation_id, organisationId)

const readOpen = (sql: Sql, recruiter: Recruiter): Promise<Invitation[]> =>
  sql
    .select(columns)
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.by))
    .where(and(ofOrganisation(recruiter), gt(invitations.expires_at, fragment`now()`)))
    .orderBy(desc(invitations.created_at), desc(invitations.id))

/** Invitations to an organisation, by the hash of the secret. */
export const createInvitationRepository = (database: Database) => ({
  /** Newest first. */
  list: (recruiter: Recruiter): Promise<Invitation[]> =>
    database.asRecruiter(recruiter, (sql) => readOpen(sql, recruiter)),

  /** Throws `conflict` when too many are open. Those that are too old go. */
  create: (recruiter: Recruiter, hash: string, { role, email, vacancy_ids }: NewInvitation): Promise<Invitation> =>
    database.asRecruiter(recruiter, async (sql) => {
      await sql.delete(invitations).where(and(ofOrganisation(recruiter), lte(invitations.expires_at, fragment`now()`)))
      if ((await sql.$count(invitations, ofOrganisation(recruiter))) >= MOST_OPEN)
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
      const invitation = (await readOpen(sql, recruiter)).find((open) => open.id === id)
      if (!invitation) throw new Error('insert returned no row')
      return invitation
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
