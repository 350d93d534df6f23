import { userStorage } from '@wervio/session'

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>

const nameOf = (importId: string) => `recording-file:${importId}`

/** Notes when the file of an import was last changed, so that it can be told from another one after a reload. */
export const rememberFile = (uid: string, importId: string, { lastModified }: FileFacts): void => {
  try {
    userStorage(uid).set(nameOf(importId), String(lastModified))
  } catch {
    // Storage is full or disabled: name and size still tell.
  }
}

export const forgetFile = (uid: string, importId: string): void => userStorage(uid).remove(nameOf(importId))

/** Whether a file is the one that an import began with: by name and size, and where it is known by its last change. */
export const isSameFile = (
  uid: string,
  { id, fileName, size }: { id: string; fileName: string; size: number },
  file: FileFacts,
): boolean => {
  const lastModified = userStorage(uid).get(nameOf(id))
  return (
    file.name === fileName &&
    file.size === size &&
    (lastModified === null || lastModified === String(file.lastModified))
  )
}
