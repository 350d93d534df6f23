import type { Transaction } from '../platform/accounts.ts'
import { createTaxonomyBuilder } from './index/taxonomy-builder.ts'
import { createTaxonomyRepository, type TaxonomyRepository } from './repository.ts'
import type { Taxonomy } from './taxonomy.ts'

const readVersion = async (repository: TaxonomyRepository, version: number): Promise<Taxonomy> => {
  const builder = createTaxonomyBuilder(version)
  for await (const page of repository.concepts(version)) {
    for (const { number, uri, kind, isco_group, skill_type, reuse_level } of page)
      builder.addConcept(number, { uri, kind, iscoGroup: isco_group, skillType: skill_type, reuseLevel: reuse_level })
    const labels = await repository.labels(version, page[0]?.number ?? 0, page.at(-1)?.number ?? 0)
    for (const { concept, language, kind, label } of labels) builder.addLabel(concept, language, kind, label)
  }
  for await (const page of repository.relations(version))
    for (const { kind, source, target } of page) builder.addRelation(kind, source, target)
  return builder.build()
}

/** The imported taxonomy, read whole into memory; null when none is imported. */
export const loadTaxonomy = async (transaction: Transaction): Promise<Taxonomy | null> => {
  const repository = createTaxonomyRepository(transaction)
  let version = await repository.currentVersion()
  while (version !== null) {
    const taxonomy = await readVersion(repository, version)
    const newest = await repository.currentVersion()
    // What another import replaced meanwhile may have been read in part.
    if (newest === version) return taxonomy
    version = newest
  }
  return null
}
