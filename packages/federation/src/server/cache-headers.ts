/** File names with a content hash never change. */
const HASHED = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/

/** How long a file may be kept: for ever with a hash in its name, else asked again each time. */
export const cacheControl = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
