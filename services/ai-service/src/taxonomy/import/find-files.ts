import { readdir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { isNotNeeded, languageByName, readingOrder, type Shape, shapeByColumns, shapeByName } from './file-shapes.ts'
import { readHeader } from './read-rows.ts'
import { TaxonomyError } from './taxonomy-error.ts'

export type PackageFile = { path: string; name: string; shape: Shape; language: string | null }

export type SkippedFile = { name: string; why: string }

const entriesOf = async (folder: string) => {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const why = { ENOENT: 'does not exist', ENOTDIR: 'is no folder' }[String(code)] ?? `can’t be read (${String(code)})`
    throw new TaxonomyError(`${folder} ${why}`, { cause })
  }
}

/** The files of a folder, and of those directly in it: an archive of the package unpacks into a folder a language. */
const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await entriesOf(folder)
  const inside = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) return [path]
      return (await entriesOf(path)).filter((each) => !each.isDirectory()).map((each) => join(path, each.name))
    }),
  )
  return inside.flat().toSorted()
}

/** A file of another name that isn't even CSV in UTF-8 is none of the package. */
const shapeOfUnknown = async (path: string, name: string): Promise<Shape | null> => {
  try {
    return shapeByColumns(await readHeader(path, name))
  } catch (error) {
    if (error instanceof TaxonomyError) return null
    throw error
  }
}

/** What can be read in a folder, in the order of reading, and what can't, with its reason. */
export const findFiles = async (
  folder: string,
  languages: readonly string[] | null,
): Promise<{ files: PackageFile[]; skipped: SkippedFile[] }> => {
  const files: PackageFile[] = []
  const skipped: SkippedFile[] = []
  for (const path of await filesIn(folder)) {
    const [name, file] = [relative(folder, path), basename(path)]
    const skip = (why: string) => skipped.push({ name, why })
    if (!/\.csv$/i.test(file)) skip('no CSV')
    else if (isNotNeeded(file)) skip('not needed')
    else {
      const shape = shapeByName(file) ?? (await shapeOfUnknown(path, name))
      const language = languageByName(file)
      const isOther = shape === 'concepts' && language !== null && languages !== null && !languages.includes(language)
      if (!shape) skip('unknown: neither its name nor its columns are of the package')
      else if (isOther) skip('another language')
      else files.push({ path, name, shape, language })
    }
  }
  return { files: files.toSorted((a, b) => readingOrder(a.shape) - readingOrder(b.shape)), skipped }
}
