import type { Transaction } from '../platform/accounts.ts'
import { loadTaxonomy } from './load-taxonomy.ts'
import { createTaxonomyRepository } from './repository.ts'
import type { Taxonomy } from './taxonomy.ts'

/** A new import counts within this time, in milliseconds; asking for its number takes less than one. */
const FRESH_MS = 5_000

type Options = { now?: () => number }

/** The taxonomy as it is now: read into memory when it is first asked for, and again when another import is there. */
export const createTaxonomySource = (transaction: Transaction, { now = () => performance.now() }: Options = {}) => {
  const { currentVersion } = createTaxonomyRepository(transaction)
  let taxonomy: Taxonomy | null = null
  let checkedAt = -Infinity
  let underWay: Promise<Taxonomy | null> | null = null

  const refresh = async (): Promise<Taxonomy | null> => {
    const version = await currentVersion()
    if (version !== (taxonomy?.version ?? null)) taxonomy = version === null ? null : await loadTaxonomy(transaction)
    checkedAt = now()
    return taxonomy
  }

  return {
    /**
     * The taxonomy, or null when none is imported. Who asks while it is being read waits for the same reading. Rejects
     * when the database can't be reached at a check.
     */
    current: (): Promise<Taxonomy | null> => {
      if (now() - checkedAt < FRESH_MS) return Promise.resolve(taxonomy)
      underWay ??= refresh().finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

export type TaxonomySource = ReturnType<typeof createTaxonomySource>
