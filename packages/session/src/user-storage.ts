const prefix = (uid: string) => `wervio:${uid}:`

/** Text kept in this browser for one user (drafts, a generated text). Survives reload and expiry, not sign-out. */
export const userStorage = (uid: string) => ({
  get: (name: string): string | null => localStorage.getItem(prefix(uid) + name),
  set: (name: string, value: string): void => localStorage.setItem(prefix(uid) + name, value),
  remove: (name: string): void => localStorage.removeItem(prefix(uid) + name),
  /** The names kept now that begin with `start`. */
  names: (start: string): string[] =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix(uid) + start))
      .map((key) => key.slice(prefix(uid).length)),
})

/** Forgets everything `userStorage` kept for this user. */
export const clearUserStorage = (uid: string): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix(uid))) localStorage.removeItem(key)
}
