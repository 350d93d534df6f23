import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { clearReplaced } from './clear-replaced.ts'
import { describeLosses, describeStatus } from './describe.ts'
import { createImportStore, type OwnerTransaction } from './import-store.ts'
import { importTaxonomy } from './import-taxonomy.ts'
import { readStatus } from './read-status.ts'

export const USAGE = `usage: npm run taxonomy -- import FOLDER [--languages nl,en]   reads the CSV files of ESCO in FOLDER
       npm run taxonomy -- status                                what is imported
       npm run taxonomy -- remove                                takes it out again`

export type CommandOptions = {
  transaction: OwnerTransaction
  print: (line: string) => void
  signal?: AbortSignal
  /** Where a relative FOLDER starts. */
  directory: string
}

export type Command = (options: CommandOptions) => Promise<void>

const importFrom =
  (folder: string, languages: readonly string[] | null): Command =>
  async ({ transaction, print, signal, directory }) => {
    const start = performance.now()
    const summary = await importTaxonomy(transaction, {
      folder: resolve(directory, folder),
      languages,
      onProgress: (file, rows, isWhole) =>
        print(`${file}: ${rows.toLocaleString('en')} rows${isWhole ? '' : ' so far'}`),
      ...(signal && { signal }),
    })
    for (const line of describeLosses(summary)) print(line)
    print(`imported in ${((performance.now() - start) / 1_000).toFixed(1)} s; ‘status’ says what is in it`)
  }

const status: Command = async ({ transaction, print }) => {
  for (const line of describeStatus(await readStatus(transaction))) print(line)
}

const remove: Command = async ({ transaction, print }) => {
  const isRemoved = await createImportStore(transaction).retire()
  await clearReplaced(transaction)
  print(isRemoved ? 'The taxonomy is removed.' : 'No taxonomy was imported.')
}

const plainCommands: ReadonlyMap<string, Command> = new Map([
  ['status', status],
  ['remove', remove],
])

/** What the arguments ask for; null when they ask for nothing that exists. */
export const readCommand = (args: readonly string[]): Command | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { languages: { type: 'string' } },
    })
    const [name, folder, ...rest] = positionals
    const languages = values.languages?.split(',').map((each) => each.trim().toLowerCase()) ?? null
    if (name === 'import' && folder !== undefined && rest.length === 0) return importFrom(folder, languages)
    if (folder !== undefined || languages) return null
    return plainCommands.get(name ?? '') ?? null
  } catch {
    return null
  }
}
