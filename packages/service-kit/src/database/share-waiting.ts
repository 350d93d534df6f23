/**
 * Lets reads that are the same share one while it waits for its turn. Who joins came before it began, so it sees every
 * write that was confirmed when they asked; as soon as it begins nobody joins any more. The key has to hold all that
 * the answer depends on, whom it is for included. Nobody may change the answer, because others have it too.
 */
export const createShareWaiting = () => {
  const waiting = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: (begins: () => void) => Promise<T>): Promise<T> => {
    const joined = waiting.get(key)
    if (joined) return joined as Promise<T>
    const begins = () => {
      if (waiting.get(key) === read) waiting.delete(key)
    }
    const read: Promise<T> = Promise.resolve()
      .then(() => work(begins))
      .finally(begins)
    waiting.set(key, read)
    return read
  }
}
