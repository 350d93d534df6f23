import { limits, messages } from '@wervio/contracts'
import { isZip } from '../review/cv-files.ts'

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))

/** What somebody chose: one CV, a stack of them (several files, a folder or a zip), or something that can't be taken. */
export type Taken =
  | { kind: 'one'; file: File }
  | { kind: 'stack'; files: File[] }
  | { kind: 'refused'; problem: string }
  | { kind: 'none' }

/** Parts one PDF, which is added at once, from what has to be looked through; a problem is in Dutch. */
export const takeFiles = (files: readonly File[], folders: readonly string[] = []): Taken => {
  const [file] = files
  if (files.length + folders.length > 1 || folders.length === 1 || (file && isZip(file)))
    return { kind: 'stack', files: [...files] }
  if (!file) return { kind: 'none' }
  if (!isPdf(file)) return { kind: 'refused', problem: messages.cvRefused }
  if (file.size === 0) return { kind: 'refused', problem: messages.attachmentEmpty }
  return file.size > limits.cv ? { kind: 'refused', problem: messages.cvTooLarge } : { kind: 'one', file }
}
