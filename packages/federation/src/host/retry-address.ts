/**
 * Gives every further attempt to load a script another address. The browser shares a running request with every later
 * element of the same address, so after one that hangs, every attempt would hang too.
 */
export const createRetryAddress = (): ((url: string) => string) => {
  const tries = new Map<string, number>()
  return (url) => {
    const attempt = (tries.get(url) ?? 0) + 1
    tries.set(url, attempt)
    return attempt === 1 ? url : `${url}?try=${attempt}`
  }
}
