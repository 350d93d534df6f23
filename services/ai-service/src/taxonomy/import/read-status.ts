import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OwnerTransaction } from './import-store.ts'
import { importSummary, type ImportSummary } from './summary.ts'

const counted = z.array(z.object({ name: z.string(), count: z.number() }))

type Counted = z.output<typeof counted>

export type ImportStatus = {
  number: number
  finishedAt: string
  summary: ImportSummary
  concepts: Counted
  labels: Counted
  relations: Counted
}

const currentRow = z.object({ number: z.number(), finished_at: z.coerce.date(), summary: importSummary })

/** What the current import holds; null when there is none. */
export const readStatus = async (transaction: OwnerTransaction): Promise<ImportStatus | null> => {
  const rowsOf = (query: ReturnType<typeof sql>) =>
    transaction(async (connection) => (await connection.execute(query)).rows)
  const [row] = await rowsOf(sql`select number, finished_at, summary from ai.taxonomy_imports where state = 'current'`)
  if (!row) return null
  const { number, finished_at, summary } = currentRow.parse(row)
  const count = async (table: string, column: string) =>
    counted.parse(
      await rowsOf(
        sql`select ${sql.identifier(column)} as name, count(*)::integer as count from ai.${sql.identifier(table)}
            where import = ${number} group by 1 order by 1`,
      ),
    )
  return {
    number,
    finishedAt: finished_at.toISOString(),
    summary,
    concepts: await count('taxonomy_concepts', 'kind'),
    labels: await count('taxonomy_labels', 'language'),
    relations: await count('taxonomy_relations', 'kind'),
  }
}
