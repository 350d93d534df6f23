import { mayKeep } from './may-keep.ts'
import { userStorage } from './user-storage.ts'

/** The uid under which the browser stores drafts of somebody without an account. */
export const VISITOR = 'visitor'

/** The shape of a stored draft, as a zod schema checks it. */
type Shape<T> = { safeParse: (value: unknown) => { data?: T | undefined } }

/** A text of an earlier version, or one edited by hand, counts as absent. */
const parseStored = <T>(shape: Shape<T>, text: string | null): T | null => {
  if (text === null) return null
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * A draft under one name, stored in this browser for one user or for `VISITOR`. `shape` is the shape of a half-filled
 * draft; others count as absent. Nothing is stored for somebody who signed out on purpose.
 */
export const storedWords = <T>(uid: string, name: string, shape: Shape<T>) => {
  const storage = userStorage(uid)
  return {
    read: (): T | null => parseStored(shape, storage.get(name)),
    /** Returns false when the browser refuses (storage full or disabled). */
    keep: (words: T): boolean => {
      if (uid !== VISITOR && !mayKeep()) return true
      try {
        storage.set(name, JSON.stringify(words))
        return true
      } catch {
        return false
      }
    },
    drop: (): void => storage.remove(name),
  }
}
