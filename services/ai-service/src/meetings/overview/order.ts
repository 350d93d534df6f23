import type { listConversations } from '@wervio/contracts'
import { sortable, type Position } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { fold } from './fold.ts'

export type Sort = z.output<typeof listConversations.query>['sort']

/** What a conversation is sorted by, of a row with its title and the moment it begins. */
type Columns = { title: SQL; starts: SQL }

// Sorted by code points, so that a page continues where the one before ended, whatever the locale of the database.
const titleKey = ({ title }: Columns): SQL => sql`${fold(title)} collate "C"`
const moment = ({ starts }: Columns): SQL => starts

const orders = {
  newest: { by: moment, ascending: false, isValue: sortable.moment, cast: sql`timestamptz` },
  oldest: { by: moment, ascending: true, isValue: sortable.moment, cast: sql`timestamptz` },
  title: { by: titleKey, ascending: true, isValue: sortable.words, cast: sql`text` },
} as const satisfies Record<Sort, unknown>

/** The order of the list over both kinds of conversations. Ids break ties, in the same direction. */
export const overviewOrder = (sort: Sort) => {
  const { by, ascending, isValue, cast } = orders[sort]
  const direction = sql.raw(ascending ? 'asc' : 'desc')
  return {
    isValue,
    by,
    orderBy: (value: SQL, id: SQL): SQL => sql`order by ${value} ${direction}, ${id} ${direction}`,
    /** The condition for rows after a position. */
    after: (columns: Columns, id: SQL, last: Position): SQL =>
      sql`(${by(columns)}, ${id}) ${sql.raw(ascending ? '>' : '<')} (${last.value}::${cast}, ${last.id}::uuid)`,
  }
}
