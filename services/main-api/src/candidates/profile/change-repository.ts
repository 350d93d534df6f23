import type { Candidate, changeCandidate, CvEvidence, updateCandidate } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Sql } from '../../platform/database.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { lockCandidate, oneCandidate } from '../one-candidate.ts'
import { candidates, type StoredEdits } from '../table.ts'
import { differences } from './differences.ts'
import { markEdits, restoredEvidence } from './edits.ts'
import { keepByPath, type Profile } from './keep-by-path.ts'
import { meant, overtaken } from './overtaken.ts'
import { retainUntil } from './retention.ts'

type Edit = z.output<typeof updateCandidate.body>
/** What a person or a machine changes; `evidence` takes the place of what there was. */
export type Change = Omit<Edit, 'based_on'> & z.output<typeof changeCandidate.body>
type Circumstances = {
  basedOn?: Edit['based_on']
  /** Evidence of values that are put back. */ restored?: Edit['evidence']
}

/** What a machine read of a CV is no change that a person made. */
const UNTOLD: readonly string[] = ['cv_text', 'sensitive', 'evidence', 'made_by', 'status']

/** Who changed what by hand, after a change by a person, or by a machine's reading, which is nobody's. */
const editsAfter = async (
  sql: Sql,
  recruiter: Recruiter,
  id: string,
  { before, after, byMachine, put }: { before: Profile; after: Profile; byMachine: boolean; put: CvEvidence | null },
): Promise<StoredEdits> => {
  const [{ edits } = { edits: {} }] = await sql
    .select({ edits: candidates.edits })
    .from(candidates)
    .where(oneCandidate(recruiter, id))
  return byMachine
    ? keepByPath(edits, before, after)
    : markEdits(edits, before, after, { by: recruiter.accountId, at: new Date().toISOString() }, put)
}

/** Changes to candidates of the recruiter's organisation, one at a time for each candidate. */
export const createChangeRepository = (database: Database) => ({
  /**
   * Changes the given fields and no other; what differs is told in the timeline. With `basedOn` only what differs from it,
   * and `candidate_conflict` is thrown when somebody else changed the same. Null without the candidate.
   */
  change: (
    recruiter: Recruiter,
    id: string,
    change: Change,
    { basedOn = {}, restored }: Circumstances = {},
  ): Promise<Candidate | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const before = await lockCandidate(sql, recruiter, id)
      if (!before) return null
      const changed = differences(before, meant(change, basedOn))
      const fields = Object.keys(changed)
      if (fields.length === 0) return withYears(before)
      const conflicts = overtaken(before, basedOn, changed)
      if (conflicts.length > 0)
        throw new ServiceError('candidate_conflict', { extra: { current: withYears(before), conflicts } })
      const after = { ...before, ...changed }
      const put = restoredEvidence(restored, changed)
      const evidence =
        change.evidence ??
        (before.evidence || put ? { ...keepByPath(before.evidence ?? {}, before, after), ...put } : null)
      const edits = await editsAfter(sql, recruiter, id, {
        before,
        after,
        byMachine: Boolean(change.made_by ?? change.evidence),
        put,
      })
      const term = changed.retention && { retain_until: retainUntil(changed.retention) }
      const [row] = await sql
        .update(candidates)
        .set({ ...changed, ...term, evidence, edits, updated_at: fragment`now()` })
        .where(oneCandidate(recruiter, id))
        .returning(candidateColumns(recruiter))
      if (!row) throw new Error('a locked candidate that is gone')
      if (changed.status) await noteEvent(sql, recruiter, id, 'status', { from: before.status, to: changed.status })
      const told = fields.filter((field) => !UNTOLD.includes(field))
      if (told.length > 0) await noteEvent(sql, recruiter, id, 'changed', { fields: told.join(',') })
      return withYears(row)
    }),
})

export type ChangeRepository = ReturnType<typeof createChangeRepository>
