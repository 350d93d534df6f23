import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import type { ConceptEntry, LabelEntry } from './concept-of-row.ts'
import type { Pair } from './break-loops.ts'
import type { RelationEntry } from './relations-of-row.ts'
import { TaxonomyError } from './taxonomy-error.ts'

/** Runs `work` in one transaction as the owner of the tables. */
export type OwnerTransaction = <T>(work: (connection: Sql) => Promise<T>) => Promise<T>

export type StoredLabel = LabelEntry & { concept: number }

const CONCEPT_COLUMNS = ['uri', 'kind', 'isco_group', 'skill_type', 'reuse_level']

const BUSY = 'another import is under way; one that was killed is taken over after a minute'

/**
 * The writing side of an import. Each call is one short transaction, so that the embedded database serves others
 * between.
 */
export const createImportStore = (transaction: OwnerTransaction) => {
  /** Keeps the import alive for others, and refuses to go on when one of them took its place. */
  const touch = async (connection: Sql, number: number): Promise<void> => {
    const { rowCount } = await connection.execute(
      sql`update ai.taxonomy_imports set touched_at = clock_timestamp() where number = ${number} and state = 'loading'`,
    )
    if (rowCount === 0) throw new TaxonomyError('another import took the place of this one')
  }

  const inImport = <T>(number: number, work: (connection: Sql) => Promise<T>): Promise<T> =>
    transaction(async (connection) => {
      await touch(connection, number)
      return work(connection)
    })

  return {
    /** Begins an import and gives its number. */
    begin: (): Promise<number> =>
      transaction(async (connection) => {
        await connection.execute(sql`lock table ai.taxonomy_imports in share row exclusive mode`)
        await connection.execute(
          sql`update ai.taxonomy_imports set state = 'replaced'
              where state = 'loading' and touched_at < clock_timestamp() - interval '1 minute'`,
        )
        const { rows } = await connection.execute<{ number: number }>(
          sql`insert into ai.taxonomy_imports (state) select 'loading'
              where not exists (select 1 from ai.taxonomy_imports where state = 'loading') returning number`,
        )
        if (!rows[0]) throw new TaxonomyError(BUSY)
        return rows[0].number
      }),

    /** Stores concepts that aren't there yet, and gives the numbers of all; every URI once. */
    addConcepts: (number: number, concepts: readonly ConceptEntry[]): Promise<Map<string, number>> =>
      inImport(number, async (connection) => {
        const entries = JSON.stringify(concepts, CONCEPT_COLUMNS)
        const { rows } = await connection.execute<{ uri: string; number: number }>(
          sql`insert into ai.taxonomy_concepts as concept (import, uri, kind, isco_group, skill_type, reuse_level)
              select ${number}, entry.* from jsonb_to_recordset(${entries}::jsonb)
                as entry (uri text, kind text, isco_group text, skill_type text, reuse_level text)
              on conflict (import, uri) do update set
                isco_group = coalesce(concept.isco_group, excluded.isco_group),
                skill_type = coalesce(concept.skill_type, excluded.skill_type),
                reuse_level = coalesce(concept.reuse_level, excluded.reuse_level)
              returning uri, number`,
        )
        return new Map(rows.map((row) => [row.uri, row.number]))
      }),

    /** Stores labels and gives how many of them weren't there yet. */
    addLabels: (number: number, labels: readonly StoredLabel[]): Promise<number> =>
      inImport(number, async (connection) => {
        const { rowCount } = await connection.execute(
          sql`insert into ai.taxonomy_labels (import, concept, language, label, kind)
              select ${number}, label.* from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb)
                as label (concept integer, language text, label text, kind text)
              on conflict do nothing`,
        )
        return rowCount ?? 0
      }),

    /**
     * Counts what was stored for the planner: by the statistics of before, an import that is new has no rows, and a
     * join with it is planned as a loop over all of them.
     */
    analyze: async (number: number): Promise<void> => {
      for (const table of ['taxonomy_concepts', 'taxonomy_labels', 'taxonomy_relations'])
        await inImport(number, async (connection) => {
          await connection.execute(sql`analyze ai.${sql.identifier(table)}`)
        })
    },

    /** Stores relations: how many name concepts of this import, each once, and how many of those weren't there yet. */
    addRelations: (number: number, relations: readonly RelationEntry[]): Promise<{ pairs: number; newPairs: number }> =>
      inImport(number, async (connection) => {
        const { rows } = await connection.execute<{ pairs: number; new_pairs: number }>(
          sql`with entry as materialized (
                select * from jsonb_to_recordset(${JSON.stringify(relations)}::jsonb) as entry (kind text, source text, target text)
              ), pair as materialized (
                select entry.kind, source.number as source, target.number as target from entry
                join ai.taxonomy_concepts source on source.import = ${number} and source.uri = entry.source
                join ai.taxonomy_concepts target on target.import = ${number} and target.uri = entry.target
              ), new_pair as (
                insert into ai.taxonomy_relations (import, kind, source, target)
                select ${number}, kind, source, target from pair on conflict do nothing returning 1
              )
              select (select count(*) from pair)::integer as pairs, (select count(*) from new_pair)::integer as new_pairs`,
        )
        return { pairs: rows[0]?.pairs ?? 0, newPairs: rows[0]?.new_pairs ?? 0 }
      }),

    /**
     * Puts occupations under their ISCO group and groups under each other, by their codes, where the package doesn't.
     */
    addIscoGroups: (number: number): Promise<void> =>
      inImport(number, async (connection) => {
        await connection.execute(
          sql`insert into ai.taxonomy_relations (import, kind, source, target)
              select ${number}, 'broader', member.number, isco.number from ai.taxonomy_concepts member
              join ai.taxonomy_concepts isco on isco.import = ${number} and isco.kind = 'isco-group' and isco.isco_group =
                case member.kind when 'occupation' then member.isco_group else left(member.isco_group, -1) end
              where member.import = ${number} and member.kind in ('occupation', 'isco-group') and not exists (
                select 1 from ai.taxonomy_relations other
                where other.import = ${number} and other.kind = 'broader' and other.source = member.number)
              on conflict do nothing`,
        )
      }),

    broaderPairs: (number: number): Promise<Pair[]> =>
      inImport(number, async (connection) => {
        const { rows } = await connection.execute<Pair>(
          sql`select source, target from ai.taxonomy_relations
              where import = ${number} and kind = 'broader' order by source, target`,
        )
        return rows
      }),

    removeBroader: (number: number, pairs: readonly Pair[]): Promise<void> =>
      inImport(number, async (connection) => {
        await connection.execute(
          sql`delete from ai.taxonomy_relations relation
              using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (source integer, target integer)
              where relation.import = ${number} and relation.kind = 'broader'
                and relation.source = pair.source and relation.target = pair.target`,
        )
      }),

    /** Makes this import the one that is read, and the one before it history: both at once, or neither. */
    finish: (number: number, summary: object): Promise<void> =>
      inImport(number, async (connection) => {
        await connection.execute(sql`update ai.taxonomy_imports set state = 'replaced' where state = 'current'`)
        await connection.execute(
          sql`update ai.taxonomy_imports set state = 'current', finished_at = clock_timestamp(), summary = ${JSON.stringify(summary)}::jsonb
              where number = ${number}`,
        )
      }),

    /** Gives up an import that isn't whole. */
    abandon: (number: number): Promise<void> =>
      transaction(async (connection) => {
        await connection.execute(
          sql`update ai.taxonomy_imports set state = 'replaced' where number = ${number} and state = 'loading'`,
        )
      }),

    /** Takes the current import away from its readers; false when there is none. */
    retire: (): Promise<boolean> =>
      transaction(async (connection) => {
        const { rowCount } = await connection.execute(
          sql`update ai.taxonomy_imports set state = 'replaced' where state = 'current'`,
        )
        return rowCount === 1
      }),
  }
}

export type ImportStore = ReturnType<typeof createImportStore>
