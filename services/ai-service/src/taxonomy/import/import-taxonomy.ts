import { pairsThatLoop } from './break-loops.ts'
import { clearReplaced } from './clear-replaced.ts'
import { conceptOfRow } from './concept-of-row.ts'
import { createConceptWriter } from './concept-writer.ts'
import { columnsOf, type Shape } from './file-shapes.ts'
import { findFiles, type PackageFile } from './find-files.ts'
import { createImportStore, type ImportStore, type OwnerTransaction } from './import-store.ts'
import { readRows } from './read-rows.ts'
import { type RelationEntry, relationsOfRow } from './relations-of-row.ts'
import type { ImportSummary } from './summary.ts'
import { createTally, type Tally } from './tally.ts'
import { TaxonomyError } from './taxonomy-error.ts'

/** A bound on what each ai-service holds in memory; decision 0152 says what they take. */
export const MOST_LABELS = 1_000_000

const RELATIONS_OF_A_BATCH = 2_000
const ROWS_BETWEEN_REPORTS = 20_000

export type ImportOptions = {
  folder: string
  /** Reads labels of these languages alone; all when null. */
  languages?: readonly string[] | null
  mostLabels?: number
  /** Told now and then, and at the end of each file. */
  onProgress?: (file: string, rows: number, isWhole: boolean) => void
  signal?: AbortSignal
}

type Reading = { store: ImportStore; number: number; tally: Tally; options: ImportOptions }

/** Hands over the rows of a file one by one; gives their number. */
const readFile = async (
  file: PackageFile,
  { options }: Reading,
  take: (row: Parameters<typeof conceptOfRow>[0]) => Promise<void>,
): Promise<number> => {
  const needsLanguage = file.shape === 'concepts' && file.language === null
  let rows = 0
  for await (const row of readRows(file.path, file.name, [
    ...columnsOf(file.shape),
    ...(needsLanguage ? ['language'] : []),
  ])) {
    options.signal?.throwIfAborted()
    await take(row)
    rows += 1
    if (rows % ROWS_BETWEEN_REPORTS === 0) options.onProgress?.(file.name, rows, false)
  }
  options.onProgress?.(file.name, rows, true)
  return rows
}

const readRelations = async (
  file: PackageFile,
  shape: Exclude<Shape, 'concepts'>,
  reading: Reading,
): Promise<number> => {
  const { store, number, tally } = reading
  let batch: RelationEntry[] = []
  const flush = async () => {
    const { pairs, newPairs } = await store.addRelations(number, batch)
    tally.leaveOut('relations with a concept that is not in the package', batch.length - pairs)
    tally.leaveOut('relations that were there already', pairs - newPairs)
    batch = []
  }
  const rows = await readFile(file, reading, async (row) => {
    batch.push(...relationsOfRow(row, shape, tally))
    if (batch.length >= RELATIONS_OF_A_BATCH) await flush()
  })
  await flush()
  return rows
}

const breakLoops = async ({ store, number, tally }: Reading): Promise<void> => {
  const loops = pairsThatLoop(await store.broaderPairs(number))
  if (loops.length > 0) await store.removeBroader(number, loops)
  tally.leaveOut('relations that closed a loop', loops.length)
}

const readConcepts = async (files: readonly PackageFile[], reading: Reading) => {
  const { store, number, tally, options } = reading
  const writer = createConceptWriter(store, number, tally, options.mostLabels ?? MOST_LABELS)
  const rows: Record<string, number> = {}
  for (const file of files) {
    rows[file.name] = await readFile(file, reading, async (row) => {
      const entry = conceptOfRow(row, file, tally)
      const isWanted = options.languages?.includes(entry?.labels[0]?.language ?? '') ?? true
      if (entry && isWanted) await writer.add(entry)
    })
    await writer.flush()
  }
  if (writer.labels() === 0) throw new TaxonomyError(`${options.folder} has no label that can be used`)
  return { rows, languages: writer.languages().toSorted() }
}

const readAll = async (files: readonly PackageFile[], reading: Reading) => {
  const { store, number } = reading
  const ofConcepts = files.filter(({ shape }) => shape === 'concepts')
  const { rows, languages } = await readConcepts(ofConcepts, reading)
  await store.analyze(number)
  for (const file of files)
    if (file.shape !== 'concepts') rows[file.name] = await readRelations(file, file.shape, reading)
  await store.analyze(number)
  await store.addIscoGroups(number)
  await breakLoops(reading)
  return { rows, languages }
}

/**
 * Reads the CSV files of a folder into the database and puts them in the place of the earlier import. Until all of it
 * is there, readers have the earlier one; when it fails, they keep it.
 */
export const importTaxonomy = async (transaction: OwnerTransaction, options: ImportOptions): Promise<ImportSummary> => {
  const { files, skipped } = await findFiles(options.folder, options.languages ?? null)
  if (!files.some(({ shape }) => shape === 'concepts'))
    throw new TaxonomyError(
      `${options.folder} has no file with concepts, such as skills_nl.csv or occupations_nl.csv` +
        skipped.map(({ name, why }) => `\n  ${name}: ${why}`).join(''),
    )
  const store = createImportStore(transaction)
  const tally = createTally()
  const number = await store.begin()
  try {
    const { rows, languages } = await readAll(files, { store, number, tally, options })
    const summary = { files: rows, skipped, languages, ...tally.result() }
    await store.finish(number, summary)
    return summary
  } catch (error) {
    await store.abandon(number)
    throw error
  } finally {
    await clearReplaced(transaction)
  }
}
