import type { Organisation, Role } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import { accounts, organisations } from '../accounts/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { giveVacancies, requireVacancies } from './give-vacancies.ts'
import { handOver, holdAccount } from './hand-over.ts'
import { canTakeOver, heirRoleOf, refuseHeir } from './heirs.ts'
import { lockOwners, refuseLastOwner } from './owners.ts'
import { readOrganisation } from './read-organisation.ts'
import { hiringManagerVacancies } from './table.ts'

const oneMember = ({ organisationId }: Recruiter, id: string) =>
  and(eq(accounts.organisation_id, organisationId), eq(accounts.id, id))

const hasMember = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await sql.$count(accounts, oneMember(recruiter, id))) > 0

/** Who is in an organisation, and as what. Null for somebody who isn't. */
export const createColleagueRepository = (database: Database) => ({
  read: (recruiter: Recruiter): Promise<Organisation> =>
    database.asAccount(recruiter, (sql) => readOrganisation(sql, recruiter)),

  rename: (recruiter: Recruiter, name: string): Promise<Organisation> =>
    database.asRecruiter(recruiter, async (sql) => {
      await sql.update(organisations).set({ name }).where(eq(organisations.id, recruiter.organisationId))
      return readOrganisation(sql, recruiter)
    }),

  /** Throws `last_owner` for the only one. */
  changeRole: (
    recruiter: Recruiter,
    id: string,
    { role, vacancy_ids }: { role: Role; vacancy_ids: readonly string[] },
  ): Promise<Organisation | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const owners = await lockOwners(sql, recruiter)
      if (!(await hasMember(sql, recruiter, id))) return null
      if (role !== 'owner') refuseLastOwner(owners, id)
      await sql.update(accounts).set({ role }).where(oneMember(recruiter, id))
      await sql.delete(hiringManagerVacancies).where(eq(hiringManagerVacancies.account_id, id))
      if (role === 'hiring_manager') {
        await requireVacancies(sql, recruiter, vacancy_ids)
        await giveVacancies(sql, { ...recruiter, accountId: id }, vacancy_ids)
      }
      return readOrganisation(sql, recruiter)
    }),

  /** Gives what somebody owns to `heir` and removes their account. Throws `last_owner` for the only one. */
  remove: (recruiter: Recruiter, id: string, heir: string | undefined): Promise<Organisation | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const owners = await lockOwners(sql, recruiter)
      if (!(await hasMember(sql, recruiter, id))) return null
      refuseLastOwner(owners, id)
      if (heir === undefined || !canTakeOver(await heirRoleOf(sql, recruiter, { from: id, heir }))) throw refuseHeir()
      await holdAccount(sql, id)
      await handOver(sql, recruiter, { from: id, to: heir })
      await sql.delete(accounts).where(oneMember(recruiter, id))
      return readOrganisation(sql, recruiter)
    }),
})

export type ColleagueRepository = ReturnType<typeof createColleagueRepository>
