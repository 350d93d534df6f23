import { cvTypes, limits, messages } from '@wervio/contracts'
import { cvTypeOf, isZip } from '../review/cv-files.ts'

const isCv = ({ type, name }: File): boolean =>
  cvTypeOf(name) !== null && (type === '' || cvTypes.some((cvType) => cvType === type))

/** What somebody selected: one CV, a stack (several files, a folder or a zip), or something that is no CV. */
export type FileSelection =
  | { kind: 'one'; file: File }
  | { kind: 'stack'; files: File[] }
  | { kind: 'refused'; problem: string }
  | { kind: 'none' }

/** Tells one CV from a stack of them; a problem is in Dutch. */
export const toFileSelection = (files: readonly File[], folders: readonly string[] = []): FileSelection => {
  const [file] = files
  if (files.length + folders.length > 1 || folders.length === 1 || (file && isZip(file)))
    return { kind: 'stack', files: [...files] }
  if (!file) return { kind: 'none' }
  if (!isCv(file)) return { kind: 'refused', problem: messages.cvRefused }
  if (file.size === 0) return { kind: 'refused', problem: messages.attachmentEmpty }
  return file.size > limits.cv ? { kind: 'refused', problem: messages.cvTooLarge } : { kind: 'one', file }
}
