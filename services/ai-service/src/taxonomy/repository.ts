import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../platform/accounts.ts'
import type { RelationKind } from './index/create-taxonomy.ts'
import type { ConceptKind, LabelKind } from './taxonomy.ts'

export type ConceptRow = {
  number: number
  uri: string
  kind: ConceptKind
  isco_group: string | null
  skill_type: string | null
  reuse_level: string | null
}
export type LabelRow = { concept: number; language: string; label: string; kind: LabelKind }
export type RelationRow = { kind: RelationKind; source: number; target: number }

/** Concepts of a page, some ten labels each. The embedded database serves nobody else while it reads one. */
const CONCEPTS_OF_A_PAGE = 500
const RELATIONS_OF_A_PAGE = 20_000

/**
 * Reads the current import page by page, each page in a transaction of its own. The policies of the tables show the
 * current import alone: when another takes its place, the rows of `version` are gone.
 */
export const createTaxonomyRepository = (transaction: Transaction) => {
  const read = async <Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> => {
    const { rows } = await transaction({}, (connection) => connection.execute(query))
    return rows as Row[]
  }

  return {
    /** The number of the current import; null when there is none. */
    currentVersion: async (): Promise<number | null> => {
      const [row] = await read<{ number: number }>(sql`select number from ai.taxonomy_imports where state = 'current'`)
      return row?.number ?? null
    },

    concepts: async function* (version: number): AsyncGenerator<ConceptRow[]> {
      let last = 0
      for (;;) {
        const page = await read<ConceptRow>(
          sql`select number, uri, kind, isco_group, skill_type, reuse_level from ai.taxonomy_concepts
              where import = ${version} and number > ${last} order by number limit ${CONCEPTS_OF_A_PAGE}`,
        )
        const end = page.at(-1)
        if (!end) return
        yield page
        last = end.number
      }
    },

    /** The labels of the concepts with these numbers and those between, the preferred one of a language first. */
    labels: (version: number, first: number, last: number): Promise<LabelRow[]> =>
      read<LabelRow>(
        sql`select concept, language, label, kind from ai.taxonomy_labels
            where import = ${version} and concept between ${first} and ${last}
            order by concept, language, array_position(array['preferred', 'alternative', 'hidden'], kind), label`,
      ),

    relations: async function* (version: number): AsyncGenerator<RelationRow[]> {
      let after = sql``
      for (;;) {
        const page = await read<RelationRow>(
          sql`select kind, source, target from ai.taxonomy_relations
              where import = ${version} ${after} order by kind, source, target limit ${RELATIONS_OF_A_PAGE}`,
        )
        const end = page.at(-1)
        if (!end) return
        yield page
        after = sql`and (kind, source, target) > (${end.kind}, ${end.source}::integer, ${end.target}::integer)`
      }
    },
  }
}

export type TaxonomyRepository = ReturnType<typeof createTaxonomyRepository>
