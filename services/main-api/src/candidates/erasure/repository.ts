import { erasedKinds, type ErasureReport } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidates, erasures } from '../table.ts'
import { countTraces, trace, tracedBlobs } from './traces.ts'

/** Nobody adds anything about a candidate who is held so: every row that refers to him waits, and then finds him gone. */
const holdToErase = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await sql.select({ id: candidates.id }).from(candidates).where(oneCandidate(recruiter, id)).for('update')).length > 0

const keepProof = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  candidateId: string,
  items: ErasureReport['items'],
): Promise<ErasureReport> => {
  const proof = { id: v7(), organisation_id: organisationId, candidate_id: candidateId, by: accountId, items }
  const [kept] = await sql.insert(erasures).values(proof).returning({ erased_at: erasures.at })
  const [author] = await sql.select({ by: authorName }).from(accounts).where(eq(accounts.id, accountId))
  if (!kept) throw new Error('insert returned no row')
  return { id: proof.id, candidate_id: candidateId, erased_at: kept.erased_at, by: author?.by ?? null, items }
}

export const createErasureRepository = (database: Database) => ({
  /**
   * Removes everything about a candidate, counts again, and keeps what both counts said; null without the candidate.
   * `removeBytes` gets the keys of his files last, before anything is final: when it rejects, the rows stay.
   */
  erase: (
    recruiter: Recruiter,
    id: string,
    removeBytes: (keys: readonly string[]) => Promise<void>,
  ): Promise<ErasureReport | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdToErase(sql, recruiter, id))) return null
      const traced = await trace(sql, recruiter, id)
      const [there, blobs] = [await countTraces(sql, traced), await tracedBlobs(sql, recruiter, traced)]
      await sql.delete(candidates).where(oneCandidate(recruiter, id))
      const left = await countTraces(sql, traced)
      const items = erasedKinds.map((kind) => ({ kind, removed: there[kind] - left[kind], left: left[kind] }))
      if (items.some((item) => item.left > 0))
        throw new Error(`an erasure left ${items.flatMap((item) => (item.left > 0 ? [item.kind] : [])).join(', ')}`)
      const report = await keepProof(sql, recruiter, id, items)
      await removeBytes(blobs)
      return report
    }),
})

export type ErasureRepository = ReturnType<typeof createErasureRepository>
