import type { Notification } from '@wervio/contracts'
import { userStorage } from '@wervio/session'
import { safeName } from '@wervio/ui'
import { textsOf } from '../notification-texts.ts'

const NAME = 'device-notices'
const WANTED = 'on'

export type DevicePermission = 'absent' | 'undecided' | 'denied' | 'granted'

/** Whether this browser may show notifications of its own. */
export const devicePermission = (): DevicePermission => {
  if (!('Notification' in window)) return 'absent'
  const { permission } = window.Notification
  return permission === 'default' ? 'undecided' : permission
}

/** Whether the user asked for notifications of this browser. */
export const wantsNotices = (uid: string): boolean => userStorage(uid).get(NAME) === WANTED

/** Remembers on this device whether the user wants them. */
export const setWantsNotices = (uid: string, wanted: boolean): void => {
  if (wanted) userStorage(uid).set(NAME, WANTED)
  else userStorage(uid).remove(NAME)
}

type News = {
  uid: string
  items: readonly Notification[]
  /** Whether somebody looks at the product, in whichever tab. */
  isLookedAt: () => Promise<boolean>
  /** Opens the page of one that was clicked. */
  open: (href: string) => void
}

/** Shows what is new outside the page, to whoever asked for that and looks at something else. */
export const showNotices = async ({ uid, items, isLookedAt, open }: News): Promise<void> => {
  if (items.length === 0 || !wantsNotices(uid) || devicePermission() !== 'granted' || (await isLookedAt())) return
  for (const item of items) {
    const { title, text, href } = textsOf(item)
    try {
      const notice = new window.Notification(title, { body: safeName(text), tag: item.id, lang: 'nl' })
      notice.addEventListener('click', () => {
        window.focus()
        notice.close()
        open(href)
      })
    } catch {
      // Some browsers of phones show them from a service worker alone.
      return
    }
  }
}
