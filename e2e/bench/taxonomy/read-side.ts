import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Transaction } from '../../../services/ai-service/src/platform/accounts.ts'
import { loadTaxonomy } from '../../../services/ai-service/src/taxonomy/load-taxonomy.ts'
import { createTaxonomyRepository } from '../../../services/ai-service/src/taxonomy/repository.ts'
import type { Taxonomy } from '../../../services/ai-service/src/taxonomy/taxonomy.ts'

const LABELS_ASKED = 2_000

/** Milliseconds to read all rows and do nothing with them. */
export const readRows = async (transaction: Transaction): Promise<number> => {
  const repository = createTaxonomyRepository(transaction)
  const start = performance.now()
  const version = (await repository.currentVersion()) ?? 0
  for await (const page of repository.concepts(version))
    await repository.labels(version, page[0]?.number ?? 0, page.at(-1)?.number ?? 0)
  for await (const _ of repository.relations(version));
  return performance.now() - start
}

/** Megabytes that objects hold; the numbers of the relations, some 2 MB beside it, are no objects. */
const heap = (): number => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** Reads the taxonomy into memory: how long it takes, and how much it holds. */
export const readIndex = async (transaction: Transaction) => {
  const before = heap()
  const start = performance.now()
  const taxonomy = await loadTaxonomy(transaction)
  const milliseconds = performance.now() - start
  if (!taxonomy) throw new Error('there is no taxonomy to read')
  return { taxonomy, milliseconds, megabytes: heap() - before }
}

/** Microseconds to look up the alternatives of one label. */
export const lookUp = (taxonomy: Taxonomy, labels: readonly string[]): number => {
  const start = performance.now()
  for (let call = 0; call < LABELS_ASKED; call += 1) taxonomy.alternatives(labels[call % labels.length] ?? '')
  return ((performance.now() - start) * 1_000) / LABELS_ASKED
}
