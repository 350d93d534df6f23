import { conceptOfRow, type ConceptEntry } from '../../src/taxonomy/import/concept-of-row.ts'
import { columnsOf } from '../../src/taxonomy/import/file-shapes.ts'
import { findFiles } from '../../src/taxonomy/import/find-files.ts'
import { readRows } from '../../src/taxonomy/import/read-rows.ts'
import { createTally } from '../../src/taxonomy/import/tally.ts'
import { createTaxonomyBuilder } from '../../src/taxonomy/index/taxonomy-builder.ts'
import type { Taxonomy } from '../../src/taxonomy/taxonomy.ts'

/** The concepts and labels of a folder with files of ESCO, without a database and without relations. */
export const taxonomyOfFolder = async (folder: string): Promise<Taxonomy> => {
  const tally = createTally()
  const entries = new Map<string, ConceptEntry>()
  const { files } = await findFiles(folder, ['nl', 'en'])
  for (const file of files.filter(({ shape }) => shape === 'concepts'))
    for await (const row of readRows(file.path, file.name, columnsOf('concepts'))) {
      const entry = conceptOfRow(row, file, tally)
      if (entry === null) continue
      const earlier = entries.get(entry.uri)
      entries.set(
        entry.uri,
        earlier
          ? {
              ...earlier,
              isco_group: earlier.isco_group ?? entry.isco_group,
              labels: [...earlier.labels, ...entry.labels],
            }
          : entry,
      )
    }
  const builder = createTaxonomyBuilder(1)
  for (const [number, { uri, kind, isco_group, skill_type, reuse_level }] of [...entries.values()].entries())
    builder.addConcept(number, { uri, kind, iscoGroup: isco_group, skillType: skill_type, reuseLevel: reuse_level })
  for (const [number, { labels }] of [...entries.values()].entries())
    for (const { language, kind, label } of labels) builder.addLabel(number, language, kind, label)
  return builder.build()
}
