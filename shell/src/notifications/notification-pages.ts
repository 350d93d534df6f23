import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { callWithCursor, queryKeys } from '@wervio/api-client'
import { listNotifications, type Notification, type NotificationChange, type NotificationPage } from '@wervio/contracts'

/** Notifications that are read at a time. */
const PAGE = 20

export type LoadedPage = NotificationPage & { nextCursor: string | null }
export type LoadedPages = InfiniteData<LoadedPage, string | null>

/** The list of notifications, newest first; the first page says how many are unread. */
export const notificationQuery = {
  queryKey: queryKeys.notifications.list,
  queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }): Promise<LoadedPage> => {
    const query = { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }
    const { answer, nextCursor } = await callWithCursor(listNotifications, { query }, { signal })
    return { ...answer, nextCursor }
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: LoadedPage) => nextCursor,
}

const isNewer = (one: Notification, other: Notification): number =>
  other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id)

/** The pages with a change in them: what is new stands in the first, in the order of the list. */
const withChange = (pages: LoadedPages, { items, revision, unread }: NotificationChange): LoadedPages => {
  const changed = new Map(items.map((item) => [item.id, item]))
  const [first, ...others] = pages.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => !changed.has(id)),
  }))
  if (!first) return pages
  const oldest = pages.pages.at(-1)?.items.at(-1)
  // One that is older than what was read comes with its own page.
  const itemsInReach = items.filter(
    (item) => !oldest || pages.pages.at(-1)?.nextCursor === null || isNewer(item, oldest) <= 0,
  )
  const all = [...first.items, ...itemsInReach].toSorted(isNewer)
  return { ...pages, pages: [{ ...first, revision, unread, items: all }, ...others] }
}

/** A change as a tab passes it on: it follows what was known at `from`. */
export type PassedChange = { from: number; change: NotificationChange }

/** Puts a change into the list that is kept; reads the list again when changes were missed. */
export const applyChange = (queries: QueryClient, { from, change }: PassedChange): void => {
  const pages = queries.getQueryData<LoadedPages>(queryKeys.notifications.list)
  const knownRevision = pages?.pages[0]?.revision
  if (knownRevision === undefined || (change.revision <= knownRevision && !change.stale)) return
  if (change.stale || from > knownRevision) void queries.invalidateQueries({ queryKey: queryKeys.notifications.list })
  else queries.setQueryData<LoadedPages>(queryKeys.notifications.list, withChange(pages ?? emptyPages, change))
}

const emptyPages: LoadedPages = { pages: [], pageParams: [] }

/** The list as it is once these are read, or all of them. */
export const withRead = (pages: LoadedPages, ids: readonly string[] | 'all', now: string): LoadedPages => {
  const isMeant = ({ id, read_at }: Notification) => read_at === null && (ids === 'all' || ids.includes(id))
  const count = pages.pages.flatMap(({ items }) => items).filter(isMeant).length
  const unread = ids === 'all' ? 0 : Math.max(0, (pages.pages[0]?.unread ?? 0) - count)
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      unread,
      items: page.items.map((item) => (isMeant(item) ? { ...item, read_at: now } : item)),
    })),
  }
}
