/**
 * Gives every further try of a script another address. The browser shares a script that is under way with each later
 * element of the same address, so behind one that hangs every try would hang too.
 */
export const createRetryAddress = (): ((url: string) => string) => {
  const tries = new Map<string, number>()
  return (url) => {
    const tried = (tries.get(url) ?? 0) + 1
    tries.set(url, tried)
    return tried === 1 ? url : `${url}?try=${tried}`
  }
}
