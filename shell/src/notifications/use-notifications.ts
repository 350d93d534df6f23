import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { readNotifications, unreadNotifications } from '@wervio/contracts'
import { useSession } from '@wervio/session'
import { useOpenStacks } from '../cv-stacks/use-open-stacks.ts'
import { standingOf } from '../recording-imports/import-texts.ts'
import { useRecordingImports } from '../recording-imports/use-recording-imports.ts'
import { notificationQuery, withMark, type LoadedPages, type Mark } from './notification-pages.ts'

/**
 * The notifications of the recruiter. A stack or a recording that the bell lists as work is one thing: what is told of
 * it is `doubled` and neither shown nor counted beside it.
 */
export const useNotifications = () => {
  const isSignedIn = useSession().status === 'signed-in'
  const { data: stacks = [] } = useOpenStacks()
  const { data: imports = [] } = useRecordingImports()
  const query = useInfiniteQuery({ ...notificationQuery, enabled: isSignedIn, staleTime: Infinity })
  const listed = new Set([...stacks, ...imports.filter((each) => standingOf(each) !== 'gone')].map(({ id }) => id))
  const all = query.data?.pages.flatMap(({ items }) => items) ?? []
  const isDoubled = ({ subject_id: id }: { subject_id: string | null }) => id !== null && listed.has(id)
  const doubled = all.filter((item) => isDoubled(item) && item.read_at === null).map(({ id }) => id)
  return {
    query,
    items: all.filter((item) => !isDoubled(item)),
    doubled,
    unread: Math.max(0, (query.data?.pages[0]?.unread ?? 0) - doubled.length),
  }
}

/**
 * Notes that notifications were read, or that they are to be read again: on the screen at once, and taken back when it
 * could not be stored.
 */
export const useMarks = () => {
  const queries = useQueryClient()
  const key = queryKeys.notifications.list
  const { mutate } = useMutation({
    mutationFn: ({ ids, readAt }: Mark) =>
      call(readAt === null ? unreadNotifications : readNotifications, {
        body: ids === 'all' ? { all: true } : { ids: [...ids] },
      }),
    onMutate: (mark) => {
      queries.setQueryData<LoadedPages>(key, (pages) => pages && withMark(pages, mark))
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  })
  return {
    read: (ids: readonly string[] | 'all'): void => {
      if (ids === 'all' || ids.length > 0) mutate({ ids, readAt: new Date().toISOString() })
    },
    makeUnread: (id: string): void => mutate({ ids: [id], readAt: null }),
  }
}
