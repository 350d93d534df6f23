/**
 * Waits for the turn of one caller and then works; rejects when the turn is refused, or was `withdrawn` while it
 * waited.
 */
type TakeTurn = (work: () => Promise<void>, turn: { joins: boolean; withdrawn: AbortSignal }) => Promise<void>

type WaitingRead = {
  /** Callers whose turn hasn't come and wasn't refused. */
  waitingCallers: number
  answer: PromiseWithResolvers<unknown>
  /** Aborts when the read begins: nobody else's turn is needed any more. */
  begun: AbortController
}

/**
 * Lets equal reads share one. Each caller takes a turn of their own, the first turn that comes begins the read for all,
 * and a refusal is for one caller alone. Callers join only before it begins, so each sees every write that was
 * confirmed when they asked. The key has to hold everything that the answer depends on, the organisation included.
 * Callers may not change the answer, because others get the same object.
 */
export const createShareWaiting = () => {
  const waitingReads = new Map<string, WaitingRead>()

  return <T>(key: string, takeTurn: TakeTurn, read: () => Promise<T>): Promise<T> => {
    const joinedRead = waitingReads.get(key)
    const sharedRead = joinedRead ?? {
      waitingCallers: 0,
      answer: Promise.withResolvers<unknown>(),
      begun: new AbortController(),
    }
    const { answer, begun } = sharedRead
    waitingReads.set(key, sharedRead)
    sharedRead.waitingCallers += 1

    const begin = async (): Promise<void> => {
      if (begun.signal.aborted) return
      waitingReads.delete(key)
      begun.abort()
      answer.resolve(read())
      // Whose turn it is keeps their place until the read has ended, well or badly.
      await answer.promise.catch(() => undefined)
    }

    return new Promise<T>((resolve, reject) => {
      answer.promise.then((value) => resolve(value as T), reject)
      takeTurn(begin, { joins: joinedRead !== undefined, withdrawn: begun.signal }).catch((refusal: unknown) => {
        if (begun.signal.aborted) return
        sharedRead.waitingCallers -= 1
        if (sharedRead.waitingCallers === 0) waitingReads.delete(key)
        reject(refusal)
      })
    })
  }
}
