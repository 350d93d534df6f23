import type { Candidate, changeCandidate, updateCandidate } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { lockCandidate, oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'
import { differences } from './differences.ts'
import { keepEvidence } from './keep-evidence.ts'
import { retainUntil } from './retention.ts'

type Change = z.output<typeof updateCandidate.body> & z.output<typeof changeCandidate.body>

/** What a machine read of a CV is no change that a person made. */
const UNTOLD: readonly string[] = ['cv_text', 'sensitive', 'evidence', 'made_by', 'status']

/** Changes to candidates of the recruiter's organisation, one at a time for each candidate. */
export const createChangeRepository = (database: Database) => ({
  /** Changes the given fields and no other; what differs is told in the timeline. Null without the candidate. */
  change: (recruiter: Recruiter, id: string, change: Change): Promise<Candidate | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const before = await lockCandidate(sql, recruiter, id)
      if (!before) return null
      const changed = differences(before, change)
      const fields = Object.keys(changed)
      if (fields.length === 0) return withYears(before)
      const evidence = change.evidence ?? keepEvidence(before.evidence, before, { ...before, ...changed })
      const term = changed.retention && { retain_until: retainUntil(changed.retention) }
      const [row] = await sql
        .update(candidates)
        .set({ ...changed, ...term, evidence, updated_at: fragment`now()` })
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
