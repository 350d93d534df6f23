import { limits, messages } from '@wervio/contracts'

const types: readonly [RegExp, string][] = [
  [/\.pdf$/i, 'application/pdf'],
  [/\.docx$/i, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [/\.doc$/i, 'application/msword'],
]

/** The media type a CV of this name has; null for what can't be a CV. */
export const cvTypeOf = (name: string): string | null => types.find(([ending]) => ending.test(name))?.[1] ?? null

export const isZip = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^application\/(x-)?zip/.test(type) || /\.zip$/i.test(name)

/** A file that isn't taken, and why, in Dutch. */
export type RefusedFile = { name: string; reason: string }
export type SortedFiles = { files: File[]; refused: RefusedFile[] }

/** Why a file of this name and size (bytes) can't be taken as a CV, in Dutch; null when it can. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | null => {
  if (cvTypeOf(name) === null) return messages.cvTypeRefused
  if (size === 0) return messages.attachmentEmpty
  return size > limits.cv ? messages.cvTooLarge : null
}

/** Parts CVs from what can't be one, and holds to the most a stack may have. */
export const sortFiles = (candidates: readonly File[]): SortedFiles => {
  const files = candidates.filter((file) => fileProblem(file) === null)
  const refused = candidates.flatMap((file) => {
    const reason = fileProblem(file)
    return reason === null ? [] : [{ name: file.name, reason }]
  })
  const tooMany = files.slice(limits.importItems).map(({ name }) => ({ name, reason: messages.importFull }))
  return { files: files.slice(0, limits.importItems), refused: [...refused, ...tooMany] }
}
