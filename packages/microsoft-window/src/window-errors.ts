/** The window of Microsoft was closed before it answered. */
export class WindowClosedError extends Error {
  override readonly name = 'WindowClosedError'
}

/** The sign-in code of Microsoft did not load. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError'
}
