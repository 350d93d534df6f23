import type { Candidate } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, isNull } from 'drizzle-orm'
import { announceBlob } from '../files/insert-file.ts'
import { files } from '../files/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { hasCandidate } from './one-candidate.ts'

export type CandidateFileKind = 'cv' | 'photo'

/** A candidate after a change of their files, and the blob keys of the files that were removed. */
export type FileChange = { candidate: Candidate; removedBlobs: string[] }

/** The files of one kind a candidate has; there is never more than one. */
export const filesOfKind = ({ organisationId }: Recruiter, candidateId: string, kind: CandidateFileKind) =>
  and(
    eq(files.organisation_id, organisationId),
    eq(files.candidate_id, candidateId),
    eq(files.kind, kind),
    isNull(files.deleted_at),
  )

/** Whether the candidate's file of this kind is the one with this id. */
export const hasFile = async (
  sql: Sql,
  recruiter: Recruiter,
  candidateId: string,
  { kind, id }: { kind: CandidateFileKind; id: string },
): Promise<boolean> => (await sql.$count(files, and(filesOfKind(recruiter, candidateId, kind), eq(files.id, id)))) > 0

/** Removes the rows and returns their blob keys, which are orphans from then on. */
export const removeFiles = async (
  sql: Sql,
  recruiter: Recruiter,
  candidateId: string,
  kind: CandidateFileKind,
): Promise<string[]> =>
  (
    await sql
      .delete(files)
      .where(filesOfKind(recruiter, candidateId, kind))
      .returning({ key: files.blob_key })
  ).map(({ key }) => key)

/** `announceBlob` for a file of a candidate; false without the candidate. */
export const createAnnounce =
  (database: Database) =>
  (recruiter: Recruiter, candidateId: string, blobKey: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasCandidate(sql, recruiter, candidateId))) return false
      await announceBlob(sql, blobKey)
      return true
    })
