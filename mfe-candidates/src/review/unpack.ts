import { limits } from '@wervio/contracts'
import { unzipSync } from 'fflate'
import { cvTypeOf, fileProblem, type RefusedFile, type SortedFiles } from './cv-files.ts'

/** The most a zip may have, packed, in bytes; it is read whole. */
export const ZIP_MAXIMUM = 524_288_000
/** The most that is unpacked of one, in bytes: a small zip can unpack to very much. */
const UNPACKED_MAXIMUM = 2 * ZIP_MAXIMUM

const DAMAGED = 'Dit bestand in de zip is beschadigd of met een wachtwoord beveiligd.'

const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path
/** Folders, and what macOS and Windows put beside the files somebody packed. */
const isRubbish = (path: string): boolean =>
  path.endsWith('/') ||
  path.startsWith('__MACOSX/') ||
  /^(\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(baseName(path))

type Entry = { path: string; size: number }

/** What is in a zip, by its directory, without unpacking anything. */
const entriesOf = (bytes: Uint8Array): Entry[] => {
  const entries: Entry[] = []
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isRubbish(name)) entries.push({ path: name, size: originalSize })
      return false
    },
  })
  return entries
}

/** Lets the page handle events between two files. */
const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The CVs in a zip, unpacked one by one in the browser; what can't be a CV, is too large by the zip's own directory, or
 * is damaged is refused by name. Rejects when it isn't a zip at all.
 */
export const unpackZip = async (zip: File): Promise<SortedFiles> => {
  if (zip.size > ZIP_MAXIMUM) throw new Error('too large')
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const files: File[] = []
  const refused: RefusedFile[] = []
  let remainingBytes = UNPACKED_MAXIMUM
  for (const { path, size } of entriesOf(bytes).slice(0, limits.importItems * 4)) {
    const name = baseName(path)
    const reason = fileProblem({ name, size })
    if (reason !== null) {
      refused.push({ name, reason })
      continue
    }
    if (size > remainingBytes) {
      refused.push({ name, reason: 'De zip is uitgepakt te groot. Verdeel de CV’s over meer zip-bestanden.' })
      continue
    }
    remainingBytes -= size
    await yieldToPage()
    try {
      const content = unzipSync(bytes, { filter: (entry) => entry.name === path })[path]
      // What isn't packed has the length of its bytes, whatever the directory says.
      if (content?.length !== size) throw new Error('not as long as the directory says')
      files.push(new File([content.slice()], name, { type: cvTypeOf(name) ?? '' }))
    } catch {
      refused.push({ name, reason: DAMAGED })
    }
  }
  return { files, refused }
}
