import type { CandidateStatus } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgPolicy, text } from 'drizzle-orm/pg-core'
import { organisationOf } from '../../accounts/table.ts'
import { currentOrganisation, foldedText, main, serviceRole } from '../../platform/schema.ts'

/**
 * How many candidates have a skill or a place, by status and CV: the sum of `candidates`. Written by triggers alone;
 * migration 0092 says how.
 */
export const candidateValueCounts = main.table(
  'candidate_value_counts',
  {
    organisation_id: organisationOf(),
    status: text().$type<CandidateStatus>().notNull(),
    has_cv: boolean().notNull(),
    kind: text().$type<'location' | 'skill'>().notNull(),
    key: foldedText().notNull(),
    name: text().notNull(),
    candidates: integer().notNull(),
    /** Whether it is the sum of rows that were; others are changes since. */
    merged: boolean().notNull().default(false),
  },
  ({ organisation_id, merged }) => [
    index('candidate_value_counts_of').on(organisation_id),
    index('candidate_value_counts_changes')
      .on(organisation_id)
      .where(sql`not ${merged}`),
    pgPolicy('own_organisation', {
      for: 'select',
      to: serviceRole,
      using: sql`${organisation_id} = ${currentOrganisation}`,
    }),
  ],
)
