import { addedSpans, type AddedSpan, type candidateFilter } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { fold } from '../../platform/schema.ts'
import { isShortlisted } from '../columns.ts'
import { candidates } from '../table.ts'

export type Filter = z.output<typeof candidateFilter>

/** The filter alone of a query that also says which page, which order and what to search for. */
export const filterOf = ({ status, location, skill, has_cv, added, shortlisted }: Filter): Filter => ({
  status,
  location,
  skill,
  has_cv,
  added,
  shortlisted,
})

/** Whether anything is filtered at all. */
export const isNarrowed = (filter: Filter): boolean => Object.values(filter).some((value) => value !== undefined)

const same = (words: string): SQL => fold(sql`btrim(${words})`)

/** Whether somebody was added within a span until now. */
export const addedWithin = (span: AddedSpan): SQL =>
  sql`${candidates.created_at} >= now() - make_interval(days => ${addedSpans[span]})`

/** Candidates of the recruiter's organisation whom the filter leaves. */
export const leftBy = (
  recruiter: Recruiter,
  { status, location, skill, has_cv, added, shortlisted }: Filter,
): (SQL | undefined)[] => [
  eq(candidates.organisation_id, recruiter.organisationId),
  status && eq(candidates.status, status),
  location === undefined ? undefined : sql`${candidates.location_key} = ${same(location)}`,
  skill === undefined ? undefined : sql`${same(skill)} = any(${candidates.skill_keys})`,
  has_cv && eq(candidates.has_cv, has_cv === 'true'),
  added && addedWithin(added),
  shortlisted && sql`${isShortlisted(recruiter)} = ${shortlisted === 'true'}`,
]
