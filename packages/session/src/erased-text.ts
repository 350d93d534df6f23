import { clearUserStorage } from './user-storage.ts'

/**
 * Stored text of this tab's user that another tab erased by signing out, by its key in local storage. In memory alone:
 * after signing out nothing of the account may stay stored on this device.
 */
const erasedText = new Map<string, string>()

/** Remembers a key of local storage if it belongs to this user. */
export const rememberErasedText = (uid: string, key: string, value: string): void => {
  if (key.startsWith(`wervio:${uid}:`)) erasedText.set(key, value)
}

/** Erases what this tab stored after the other one had erased the rest, or before that one could see it. */
export const eraseLateText = (uid: string): void => {
  for (const [key, value] of Object.entries(localStorage)) rememberErasedText(uid, key, String(value))
  clearUserStorage(uid)
}

/** Called when the same user has signed in again. What was stored since then stays. */
export const putBackErasedText = (): void => {
  for (const [key, value] of erasedText) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  erasedText.clear()
}

export const dropErasedText = (): void => erasedText.clear()
