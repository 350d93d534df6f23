import { mayKeep, userStorage } from '@wervio/session'
import type { z } from 'zod'

const parsed = <S extends z.ZodType>(shape: S, text: string | null): z.output<S> | null => {
  if (text === null) return null
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Unsaved words of one form, kept in this browser for one recruiter. `shape` is what a half-filled form must have; another one counts as absent. */
export const keptForm = <S extends z.ZodType>(uid: string, name: string, shape: S) => {
  const storage = userStorage(uid)
  return {
    read: (): z.output<S> | null => parsed(shape, storage.get(name)),
    /** False when the browser refuses (storage full or switched off). */
    keep: (values: z.output<S>): boolean => {
      if (!mayKeep()) return true
      try {
        storage.set(name, JSON.stringify(values))
        return true
      } catch {
        return false
      }
    },
    drop: (): void => storage.remove(name),
  }
}
