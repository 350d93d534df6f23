/** Milliseconds that another tab has to say that somebody looks at it; one that is looked at isn't slowed down. */
const ANSWER_MS = 250

/** Whether somebody looks at this tab: it is in front, and its window has the focus. */
const isLookedAtHere = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

type Message = { kind: 'question' | 'answer'; id: string }

/**
 * Lets tabs of one account ask each other whether somebody looks at one of them. On a channel of its own: tabs of an
 * earlier version take whatever comes on that of the notifications for a change.
 */
export const openAttention = (uid: string) => {
  if (typeof BroadcastChannel === 'undefined')
    return { isLookedAt: () => Promise.resolve(isLookedAtHere()), close: () => undefined }
  const channel = new BroadcastChannel(`wervio:attention:${uid}`)
  const questions = new Map<string, (isLookedAt: boolean) => void>()
  const send = (message: Message): void => {
    // A channel has no target: it stays within this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(message)
  }
  channel.addEventListener('message', ({ data: { kind, id } }: MessageEvent<Message>) => {
    if (kind === 'answer') questions.get(id)?.(true)
    else if (isLookedAtHere()) send({ kind: 'answer', id })
  })
  return {
    /** Whether somebody looks at this tab or at another of the account. */
    isLookedAt: async (): Promise<boolean> => {
      if (isLookedAtHere()) return true
      const id = crypto.randomUUID()
      const { promise, resolve } = Promise.withResolvers<boolean>()
      questions.set(id, resolve)
      send({ kind: 'question', id })
      const timer = setTimeout(() => resolve(false), ANSWER_MS)
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        questions.delete(id)
      }
    },
    close: (): void => channel.close(),
  }
}
