import type { Page } from '@playwright/test'
import { createEvent, type EventResource } from '../peers/microsoft/graph/event.ts'
import type { MicrosoftPeer } from '../peers/microsoft/peer.ts'

const HOUR = 3_600_000

export const connectButton = (page: Page) => page.getByRole('button', { name: 'Verbind met Microsoft Calendar' })

/** Puts an appointment in the calendar of an account of the stand-in, by default the first. */
export const addEvent = (
  { world }: MicrosoftPeer,
  hours: number,
  fields: Partial<EventResource>,
  account = world.accounts[0],
): void => {
  if (!account) throw new Error('the stand-in has no account')
  const event = createEvent(account, new Date(Date.now() + hours * HOUR), fields)
  world.events.set(account.oid, [...(world.events.get(account.oid) ?? []), event])
}

/** Somebody in an appointment, who accepted. */
export const invited = (address: string): EventResource['attendees'][number] => ({
  type: 'required',
  status: { response: 'accepted', time: '' },
  emailAddress: { name: address, address },
})

/** Opens the window of Microsoft. */
export const openWindow = async (page: Page): Promise<Page> => {
  const opening = page.waitForEvent('popup')
  await connectButton(page).click()
  const popup = await opening
  await popup.waitForLoadState()
  return popup
}

/** Connects with an account of the stand-in. */
export const chooseAccount = async (page: Page, name: string | RegExp = /Noor de Recruiter/): Promise<void> => {
  const popup = await openWindow(page)
  await popup.getByRole('link', { name }).click()
}
