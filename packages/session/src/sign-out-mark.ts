/** The key that a tab sets and removes as somebody signs out there on purpose; it holds nothing of the account. */
const KEY = 'wervio:signed-out'

/** Tells the other tabs that somebody signs out here. They see the end of the session either way. */
export const tellSignOut = (): void => {
  try {
    localStorage.setItem(KEY, String(Date.now()))
    localStorage.removeItem(KEY)
  } catch {
    // The browser stores nothing any more, nor does it for another tab.
  }
}

/** Whether an event of local storage is the word of another tab that somebody signs out there. */
export const tellsSignOut = ({ key, newValue, storageArea }: StorageEvent): boolean =>
  storageArea === localStorage && key === KEY && newValue !== null
