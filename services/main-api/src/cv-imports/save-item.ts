import type { Candidate, ImportItemStatus, saveImportItem } from '@wervio/contracts'
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
/** Saves a CV that is being read, unseen. */
export type SaveWhenRead = (recruiter: Recruiter, itemId: string, draft: ItemDraft) => Promise<void>

const find = async (sql: Sql, recruiter: Recruiter, id: string): Promise<Candidate | null> => {
  const [found] = await sql.select(candidateColumns(recruiter)).from(candidates).where(oneCandidate(recruiter, id))
  return found ? withYears(found) : null
}

/** The file of the stack becomes the candidate's CV. */
const claimFileOf =
  (itemId: string): Claim =>
  async (sql, _recruiter, candidateId) => {
    const ofItem = and(eq(files.import_item_id, itemId), eq(files.kind, 'import'))
    const claimed = { kind: 'cv' as const, candidate_id: candidateId, import_item_id: null }
    return (await sql.update(files).set(claimed).where(ofItem).returning({ id: files.id })).length > 0
  }

type LockedItem = { status: ImportItemStatus; candidate_id: string | null; file_name: string }

/** The CV, which nobody else changes until the transaction ends. */
const lock = async (sql: Sql, recruiter: Recruiter, itemId: string): Promise<LockedItem | null> => {
  const columns = {
    status: cvImportItems.status,
    candidate_id: cvImportItems.candidate_id,
    file_name: cvImportItems.file_name,
  }
  return (await sql.select(columns).from(cvImportItems).where(oneItem(recruiter, itemId)).for('update'))[0] ?? null
}

/** Makes the candidate of a locked CV, who gets its file, and marks the CV as saved. */
const makeCandidate = async (
  sql: Sql,
  recruiter: Recruiter,
  itemId: string,
  { file_name }: LockedItem,
  draft: ItemDraft,
): Promise<Candidate> => {
  const saved = await insertOrMerge(
    sql,
    recruiter,
    { ...draft, creation_key: itemId, cv_filename: file_name, source: 'import' },
    claimFileOf(itemId),
  )
  if (!saved) throw new ServiceError('conflict')
  const done = {
    status: 'saved' as const,
    candidate_id: saved.id,
    parsed: null,
    problem: null,
    updated_at: fragment`clock_timestamp()`,
  }
  await sql.update(cvImportItems).set(done).where(oneItem(recruiter, itemId))
  return saved
}

/** All in one transaction; who presses twice, or in two tabs, gets the one candidate. */
export const createSaveItem =
  ({ database }: { database: Database }): SaveItem =>
  (recruiter, itemId, draft) =>
    database.asRecruiter(recruiter, async (sql) => {
      const item = await lock(sql, recruiter, itemId)
      if (!item) return null
      if (item.candidate_id !== null) return find(sql, recruiter, item.candidate_id)
      if (item.status !== 'ready' && item.status !== 'failed') throw new ServiceError('conflict')
      return makeCandidate(sql, recruiter, itemId, item, draft)
    })

/**
 * Ends the reading of a CV with its candidate, in one transaction: a crash leaves the CV as it was, to be read again.
 * Does nothing when the CV isn't being read any more.
 */
export const createSaveWhenRead =
  ({ database }: { database: Database }): SaveWhenRead =>
  (recruiter, itemId, draft) =>
    database.asRecruiter(recruiter, async (sql) => {
      const item = await lock(sql, recruiter, itemId)
      if (item?.status === 'reading') await makeCandidate(sql, recruiter, itemId, item, draft)
    })
