import { ApiError, needsSignIn } from '@wervio/api-client'

/** Calls that are under way at the same time; a recruiter's other work goes on beside them. */
const AT_ONCE = 3
/** Times that one item is sent while the service says that it is too busy. */
const MOST_ATTEMPTS = 4
/** Seconds to wait when a busy service doesn't say how long. */
const USUAL_WAIT = 2

export type Success<Item, Outcome> = { item: Item; outcome: Outcome }
export type Failure<Item> = { item: Item; error: unknown }
export type ManyResult<Item, Outcome> = {
  successes: Success<Item, Outcome>[]
  failures: Failure<Item>[]
  /** What was not begun, because it was stopped or nobody is signed in any longer. */
  rest: Item[]
}

type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

const waitFor: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish)
  })

/**
 * Seconds until the same call may be made again; null for a failure that isn't about being busy. Nothing was done then.
 */
const secondsToWait = (error: unknown): number | null =>
  error instanceof ApiError && (error.code === 'rate_limited' || error.code === 'overloaded')
    ? (error.retryAfter ?? USUAL_WAIT)
    : null

type Options = {
  signal: AbortSignal
  /** How many have succeeded or failed. */
  onProgress: (count: number) => void
  atOnce?: number | undefined
  wait?: Wait
}

/**
 * Does the same for many, a few at a time, and goes on after a failure. When the service is busy all wait as long as it
 * asks. Never rejects.
 */
export const runMany = async <Item, Outcome>(
  items: readonly Item[],
  act: (item: Item) => Promise<Outcome>,
  { signal, onProgress, atOnce = AT_ONCE, wait = waitFor }: Options,
): Promise<ManyResult<Item, Outcome>> => {
  const results = new Map<Item, { outcome: Outcome } | { error: unknown }>()
  const queue = [...items]
  let pause: Promise<void> = Promise.resolve()
  let isSignedOut = false
  const isOver = () => signal.aborted || isSignedOut

  const attempt = async (item: Item, attempts = 1): Promise<Outcome> => {
    await pause
    try {
      return await act(item)
    } catch (error) {
      const seconds = secondsToWait(error)
      if (seconds === null || attempts === MOST_ATTEMPTS || isOver()) throw error
      pause = wait(seconds * 1_000, signal)
      return attempt(item, attempts + 1)
    }
  }
  const work = async (): Promise<void> => {
    await pause
    const item = isOver() ? undefined : queue.shift()
    if (item === undefined) return
    try {
      results.set(item, { outcome: await attempt(item) })
    } catch (error) {
      if (needsSignIn(error)) isSignedOut = true
      results.set(item, { error })
    }
    onProgress(results.size)
    await work()
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  const inOrder = items.map((item) => ({ item, result: results.get(item) }))
  return {
    successes: inOrder.flatMap(({ item, result }) =>
      result && 'outcome' in result ? [{ item, outcome: result.outcome }] : [],
    ),
    failures: inOrder.flatMap(({ item, result }) =>
      result && 'error' in result ? [{ item, error: result.error }] : [],
    ),
    rest: inOrder.flatMap(({ item, result }) => (result ? [] : [item])),
  }
}
