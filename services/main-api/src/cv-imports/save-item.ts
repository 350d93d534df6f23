import type { Candidate, saveImportItem } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import type { z } from 'zod'
import { candidateColumns, withYears } from '../candidates/columns.ts'
import type { Claim } from '../candidates/insert-candidate.ts'
import { insertOrMerge } from '../candidates/insert-or-merge.ts'
import { oneCandidate } from '../candidates/one-candidate.ts'
import { candidates } from '../candidates/table.ts'
import { files } from '../files/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { oneItem } from './item-columns.ts'
import { cvImportItems } from './table.ts'

export type ItemDraft = z.output<typeof saveImportItem.body>
/** Saves a CV of a stack as a candidate; null when it isn't there, `conflict` while it is being read. */
export type SaveItem = (recruiter: Recruiter, itemId: string, draft: ItemDraft) => Promise<Candidate | null>

const find = async (sql: Sql, recruiter: Recruiter, id: string): Promise<Candidate | null> => {
  const [found] = await sql.select(candidateColumns(recruiter)).from(candidates).where(oneCandidate(recruiter, id))
  return found ? withYears(found) : null
}

/** The file of the stack becomes the candidate's CV. */
const claimFileOf =
  (itemId: string): Claim =>
  async (sql, _recruiter, candidateId) => {
    const ofItem = and(eq(files.import_item_id, itemId), eq(files.kind, 'import'))
    return (await sql.update(files).set({ kind: 'cv', candidate_id: candidateId, import_item_id: null }).where(ofItem).returning({ id: files.id })).length > 0
  }

/** All in one transaction; who presses twice, or in two tabs, gets the one candidate. */
export const createSaveItem =
  ({ database }: { database: Database }): SaveItem =>
  (recruiter, itemId, draft) =>
    database.asRecruiter(recruiter, async (sql) => {
      const shown = { status: cvImportItems.status, candidate_id: cvImportItems.candidate_id, file_name: cvImportItems.file_name }
      const [item] = await sql.select(shown).from(cvImportItems).where(oneItem(recruiter, itemId)).for('update')
      if (!item) return null
      if (item.candidate_id !== null) return find(sql, recruiter, item.candidate_id)
      if (item.status !== 'ready' && item.status !== 'failed') throw new ServiceError('conflict')
      const saved = await insertOrMerge(sql, recruiter, { ...draft, creation_key: itemId, cv_filename: item.file_name, source: 'import' }, claimFileOf(itemId))
      if (!saved) throw new ServiceError('conflict')
      const done = { status: 'saved' as const, candidate_id: saved.id, parsed: null, problem: null, updated_at: fragment`clock_timestamp()` }
      await sql.update(cvImportItems).set(done).where(oneItem(recruiter, itemId))
      return saved
    })
