import type { Candidate, CandidateSource, ImportItemStatus, ParsedCv, saveImportItem } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import type { z } from 'zod'
import { candidateColumns, withYears } from '../candidates/columns.ts'
import { findDuplicates } from '../candidates/duplicates/repository.ts'
import type { Claim } from '../candidates/insert-candidate.ts'
import { insertOrMerge } from '../candidates/insert-or-merge.ts'
import { oneCandidate } from '../candidates/one-candidate.ts'
import { editsOfReview } from '../candidates/profile/edits.ts'
import { candidates } from '../candidates/table.ts'
import { files } from '../files/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { oneItem } from './item-columns.ts'
import { cvImportItems, cvImports } from './table.ts'
import { lockStackOf, tellWhenRead } from './tell-when-read.ts'

export type ItemDraft = z.output<typeof saveImportItem.body>
/** Saves a CV of a stack as a candidate; null when it doesn't exist, `conflict` while it is being read. */
export type SaveItem = (recruiter: Recruiter, itemId: string, draft: ItemDraft) => Promise<Candidate | null>
/**
 * Saves a CV that is being read, without a review. Saves nothing and returns false when the candidate may exist
 * already.
 */
export type SaveWhenRead = (recruiter: Recruiter, itemId: string, draft: ItemDraft) => Promise<boolean>

const findCandidate = async (sql: Sql, recruiter: Recruiter, id: string): Promise<Candidate | null> => {
  const [row] = await sql.select(candidateColumns(recruiter)).from(candidates).where(oneCandidate(recruiter, id))
  return row ? withYears(row) : null
}

/** The file of the stack becomes the candidate's CV. */
const claimFileOf =
  (itemId: string): Claim =>
  async (sql, _recruiter, candidateId) => {
    const ofItem = and(eq(files.import_item_id, itemId), eq(files.kind, 'import'))
    const cvValues = { kind: 'cv' as const, candidate_id: candidateId, import_item_id: null }
    return (await sql.update(files).set(cvValues).where(ofItem).returning({ id: files.id })).length > 0
  }

type LockedItem = {
  import_id: string
  status: ImportItemStatus
  candidate_id: string | null
  file_name: string
  parsed: ParsedCv | null
}

/** The CV, locked until the transaction ends. */
const lockItem = async (sql: Sql, recruiter: Recruiter, itemId: string): Promise<LockedItem | null> => {
  const columns = {
    import_id: cvImportItems.import_id,
    status: cvImportItems.status,
    candidate_id: cvImportItems.candidate_id,
    file_name: cvImportItems.file_name,
    parsed: cvImportItems.parsed,
  }
  return (await sql.select(columns).from(cvImportItems).where(oneItem(recruiter, itemId)).for('update'))[0] ?? null
}

/**
 * Where the candidate of a CV comes from. Screens review a single CV and a stack with the same form, so the draft can't
 * tell them apart. An automatic import is a stack from its first CV on, which is saved before the others arrive.
 */
const sourceOf = async (sql: Sql, { import_id }: LockedItem, draft: ItemDraft): Promise<CandidateSource> => {
  const [stack] = await sql.select({ mode: cvImports.mode }).from(cvImports).where(eq(cvImports.id, import_id))
  const isStack =
    stack?.mode === 'automatic' || (await sql.$count(cvImportItems, eq(cvImportItems.import_id, import_id))) > 1
  return isStack ? 'import' : (draft.source ?? 'cv')
}

/** Makes a candidate of a locked CV, gives them its file, and marks the CV as saved. */
const makeCandidate = async (
  sql: Sql,
  recruiter: Recruiter,
  itemId: string,
  item: LockedItem,
  draft: ItemDraft,
): Promise<Candidate> => {
  const { file_name, parsed } = item
  // Without a parsed CV all fields were typed, and there is nothing that they differ from.
  const edits = parsed ? editsOfReview(parsed, draft, { by: recruiter.accountId, at: new Date().toISOString() }) : {}
  const source = await sourceOf(sql, item, draft)
  const ofItem = { creation_key: itemId, cv_filename: file_name, source, edits }
  const candidate = await insertOrMerge(sql, recruiter, { ...draft, ...ofItem }, claimFileOf(itemId))
  if (!candidate) throw new ServiceError('conflict')
  const savedValues = {
    status: 'saved' as const,
    candidate_id: candidate.id,
    parsed: null,
    problem: null,
    updated_at: fragment`clock_timestamp()`,
  }
  await sql.update(cvImportItems).set(savedValues).where(oneItem(recruiter, itemId))
  return candidate
}

/** In one transaction; saving twice, also from two tabs, gives one candidate. */
export const createSaveItem =
  ({ database }: { database: Database }): SaveItem =>
  (recruiter, itemId, draft) =>
    database.asRecruiter(recruiter, async (sql) => {
      const item = await lockItem(sql, recruiter, itemId)
      if (!item) return null
      if (item.candidate_id !== null) return findCandidate(sql, recruiter, item.candidate_id)
      if (item.status !== 'ready' && item.status !== 'failed') throw new ServiceError('conflict')
      return makeCandidate(sql, recruiter, itemId, item, draft)
    })

/** Any number, the same in every instance: 'save' in ASCII. */
const UNSEEN_LOCK = 0x73617665

/** Waits until no other CV of the organisation is being saved unseen; until the transaction ends. */
const lockOrganisation = (sql: Sql, { organisationId }: Recruiter): Promise<unknown> =>
  sql.execute(fragment`select pg_advisory_xact_lock(${UNSEEN_LOCK}::int, hashtext(${organisationId}))`)

/**
 * Saves the candidate and ends the reading in one transaction: after a crash the CV is read again. Looks for duplicates
 * again, because CVs of one person that are read at the same time don't find each other before. Does nothing when the
 * CV isn't being read any more.
 */
export const createSaveWhenRead =
  ({ database }: { database: Database }): SaveWhenRead =>
  (recruiter, itemId, draft) =>
    database.asRecruiter(recruiter, async (sql) => {
      const stackId = await lockStackOf(sql, recruiter, itemId)
      const item = await lockItem(sql, recruiter, itemId)
      if (item?.status !== 'reading') return true
      await lockOrganisation(sql, recruiter)
      if ((await findDuplicates(sql, recruiter, draft)).length > 0) return false
      await makeCandidate(sql, recruiter, itemId, item, draft)
      if (stackId !== null) await tellWhenRead(sql, recruiter, stackId)
      return true
    })
