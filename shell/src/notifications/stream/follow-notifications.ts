import type { QueryClient } from '@tanstack/react-query'
import { follow, isAborted, needsSignIn, queryKeys } from '@wervio/api-client'
import { followNotifications as endpoint, type Notification } from '@wervio/contracts'
import { openAttention } from '../device/attention.ts'
import { applyChange, newsIn, notificationQuery, type LoadedPages } from '../notification-pages.ts'
import { backOff } from './back-off.ts'
import { inOneTab, openTabs } from './tabs.ts'

/** A connection that lasted so long, in milliseconds, was a good one. */
const GOOD_MS = 10_000

type Options = {
  queries: QueryClient
  /** The account; no other hears of its changes. */
  uid: string
  signal: AbortSignal
  /** Something that happened just now; called in one tab. `isLookedAt`: whether somebody looks at one of the tabs. */
  onNews: (items: readonly Notification[], isLookedAt: () => Promise<boolean>) => void
}

/**
 * Keeps the list of notifications as it is at the service: one connection for all tabs, which hear of it from each
 * other.
 */
export const followNotifications = async ({ queries, uid, signal, onNews }: Options): Promise<void> => {
  let revisionHere: number | null = null
  const tabs = openTabs({
    uid,
    onChange: (passed) => applyChange(queries, passed),
    revisionHere: () => revisionHere,
  })
  const attention = openAttention(uid)
  signal.addEventListener('abort', () => {
    tabs.close()
    attention.close()
  })

  const knownRevision = (): number | null =>
    queries.getQueryData<LoadedPages>(queryKeys.notifications.list)?.pages[0]?.revision ?? null

  const readRevision = async (): Promise<number> =>
    knownRevision() ?? (await queries.fetchInfiniteQuery(notificationQuery)).pages[0]?.revision ?? 0

  const connect = async (): Promise<void> => {
    let from = await readRevision()
    revisionHere = from
    // A sleeping machine may keep a connection that is gone: whoever wakes asks anew.
    const sleeping = new AbortController()
    const wake = () => sleeping.abort()
    window.addEventListener('online', wake)
    const either = AbortSignal.any([signal, sleeping.signal])
    try {
      await follow(endpoint, {
        signal: either,
        lastEventId: String(from),
        onChange: (change) => {
          const passed = { from, change }
          const news = newsIn(queries, passed)
          applyChange(queries, passed)
          tabs.pass(passed)
          onNews(news, attention.isLookedAt)
          from = change.revision
          revisionHere = from
        },
      })
    } finally {
      window.removeEventListener('online', wake)
    }
  }

  const keepConnected = async (): Promise<void> => {
    let failures = 0
    while (!signal.aborted) {
      const startTime = performance.now()
      try {
        await connect()
        failures = 0
      } catch (error) {
        if (signal.aborted || needsSignIn(error)) return
        failures = performance.now() - startTime > GOOD_MS || isAborted(error) ? 0 : failures + 1
      }
      await backOff(failures, signal)
    }
  }

  // A list that can't be read is as new as its next reading.
  void readRevision().then(tabs.askForMissed, () => undefined)
  await inOneTab(uid, signal, keepConnected).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
