import type { PassedChange } from '../notification-pages.ts'

const nameOf = (uid: string): string => `wervio:notifications:${uid}`

/** Lets tabs of one account pass changes to each other. */
export const openTabs = (uid: string, onChange: (passed: PassedChange) => void) => {
  if (typeof BroadcastChannel === 'undefined') return { pass: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(nameOf(uid))
  channel.addEventListener('message', ({ data }: MessageEvent<PassedChange>) => onChange(data))
  return {
    // A channel has no target: it stays within this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    pass: (passed: PassedChange): void => channel.postMessage(passed),
    close: (): void => channel.close(),
  }
}

/** Runs `work` in one tab of the account at a time: when that is closed, the one that waits longest goes on. */
export const inOneTab = (uid: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  // Without locks each tab has a connection of its own.
  'locks' in navigator ? navigator.locks.request(nameOf(uid), { signal }, work) : work()
