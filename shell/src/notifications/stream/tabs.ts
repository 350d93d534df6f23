import type { PassedChange } from '../notification-pages.ts'

const nameOf = (uid: string): string => `wervio:notifications:${uid}`

type Options = {
  uid: string
  onChange: (passed: PassedChange) => void
  /** Up to which revision the service told this tab; null in a tab that has no connection. */
  revisionHere: () => number | null
}

/**
 * Lets tabs of one account pass changes to each other. A tab hears nothing of what was passed before it listened, so it
 * asks once its list was read. Questions go over a channel of their own: tabs of an earlier version take whatever comes
 * on the other for a change.
 */
export const openTabs = ({ uid, onChange, revisionHere }: Options) => {
  if (typeof BroadcastChannel === 'undefined')
    return { pass: () => undefined, askForMissed: () => undefined, close: () => undefined }
  const changes = new BroadcastChannel(nameOf(uid))
  const questions = new BroadcastChannel(`${nameOf(uid)}:questions`)
  // A channel has no target: it stays within this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const pass = (passed: PassedChange): void => changes.postMessage(passed)
  changes.addEventListener('message', ({ data }: MessageEvent<PassedChange>) => onChange(data))
  questions.addEventListener('message', () => {
    const revision = revisionHere()
    // Empty: whoever knows an earlier revision reads the list again.
    if (revision !== null) pass({ from: revision, change: { revision, unread: 0, items: [], stale: false } })
  })
  return {
    pass,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    askForMissed: (): void => questions.postMessage('missed?'),
    close: (): void => {
      changes.close()
      questions.close()
    },
  }
}

/** Runs `work` in one tab of the account at a time: when that is closed, the one that waits longest goes on. */
export const inOneTab = (uid: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  // Without locks each tab has a connection of its own.
  'locks' in navigator ? navigator.locks.request(nameOf(uid), { signal }, work) : work()
