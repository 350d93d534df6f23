import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@wervio/routing'
import { useSession } from '@wervio/session'
import { useEffect, useEffectEvent } from 'react'
import { useOwnSite } from '../../site/own-site.ts'
import { pathOf } from '../../site/path-of.ts'
import { showNotices } from '../device/device-notices.ts'
import { loadNotificationStream } from './load-stream.ts'

/** Hears of notifications while somebody is signed in; what that takes is loaded then, and ends with the session. */
export const useNotificationStream = (): void => {
  const session = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { hasPage } = useOwnSite()
  const open = useEffectEvent((href: string) => {
    if (hasPage(pathOf(href))) void navigate(href)
  })
  const uid = session.status === 'signed-in' ? session.user.uid : null
  useEffect(() => {
    if (uid === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const start = async () => {
      const { followNotifications } = await loadNotificationStream()
      if (!signal.aborted)
        await followNotifications({
          queries,
          uid,
          signal,
          onNews: (items, isLookedAt) => void showNotices({ uid, items, isLookedAt, open }),
        })
    }
    // What can't be followed is read with the next page.
    void start().catch(() => undefined)
    return () => leaving.abort()
  }, [queries, uid])
}
