import type { ConceptEntry } from './concept-of-row.ts'
import type { ImportStore, StoredLabel } from './import-store.ts'
import type { Tally } from './tally.ts'
import { TaxonomyError } from './taxonomy-error.ts'

/** Of a batch, so that its transaction takes some tenths of a second at most. */
const LABELS_OF_A_BATCH = 2_000
const CONCEPTS_OF_A_BATCH = 500

/** Stores concepts with their labels in batches; of all that came before it remembers numbers alone. */
export const createConceptWriter = (store: ImportStore, importNumber: number, tally: Tally, mostLabels: number) => {
  const batch = new Map<string, ConceptEntry>()
  /** For each language the concepts that have their preferred label. */
  const preferred = new Map<string, Set<number>>()
  let waitingLabels = 0
  let labelCount = 0

  /** The labels as they are stored: a concept has one preferred label in a language, the one that came first. */
  const labelsOf = (concept: number, { labels }: ConceptEntry): StoredLabel[] => {
    const language = labels[0]?.language ?? ''
    const conceptsWithLabel = preferred.get(language) ?? new Set()
    preferred.set(language, conceptsWithLabel)
    const isNamed = conceptsWithLabel.has(concept)
    if (isNamed) tally.leaveOut('rows with a URI that came before (labels added)')
    else if (labels.some(({ kind }) => kind === 'preferred')) conceptsWithLabel.add(concept)
    return labels.map((label) => ({
      ...label,
      concept,
      kind: isNamed && label.kind === 'preferred' ? 'alternative' : label.kind,
    }))
  }

  const flush = async (): Promise<void> => {
    if (batch.size === 0) return
    const entries = [...batch.values()]
    batch.clear()
    waitingLabels = 0
    const numbers = await store.addConcepts(importNumber, entries)
    const labels = entries.flatMap((entry) => labelsOf(numbers.get(entry.uri) ?? 0, entry))
    const newLabels = await store.addLabels(importNumber, labels)
    tally.leaveOut('labels that were there already', labels.length - newLabels)
    labelCount += newLabels
    if (labelCount > mostLabels)
      throw new TaxonomyError(
        `there are over ${mostLabels.toLocaleString('en')} labels: choose languages, such as --languages nl,en`,
      )
  }

  return {
    add: async (entry: ConceptEntry): Promise<void> => {
      if (batch.has(entry.uri)) await flush()
      batch.set(entry.uri, entry)
      waitingLabels += entry.labels.length
      if (batch.size >= CONCEPTS_OF_A_BATCH || waitingLabels >= LABELS_OF_A_BATCH) await flush()
    },
    flush,
    labels: () => labelCount,
    languages: () => [...preferred.keys()].filter((language) => language !== ''),
  }
}
