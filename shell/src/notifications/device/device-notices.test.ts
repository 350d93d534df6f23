import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { notificationNumber } from '../../testing/fake-services.ts'
import { openAttention } from './attention.ts'
import { setWantsNotices, showNotices } from './device-notices.ts'

type Notice = { title: string; body: string; click: () => void; close: jest.Mock<() => void> }

/** Notifications of the browser as they were shown. */
const notices: Notice[] = []

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted'
  close = jest.fn<() => void>()
  constructor(title: string, { body = '' }: NotificationOptions = {}) {
    super()
    notices.push({ title, body, click: () => this.dispatchEvent(new Event('click')), close: this.close })
  }
}

beforeEach(() => {
  notices.length = 0
  FakeNotification.permission = 'granted'
  Object.defineProperty(window, 'Notification', { configurable: true, value: FakeNotification })
  jest.spyOn(window, 'focus').mockImplementation(() => undefined)
  setWantsNotices('u1', true)
})
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification')
  localStorage.clear()
  jest.restoreAllMocks()
})

const show = async (isLookedAt: boolean, uid = 'u1') => {
  const open = jest.fn<(href: string) => void>()
  const items = [notificationNumber(1), notificationNumber(2)]
  await showNotices({ uid, items, isLookedAt: () => Promise.resolve(isLookedAt), open })
  return open
}

test('what happens while nobody looks is shown, and a click leads to its subject', async () => {
  const open = await show(false)
  expect(notices.map(({ title, body }) => [title, body])).toEqual([
    ['Sterke match', 'Roos Veldkamp past voor 85% bij Kok.'],
    ['Sterke match', 'Roos Veldkamp past voor 85% bij Kok.'],
  ])
  expect(open).not.toHaveBeenCalled()
  notices[0]?.click()
  expect(open.mock.calls).toEqual([[expect.stringMatching(/^\/matching-dashboard\?vacancy=.*&kandidaat=/)]])
  expect(window.focus).toHaveBeenCalledTimes(1)
  expect(notices[0]?.close).toHaveBeenCalledTimes(1)
})

test('nothing is shown to somebody who looks, who did not ask for it, or whose browser does not allow it', async () => {
  await show(true)
  await show(false, 'u2')
  FakeNotification.permission = 'denied'
  await show(false)
  Reflect.deleteProperty(window, 'Notification')
  await show(false)
  expect(notices).toEqual([])
})

test('a browser that shows none from a page is left alone', async () => {
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: class {
      static permission = 'granted'
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    },
  })
  await expect(show(false)).resolves.toBeDefined()
})

/**
 * This document as somebody sees it. Tabs of a test share it: those that don't answer are told apart by their account.
 */
const look = ({ isVisible, hasFocus }: { isVisible: boolean; hasFocus: boolean }) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  return jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
}

test.each([
  ['in front with the focus', { isVisible: true, hasFocus: true }, true],
  ['in front of a window that another one has the focus of', { isVisible: true, hasFocus: false }, false],
  ['behind another tab', { isVisible: false, hasFocus: false }, false],
])('a tab alone, %s', async (_, state, expected) => {
  look(state)
  const tab = openAttention('u1')
  expect(await tab.isLookedAt()).toBe(expected)
  tab.close()
})

test('another tab of the account that is looked at answers; one of another account does not', async () => {
  const hasFocus = look({ isVisible: true, hasFocus: false })
  const asking = openAttention('u1')
  const others = [openAttention('u1'), openAttention('u2')]
  // Whoever asks looks first, and isn't looked at; the tab that is asked is.
  hasFocus.mockReturnValueOnce(false).mockReturnValue(true)
  expect(await asking.isLookedAt()).toBe(true)
  others[0]?.close()
  hasFocus.mockReturnValueOnce(false)
  expect(await asking.isLookedAt()).toBe(false)
  for (const tab of [asking, ...others]) tab.close()
})
