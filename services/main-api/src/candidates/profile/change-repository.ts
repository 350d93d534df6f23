import {
  messages,
  type Candidate,
  type changeCandidate,
  type CvEvidence,
  type updateCandidate,
} from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { sql as fragment, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Sql } from '../../platform/database.ts'
import { hasFile } from '../candidate-files.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { writeSingleField } from '../notes/write-notes.ts'
import { noteTextsOf } from '../notes/note-texts.ts'
import { lockCandidate, oneCandidate } from '../one-candidate.ts'
import { followProcedures } from '../status/follow-procedures.ts'
import { candidates, type StoredEdits } from '../table.ts'
import { differences } from './differences.ts'
import { markEdits, restoredEvidence } from './edits.ts'
import { keepByPath, type Profile } from './keep-by-path.ts'
import { conflictingFields, currentEvidence, intendedChange } from './conflicts.ts'
import { retainUntil } from './retention.ts'

type Edit = z.output<typeof updateCandidate.body>
/** A change by a person or by the CV reader; `evidence` replaces the stored evidence. */
export type Change = Omit<Edit, 'based_on'> & Omit<z.output<typeof changeCandidate.body>, 'based_on' | 'cv_file'>
type ChangeOptions = {
  basedOn?: Edit['based_on']
  /** Evidence of values that are set back to what the CV says. */
  restored?: Edit['evidence']
  /** The id of the CV that the values were read from. */
  cvFile?: string | undefined
}

/** Fields whose changes the timeline doesn't report as 'changed'; a status has its own kind of event. */
const UNREPORTED_FIELDS: readonly string[] = ['cv_text', 'sensitive', 'evidence', 'made_by', 'status']

/**
 * `status_chosen_at` after a change: now for a choice, null when the status follows the procedures again; absent when
 * it stays.
 */
const choiceOfStatus = (
  before: Pick<Candidate, 'status' | 'status_chosen_at'>,
  { status }: Pick<Change, 'status'>,
  followsProcedures: boolean | undefined,
): SQL | null | undefined => {
  if (status !== undefined && (status !== before.status || !before.status_chosen_at)) return fragment`now()`
  return status === undefined && followsProcedures && before.status_chosen_at ? null : undefined
}

/** The stored edits after a change. A reading by machine adds none. */
const editsAfter = async (
  sql: Sql,
  recruiter: Recruiter,
  id: string,
  {
    before,
    after,
    byMachine,
    restoredEntries,
  }: { before: Profile; after: Profile; byMachine: boolean; restoredEntries: CvEvidence | null },
): Promise<StoredEdits> => {
  const [{ edits } = { edits: {} }] = await sql
    .select({ edits: candidates.edits })
    .from(candidates)
    .where(oneCandidate(recruiter, id))
  return byMachine
    ? keepByPath(edits, before, after)
    : markEdits(edits, before, after, { by: recruiter.accountId, at: new Date().toISOString() }, restoredEntries)
}

/** Changes to candidates of the recruiter's organisation, one at a time for each candidate. */
export const createChangeRepository = (database: Database) => ({
  /**
   * Changes the given fields only, and notes the ones that differ in the timeline. With `basedOn` only fields that
   * differ from it change, evidence of values that somebody else replaced is left out, and `candidate_conflict` is
   * thrown when somebody else changed one of the fields. With `cvFile`, `conflict` is thrown when the candidate has
   * another CV. Null without the candidate.
   */
  change: (
    recruiter: Recruiter,
    id: string,
    { follow_procedures: followsProcedures, ...draft }: Change,
    { basedOn = {}, restored, cvFile }: ChangeOptions = {},
  ): Promise<Candidate | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const before = await lockCandidate(sql, recruiter, id)
      if (!before) return null
      if (cvFile !== undefined && !(await hasFile(sql, recruiter, id, { kind: 'cv', id: cvFile })))
        throw new ServiceError('conflict', { message: messages.cvReplaced })
      const change = draft.evidence
        ? { ...draft, evidence: currentEvidence(draft.evidence, before, basedOn, draft) }
        : draft
      const changedFields = differences(before, intendedChange(change, basedOn))
      const conflicts = conflictingFields(before, basedOn, changedFields)
      if (conflicts.length > 0)
        throw new ServiceError('candidate_conflict', { extra: { current: withYears(before), conflicts } })
      const { notes, ...changed } = changedFields
      const fields = Object.keys(changed)
      const statusChosenAt = choiceOfStatus(before, change, followsProcedures)
      const writesNote = notes !== undefined && (await writeSingleField(sql, recruiter, id, notes))
      if (fields.length === 0 && statusChosenAt === undefined && !writesNote) return withYears(before)
      const after = { ...before, ...changed }
      const restoredEntries = restoredEvidence(restored, changed)
      const evidence =
        change.evidence ??
        (before.evidence || restoredEntries
          ? { ...keepByPath(before.evidence ?? {}, before, after), ...restoredEntries }
          : null)
      const edits = await editsAfter(sql, recruiter, id, {
        before,
        after,
        byMachine: Boolean(change.made_by ?? change.evidence),
        restoredEntries,
      })
      const term = changed.retention && { retain_until: retainUntil(changed.retention) }
      const [row] = await sql
        .update(candidates)
        .set({
          ...changed,
          ...term,
          ...(writesNote && { note_texts: noteTextsOf(id) }),
          evidence,
          edits,
          status_chosen_at: statusChosenAt,
          updated_at: fragment`now()`,
        })
        .where(oneCandidate(recruiter, id))
        .returning(candidateColumns(recruiter))
      if (!row) throw new Error('a locked candidate that is gone')
      if (changed.status) await noteEvent(sql, recruiter, id, 'status', { from: before.status, to: changed.status })
      const reportedFields = fields.filter((field) => !UNREPORTED_FIELDS.includes(field))
      if (reportedFields.length > 0)
        await noteEvent(sql, recruiter, id, 'changed', { fields: reportedFields.join(',') })
      if (statusChosenAt !== null) return withYears(row)
      await followProcedures(sql, recruiter, [id])
      const following = await lockCandidate(sql, recruiter, id)
      return following && withYears(following)
    }),
})

export type ChangeRepository = ReturnType<typeof createChangeRepository>
