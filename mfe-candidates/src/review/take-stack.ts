import { isZip, sortFiles, type Sorted } from './cv-files.ts'

const BROKEN = 'Dit zip-bestand kunnen we niet openen. Pak het zelf uit en sleep de CV’s hierheen.'

/** All CVs in what somebody chose: files, and zips unpacked. Those that can't be taken stand beside them with the reason. */
export const takeStack = async (given: readonly File[]): Promise<Sorted> => {
  const zips = given.filter(isZip)
  const loose = given.filter((file) => !isZip(file))
  if (zips.length === 0) return sortFiles(loose)
  const { unpack } = await import('./unpack.ts')
  const unpacked: Sorted = { files: [], refused: [] }
  for (const zip of zips) {
    try {
      const { files, refused } = await unpack(zip)
      unpacked.files.push(...files)
      unpacked.refused.push(...refused)
    } catch {
      unpacked.refused.push({ name: zip.name, reason: BROKEN })
    }
  }
  const { files, refused } = sortFiles([...loose, ...unpacked.files])
  return { files, refused: [...refused, ...unpacked.refused] }
}
