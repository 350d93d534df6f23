/** Why a request to the model was given up. */
export type Ended = 'left' | 'timeout'

export type Watch = {
  /** Aborts when the caller leaves, the whole takes too long, or an answer that had begun stands still. */
  signal: AbortSignal
  /** Something was written: the idle clock starts, or starts anew. */
  alive: () => void
  /** Why `signal` was aborted; null while it isn't. */
  ended: () => Ended | null
  stop: () => void
}

export type Times = { timeoutMs: number; idleMs: number }

/**
 * Two clocks over one piece of work. The idle clock runs from the first written word: a server with one slot keeps a
 * second caller in its queue without a sign of life, and that call isn't idle.
 */
export const watchOver = (caller: AbortSignal, { timeoutMs, idleMs }: Times): Watch => {
  const controller = new AbortController()
  let reason: Ended | null = caller.aborted ? 'left' : null
  const end = (why: Ended) => {
    reason ??= why
    controller.abort()
  }
  const leave = () => end('left')
  const total = setTimeout(() => end('timeout'), timeoutMs)
  let idle: NodeJS.Timeout | undefined
  if (caller.aborted) controller.abort()
  caller.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    alive: () => {
      if (idle) idle.refresh()
      else idle = setTimeout(() => end('timeout'), idleMs)
    },
    ended: () => reason,
    stop: () => {
      clearTimeout(total)
      clearTimeout(idle)
      caller.removeEventListener('abort', leave)
    },
  }
}
