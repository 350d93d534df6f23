import { addedSpans, type AddedSpan, type candidateFilter } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import { fold } from '../../platform/schema.ts'
import { isShortlisted } from '../columns.ts'
import { candidates } from '../table.ts'

export type Filter = z.output<typeof candidateFilter>

/** Takes the filter out of a query that also has page, order and search text. */
export const filterOf = ({ status, location, skill, has_cv, added, shortlisted }: Filter): Filter => ({
  status,
  location,
  skill,
  has_cv,
  added,
  shortlisted,
})

/** Whether any filter is set. */
export const isNarrowed = (filter: Filter): boolean => Object.values(filter).some((value) => value !== undefined)

const foldedValue = (words: string): SQL => fold(sql`btrim(${words})`)

/** The condition that a candidate was added within a span until now. */
export const addedWithin = (span: AddedSpan, createdAt: SQLWrapper = candidates.created_at): SQL =>
  sql`${createdAt} >= now() - make_interval(days => ${addedSpans[span]})`

/** The conditions for candidates of the recruiter's organisation that pass the filter. */
export const filterConditions = (
  recruiter: Recruiter,
  { status, location, skill, has_cv, added, shortlisted }: Filter,
): (SQL | undefined)[] => [
  eq(candidates.organisation_id, recruiter.organisationId),
  status && eq(candidates.status, status),
  location === undefined ? undefined : sql`${candidates.location_key} = ${foldedValue(location)}`,
  skill === undefined ? undefined : sql`${foldedValue(skill)} = any(${candidates.skill_keys})`,
  has_cv && eq(candidates.has_cv, has_cv === 'true'),
  added && addedWithin(added),
  shortlisted && sql`${isShortlisted(recruiter)} = ${shortlisted === 'true'}`,
]
