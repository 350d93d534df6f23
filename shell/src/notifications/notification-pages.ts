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

/** Whether it stands in the pages that were read, or would if it existed; one that is older comes with its own page. */
const isInReach = ({ pages }: LoadedPages, item: Notification): boolean => {
  const oldest = pages.at(-1)?.items.at(-1)
  return !oldest || pages.at(-1)?.nextCursor === null || isNewer(item, oldest) <= 0
}

/** The pages with a change in them: what is new stands in the first, in the order of the list. */
const withChange = (pages: LoadedPages, { items, revision, unread }: NotificationChange): LoadedPages => {
  const changed = new Map(items.map((item) => [item.id, item]))
  const [first, ...others] = pages.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => !changed.has(id)),
  }))
  if (!first) return pages
  const all = [...first.items, ...items.filter((item) => isInReach(pages, item))].toSorted(isNewer)
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

/**
 * What happened just now among what changed after a revision: not what was only made unread again. To be asked before
 * the change is put into the list.
 */
export const newsIn = (queries: QueryClient, { from, change }: PassedChange): readonly Notification[] => {
  const pages = queries.getQueryData<LoadedPages>(queryKeys.notifications.list) ?? emptyPages
  const knownTimes = new Map(
    pages.pages.flatMap(({ items }) => items).map(({ id, created_at: at }): [string, string] => [id, at]),
  )
  return change.items.filter(
    (item) =>
      item.read_at === null &&
      item.revision > from &&
      isInReach(pages, item) &&
      knownTimes.get(item.id) !== item.created_at,
  )
}

const emptyPages: LoadedPages = { pages: [], pageParams: [] }

export type Mark = {
  ids: readonly string[] | 'all'
  /** The moment at which they were read; null makes them unread. */
  readAt: string | null
}

/** The list as it is once these are read, or unread, or all of them. */
export const withMark = (pages: LoadedPages, { ids, readAt }: Mark): LoadedPages => {
  const isMeant = ({ id, read_at }: Notification) =>
    (read_at === null) !== (readAt === null) && (ids === 'all' || ids.includes(id))
  const count = pages.pages.flatMap(({ items }) => items).filter(isMeant).length
  const before = pages.pages[0]?.unread ?? 0
  const unread = readAt === null ? before + count : ids === 'all' ? 0 : Math.max(0, before - count)
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      unread,
      items: page.items.map((item) => (isMeant(item) ? { ...item, read_at: readAt } : item)),
    })),
  }
}
