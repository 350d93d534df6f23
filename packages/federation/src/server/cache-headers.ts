/** File names with a content hash never change. */
const HASHED = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/

/** Caches a file with a hash in its name forever; any other is revalidated each time. */
export const cacheControl = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
