import { erasedKinds, type ErasureReport } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { eq, inArray } from 'drizzle-orm'
import { v7 } from 'uuid'
import { cvImportItems } from '../../cv-imports/table.ts'
import { authorName } from '../../accounts/author.ts'
import type { RemoveBytes } from '../../accounts/erasure/erase-organisation.ts'
import { accounts } from '../../accounts/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidates, erasures } from '../table.ts'
import { countTraces, findBlobKeys, findTraces } from './traces.ts'
import { findUnsavedCopies } from './unsaved-copies.ts'

/**
 * Locks a candidate: a new row that refers to them waits, and fails once they are erased. False without the candidate.
 */
const holdToErase = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await sql.select({ id: candidates.id }).from(candidates).where(oneCandidate(recruiter, id)).for('update')).length > 0

const keepProof = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  candidateId: string,
  items: ErasureReport['items'],
): Promise<ErasureReport> => {
  const proof = { id: v7(), organisation_id: organisationId, candidate_id: candidateId, by: accountId, items }
  const [storedProof] = await sql.insert(erasures).values(proof).returning({ erased_at: erasures.at })
  const [author] = await sql.select({ by: authorName }).from(accounts).where(eq(accounts.id, accountId))
  if (!storedProof) throw new Error('insert returned no row')
  return { id: proof.id, candidate_id: candidateId, erased_at: storedProof.erased_at, by: author?.by ?? null, items }
}

export const createErasureRepository = (database: Database) => ({
  /**
   * Removes everything about a candidate, unsaved CVs of theirs in stacks included, and stores the counts from before
   * and after as proof; null without the candidate. `removeBytes` gets the keys of their files last, inside the
   * transaction: when it rejects, the rows stay.
   */
  erase: (recruiter: Recruiter, id: string, removeBytes: RemoveBytes): Promise<ErasureReport | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdToErase(sql, recruiter, id))) return null
      const copies = await findUnsavedCopies(sql, recruiter, id)
      const traces = await findTraces(sql, recruiter, id, copies.ids)
      const [countsBefore, blobs] = [await countTraces(sql, traces), await findBlobKeys(sql, recruiter, traces)]
      if (copies.ids.length > 0) await sql.delete(cvImportItems).where(inArray(cvImportItems.id, copies.ids))
      await sql.delete(candidates).where(oneCandidate(recruiter, id))
      const countsAfter = await countTraces(sql, traces)
      const items = erasedKinds.map((kind) => ({
        kind,
        removed: countsBefore[kind] - countsAfter[kind],
        left: countsAfter[kind],
      }))
      if (items.some((item) => item.left > 0))
        throw new Error(`an erasure left ${items.flatMap((item) => (item.left > 0 ? [item.kind] : [])).join(', ')}`)
      const report = await keepProof(sql, recruiter, id, items)
      await removeBytes(blobs)
      return { ...report, alike_in_imports: copies.alikeByName }
    }),
})

export type ErasureRepository = ReturnType<typeof createErasureRepository>
