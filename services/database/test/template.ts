import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the database of many test files begins as, made once and copied for each of them. */
export type Template = {
  /** Folder whose files alone decide what the template holds: another byte in it is another template. */
  folder: string
  /** Fills an empty database. */
  fill: (url: string) => Promise<void>
  /** Folder of the embedded database's copies; absent: one that outlives the run. */
  cache?: string
}

/** Name of a template, from the names and the contents of the files in its folder. */
export const templateName = async ({ folder }: Pick<Template, 'folder'>): Promise<string> => {
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const path of paths.toSorted())
    hash
      .update(path.slice(folder.length))
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}
