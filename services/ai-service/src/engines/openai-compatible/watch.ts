/** Why a request to the model was given up. */
export type Ended = 'left' | 'timeout'

export type Watch = {
  /** Aborts when the caller leaves, the whole takes too long, or nothing has come for a while. */
  signal: AbortSignal
  /** Something came: the idle clock starts anew. */
  alive: () => void
  /** Why `signal` was aborted; null while it isn't. */
  ended: () => Ended | null
  stop: () => void
}

export type Times = { timeoutMs: number; idleMs: number }

export function watchOver(caller: AbortSignal, { timeoutMs, idleMs }: Times): Watch {
  const controller = new AbortController()
  let reason: Ended | null = caller.aborted ? 'left' : null
  const end = (why: Ended) => {
    reason ??= why
    controller.abort()
  }
  const leave = () => end('left')
  const total = setTimeout(() => end('timeout'), timeoutMs)
  const idle = setTimeout(() => end('timeout'), idleMs)
  if (caller.aborted) controller.abort()
  caller.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    alive: () => void idle.refresh(),
    ended: () => reason,
    stop: () => {
      clearTimeout(total)
      clearTimeout(idle)
      caller.removeEventListener('abort', leave)
    },
  }
}
