import { isZip, sortFiles, type SortedFiles } from './cv-files.ts'

const BROKEN = 'Dit zip-bestand kunnen we niet openen. Pak het zelf uit en sleep de CV’s hierheen.'

/** All CVs in the chosen files, those in zips too; what is no CV is listed with the reason. */
export const collectCvFiles = async (chosenFiles: readonly File[]): Promise<SortedFiles> => {
  const zips = chosenFiles.filter(isZip)
  const loose = chosenFiles.filter((file) => !isZip(file))
  if (zips.length === 0) return sortFiles(loose)
  const { unpackZip } = await import('./unpack.ts')
  const unpacked: SortedFiles = { files: [], refused: [] }
  for (const zip of zips) {
    try {
      const { files, refused } = await unpackZip(zip)
      unpacked.files.push(...files)
      unpacked.refused.push(...refused)
    } catch {
      unpacked.refused.push({ name: zip.name, reason: BROKEN })
    }
  }
  const { files, refused } = sortFiles([...loose, ...unpacked.files])
  return { files, refused: [...refused, ...unpacked.refused] }
}
