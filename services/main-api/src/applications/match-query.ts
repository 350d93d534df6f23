import type { matchScopes, MatchOrder } from '@wervio/contracts'
import { sortable, type Position } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import { candidates } from '../candidates/table.ts'
import { fold } from '../platform/schema.ts'
import { applications } from './table.ts'
import { momentOf } from '../platform/moment-of.ts'

export type MatchQuery = {
  scope: (typeof matchScopes)[number]
  order: MatchOrder
  /** The lowest percentage; 0 is none. */
  minimum: number
  q: string
}

/** Words of `q` that are looked for; more say nothing. */
const MOST_WORDS = 8

/** What ai-service keeps of scores, as a table of the query. */
export const scores = sql.identifier('score')

const candidateId = candidates.id
/** An application that isn't there was changed before all others. */
const changedAt = sql`coalesce(${applications.updated_at}, 'epoch'::timestamptz)`

/**
 * A score and its place among equal ones in one value, as a cursor holds it; PostgreSQL refuses exponents below -307.
 */
const isScoreValue = (value: string): boolean => /^-?\d{1,3}~-?\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,2})?$/.test(value)
const isYearsValue = (value: string): boolean => /^-?\d{1,4}(?:\.\d{1,20})?$/.test(value)

type Order = {
  orderBy: SQL
  after: (position: Position) => SQL
  /** The value of a row that a cursor holds, as text. */
  value: SQL
  isValue: (value: string) => boolean
}

/** Every order with the condition for rows after a position and the check of a cursor's value; ids break ties. */
export const matchOrder: Record<MatchOrder, Order> = {
  score: {
    orderBy: sql`coalesce(${scores}.percentage, -1) desc, coalesce(${scores}.degree, -1) desc, ${candidateId} desc`,
    after: ({ value, id }) => {
      const [percentage, degree] = value.split('~')
      return sql`(coalesce(${scores}.percentage, -1), coalesce(${scores}.degree, -1), ${candidateId}) < (${percentage}::integer, ${degree}::double precision, ${id}::uuid)`
    },
    value: sql`coalesce(${scores}.percentage, -1) || '~' || coalesce(${scores}.degree, -1)`,
    isValue: isScoreValue,
  },
  recent: {
    orderBy: sql`${candidates.updated_at} desc, ${candidateId} desc`,
    after: ({ value, id }) => sql`(${candidates.updated_at}, ${candidateId}) < (${value}::timestamptz, ${id}::uuid)`,
    value: momentOf(sql`${candidates.updated_at}`),
    isValue: sortable.moment,
  },
  experience: {
    orderBy: sql`coalesce(${scores}.years, -1) desc, ${candidateId} desc`,
    after: ({ value, id }) =>
      sql`(coalesce(${scores}.years, -1), ${candidateId}) < (${value}::double precision, ${id}::uuid)`,
    value: sql`(coalesce(${scores}.years, -1))::text`,
    isValue: isYearsValue,
  },
  changed: {
    orderBy: sql`${changedAt} desc, ${candidateId} desc`,
    after: ({ value, id }) => sql`(${changedAt}, ${candidateId}) < (${value}::timestamptz, ${id}::uuid)`,
    value: momentOf(changedAt),
    isValue: sortable.moment,
  },
}

const hasWord = (word: string): SQL => {
  // A query of its own is answered once, not for every row.
  const pattern = sql`(select '%' || replace(replace(replace(${fold(sql`${word}`)}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`
  return sql`(${candidates.name_key} like ${pattern} or ${candidates.location_key} like ${pattern} or array_to_string(${candidates.skill_keys}, E'\\n') like ${pattern})`
}

/** The conditions for candidates that a list of matches holds. */
export const matchConditions = ({ scope, minimum, q }: MatchQuery): SQL[] => [
  scope === 'procedure'
    ? sql`${applications.id} is not null`
    : sql`(${applications.id} is not null or ${scores}.candidate_id is not null)`,
  ...(minimum === 0 ? [] : [sql`${scores}.percentage >= ${minimum}`]),
  ...q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(hasWord),
]
