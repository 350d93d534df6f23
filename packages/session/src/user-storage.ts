const prefix = (uid: string) => `wervio:${uid}:`

/**
 * Text stored in this browser for one user, such as drafts. It survives a reload and an expired session, but not
 * signing out.
 */
export const userStorage = (uid: string) => ({
  get: (name: string): string | null => localStorage.getItem(prefix(uid) + name),
  set: (name: string, value: string): void => localStorage.setItem(prefix(uid) + name, value),
  remove: (name: string): void => localStorage.removeItem(prefix(uid) + name),
  /** The stored names that begin with `start`. */
  names: (start: string): string[] =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix(uid) + start))
      .map((key) => key.slice(prefix(uid).length)),
})

/** Removes everything `userStorage` stored for this user. */
export const clearUserStorage = (uid: string): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix(uid))) localStorage.removeItem(key)
}
