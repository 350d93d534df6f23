import type { Taxonomy } from '../../taxonomy/taxonomy.ts'
import type { TaxonomySource } from '../../taxonomy/taxonomy-source.ts'
import type { MatchTaxonomy } from '../titles/same-occupation.ts'

/** What the rules and suggestions ask of a taxonomy, and which import it is. */
export type VersionedTaxonomy = MatchTaxonomy & Pick<Taxonomy, 'version' | 'essentialSkillsOf' | 'optionalSkillsOf'>

/** The taxonomy by which candidates are matched, looked at before a transaction begins and the same until it ends. */
export type PresentTaxonomy = {
  /** Resolves when the newest import is read; one that can't be read leaves the earlier one. */
  refresh: () => Promise<void>
  now: () => VersionedTaxonomy | null
}

export const NO_TAXONOMY: PresentTaxonomy = { refresh: () => Promise.resolve(), now: () => null }

/**
 * Follows the imported taxonomy. The source opens a transaction of its own, which may not wait inside another: the
 * embedded database serves one at a time.
 */
export const createPresentTaxonomy = (source: TaxonomySource, onFailed: (error: unknown) => void): PresentTaxonomy => {
  let taxonomy: VersionedTaxonomy | null = null
  return {
    refresh: async () => {
      try {
        taxonomy = await source.current()
      } catch (error) {
        onFailed(error)
      }
    },
    now: () => taxonomy,
  }
}
