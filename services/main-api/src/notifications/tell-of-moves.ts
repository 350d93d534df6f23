import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray } from 'drizzle-orm'
import { applications } from '../applications/table.ts'
import { candidates } from '../candidates/table.ts'
import type { Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'
import { raiseNotifications, type NotificationItem } from './raise.ts'

/**
 * Tells the recruiters of a vacancy and of its candidates where the recruiter brought these; nobody is told of what
 * they did themselves.
 */
export const tellOfMoves = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  vacancyId: string,
  candidateIds: readonly string[],
): Promise<void> => {
  if (candidateIds.length === 0) return
  const rows = await sql
    .select({
      id: applications.id,
      candidate_id: applications.candidate_id,
      stage: applications.stage,
      outcome: applications.outcome,
      updated_at: applications.updated_at,
      vacancyOwner: vacancies.recruiter_id,
      candidateOwner: candidates.recruiter_id,
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancy_id))
    .innerJoin(candidates, eq(candidates.id, applications.candidate_id))
    .where(
      and(
        eq(applications.organisation_id, organisationId),
        eq(applications.vacancy_id, vacancyId),
        inArray(applications.candidate_id, [...candidateIds]),
      ),
    )
  const itemsOf = new Map<string, NotificationItem[]>()
  for (const { id, updated_at, vacancyOwner, candidateOwner, ...facts } of rows)
    for (const owner of new Set([vacancyOwner, candidateOwner]))
      if (owner !== accountId)
        itemsOf.set(owner, [
          ...(itemsOf.get(owner) ?? []),
          { key: `moved:${id}:${updated_at}`, vacancy_id: vacancyId, actor_id: accountId, ...facts },
        ])
  // In one order, so that two who tell the same people never wait for each other.
  for (const owner of [...itemsOf.keys()].toSorted())
    await raiseNotifications(sql, owner, 'colleague', itemsOf.get(owner) ?? [])
}
