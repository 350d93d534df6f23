import type { Candidate, MergeField } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql as fragment } from 'drizzle-orm'
import { cvImportItems } from '../../cv-imports/table.ts'
import { matchDecisions } from '../../decisions/table.ts'
import { files } from '../../files/table.ts'
import { mails } from '../../mail/table.ts'
import type { Sql } from '../../platform/database.ts'
import { filesOfKind, type CandidateFileKind } from '../candidate-files.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { noteTextsOf } from '../notes/note-texts.ts'
import { oneCandidate } from '../one-candidate.ts'
import { alignStatus } from '../status/follow-procedures.ts'
import { candidateEvents, candidateNotes, candidates, shortlists } from '../table.ts'
import { keepAfter, keepBefore } from './before-merge.ts'
import { joinApplications } from './join-applications.ts'
import { joinVerdicts } from './match-verdicts.ts'
import { mergedProfile, takesCv } from './merged-profile.ts'

/** Candidate `id` remains, and takes the fields `take` from `other`, who is removed. */
export type Merge = { id: string; other: string; take: readonly MergeField[] }

/** Locks both, always the lower id first, so that two merges of the same pair wait instead of deadlocking. */
const lockBoth = async (sql: Sql, recruiter: Recruiter, { id, other }: Merge) => {
  const both = and(eq(candidates.organisation_id, recruiter.organisationId), inArray(candidates.id, [id, other]))
  const rows = await sql
    .select({ ...candidateColumns(recruiter), cv_text: candidates.cv_text, edits: candidates.edits })
    .from(candidates)
    .where(both)
    .orderBy(candidates.id)
    .for('update')
  const [one, second] = [rows.find((row) => row.id === id), rows.find((row) => row.id === other)]
  return one && second ? { one, second } : null
}

/**
 * A candidate has one file of a kind: with `takesOther` the other's, else the first's. The other file can be restored
 * for a day.
 */
const joinFiles = async (
  sql: Sql,
  recruiter: Recruiter,
  { id, other }: Merge,
  kind: CandidateFileKind,
  takesOther: boolean,
): Promise<void> => {
  await sql
    .update(files)
    .set({ deleted_at: fragment`now()` })
    .where(filesOfKind(recruiter, takesOther ? id : other, kind))
  await sql
    .update(files)
    .set({ candidate_id: id })
    .where(
      and(eq(files.organisation_id, recruiter.organisationId), eq(files.candidate_id, other), eq(files.kind, kind)),
    )
}

const moveRest = async (sql: Sql, { organisationId }: Recruiter, { id, other }: Merge): Promise<void> => {
  await sql.execute(fragment`
    insert into ${shortlists} (organisation_id, account_id, candidate_id, at)
    select organisation_id, account_id, ${id}, at from ${shortlists} where organisation_id = ${organisationId} and candidate_id = ${other}
    on conflict do nothing`)
  await sql
    .update(candidateEvents)
    .set({ candidate_id: id })
    .where(and(eq(candidateEvents.organisation_id, organisationId), eq(candidateEvents.candidate_id, other)))
  await sql
    .update(candidateNotes)
    .set({ candidate_id: id })
    .where(and(eq(candidateNotes.organisation_id, organisationId), eq(candidateNotes.candidate_id, other)))
  await sql
    .update(cvImportItems)
    .set({ candidate_id: id })
    .where(and(eq(cvImportItems.organisation_id, organisationId), eq(cvImportItems.candidate_id, other)))
  await sql
    .update(matchDecisions)
    .set({ candidate_id: id })
    .where(and(eq(matchDecisions.organisation_id, organisationId), eq(matchDecisions.candidate_id, other)))
  await sql
    .update(mails)
    .set({ candidate_id: id })
    .where(and(eq(mails.organisation_id, organisationId), eq(mails.candidate_id, other)))
  for (const view of ['candidate_meetings', 'candidate_consents', 'candidate_scorecards'])
    await sql.execute(
      fragment`update main.${fragment.identifier(view)} set candidate_id = ${id}::uuid where candidate_id = ${other}::uuid`,
    )
  await sql.execute(fragment`select main.move_conversations(${other}, ${id})`)
}

/**
 * Makes one candidate of two different ones, in the transaction of `sql`. Null when one of them isn't the recruiter's.
 */
export const mergeInto = async (sql: Sql, recruiter: Recruiter, merge: Merge): Promise<Candidate | null> => {
  const lockedPair = await lockBoth(sql, recruiter, merge)
  if (!lockedPair) return null
  const { one, second } = lockedPair
  const take = new Set(merge.take)
  const profile = mergedProfile(one, second, take)
  const { mergeId, until } = await keepBefore(sql, recruiter, merge)
  const takesOtherCv = takesCv(one, second, take)
  await joinFiles(sql, recruiter, merge, 'cv', takesOtherCv)
  await joinFiles(sql, recruiter, merge, 'photo', profile.photo !== one.photo)
  await joinApplications(sql, recruiter, merge.id, merge.other)
  await moveRest(sql, recruiter, merge)
  await joinVerdicts(sql, merge, takesOtherCv)
  await sql.delete(candidates).where(oneCandidate(recruiter, merge.other))
  await noteEvent(sql, recruiter, merge.id, 'merged', { name: second.name, until })
  const [row] = await sql
    .update(candidates)
    .set({ ...profile, note_texts: noteTextsOf(merge.id), updated_at: fragment`now()` })
    .where(oneCandidate(recruiter, merge.id))
    .returning(candidateColumns(recruiter))
  if (!row) throw new Error('a locked candidate that is gone')
  await keepAfter(sql, recruiter, mergeId, merge.id)
  await alignStatus(sql, recruiter, [merge.id])
  const [mergedRow = row] = await sql
    .select(candidateColumns(recruiter))
    .from(candidates)
    .where(oneCandidate(recruiter, merge.id))
  return withYears(mergedRow)
}
