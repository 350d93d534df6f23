import { messages, type Succession } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, asc, eq, ne } from 'drizzle-orm'
import { countOwned, handOver, holdAccount } from '../../colleagues/hand-over.ts'
import { canTakeOver, heirRoleOf, refuseHeir } from '../../colleagues/heirs.ts'
import { hiringManagerVacancies } from '../../colleagues/table.ts'
import type { Sql } from '../../platform/database.ts'
import { fold } from '../../platform/schema.ts'
import { authorName } from '../author.ts'
import type { TableRows } from '../erasure/erase-organisation.ts'
import { accounts } from '../table.ts'

/** Who takes over, and whether they become owner: needed when whoever goes is the only one. */
export type Heir = { heir: string | undefined; makesOwner: boolean }

const rowsOf = (counts: Record<string, number>): TableRows[] =>
  Object.entries(counts).flatMap(([table, rows]) => (rows > 0 ? [{ table, rows }] : []))

const isOnlyOwner = (owners: readonly string[], { accountId }: Recruiter): boolean =>
  owners.length === 1 && owners[0] === accountId

/** Who can take over from an account that leaves its colleagues, and what; null for whoever is alone. */
export const readSuccession = async (
  sql: Sql,
  recruiter: Recruiter,
): Promise<{ succession: Succession; owned: Record<string, number> } | null> => {
  const { accountId, organisationId } = recruiter
  const colleagues = await sql
    .select({ id: accounts.id, name: authorName, email: accounts.email, role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.organisation_id, organisationId), ne(accounts.id, accountId)))
    .orderBy(asc(fold(authorName)), asc(accounts.id))
  if (colleagues.length === 0) return null
  const owned = await countOwned(sql, recruiter, accountId)
  const isLastOwner = colleagues.every(({ role }) => role !== 'owner')
  const heirs = colleagues.filter(({ role }) => isLastOwner || canTakeOver(role))
  const succession = {
    is_last_owner: isLastOwner,
    handed_over: rowsOf(owned),
    heirs: heirs.map(({ id, name, email, role }) => ({ id, name: name ?? email, role })),
  }
  return { succession, owned }
}

/** Throws `last_owner` when nobody would be owner any more. */
const makeOwnerIfNeeded = async (
  sql: Sql,
  recruiter: Recruiter,
  owners: readonly string[],
  { heir, makesOwner }: Heir,
): Promise<void> => {
  if (!isOnlyOwner(owners, recruiter)) return
  if (!makesOwner) throw new ServiceError('last_owner', { message: messages.deletionLastOwner })
  await heirRoleOf(sql, recruiter, { from: recruiter.accountId, heir })
  if (heir === undefined) throw refuseHeir()
  await sql.update(accounts).set({ role: 'owner' }).where(eq(accounts.id, heir))
  await sql.delete(hiringManagerVacancies).where(eq(hiringManagerVacancies.account_id, heir))
}

/**
 * Gives what an account owns to the heir, in a transaction that has its turn. Returns what was handed over. Throws
 * `last_owner`, or `validation_failed` for an heir who can't take over.
 */
export const leave = async (
  sql: Sql,
  recruiter: Recruiter,
  owners: readonly string[],
  choice: Heir,
): Promise<TableRows[]> => {
  const { accountId } = recruiter
  await holdAccount(sql, accountId)
  await makeOwnerIfNeeded(sql, recruiter, owners, choice)
  const owned = rowsOf(await countOwned(sql, recruiter, accountId))
  if (owned.length === 0) return []
  const { heir } = choice
  const role = await heirRoleOf(sql, recruiter, { from: accountId, heir })
  if (heir === undefined || !canTakeOver(role)) throw refuseHeir()
  await handOver(sql, recruiter, { from: accountId, to: heir })
  return owned
}
