import type { Page } from '@playwright/test'
import { createEvent, type EventResource } from '../peers/microsoft/graph/event.ts'
import type { MicrosoftPeer } from '../peers/microsoft/peer.ts'

const HOUR = 3_600_000
const MORNING = 8

export const connectButton = (page: Page) => page.getByRole('button', { name: 'Verbind met Microsoft Calendar' })

/** Tomorrow at eight in UTC: whatever the hour of the run, a few hours later is the same day for everybody. */
const tomorrowMorning = (): number => new Date().setUTCHours(24 + MORNING, 0, 0, 0)

/**
 * Puts an appointment in the calendar of an account of the stand-in, by default the first: so many hours after tomorrow
 * morning, because one that passes midnight stands on two days.
 */
export const addEvent = (
  { world }: MicrosoftPeer,
  hours: number,
  fields: Partial<EventResource>,
  account = world.accounts[0],
): void => {
  if (!account) throw new Error('the stand-in has no account')
  const event = createEvent(account, new Date(tomorrowMorning() + hours * HOUR), fields)
  world.events.set(account.oid, [...(world.events.get(account.oid) ?? []), event])
}

/** Puts an appointment that begins in a minute in the calendar of the first account of the stand-in. */
export const addEventNow = ({ world }: MicrosoftPeer, fields: Partial<EventResource>): void => {
  const [account] = world.accounts
  if (!account) throw new Error('the stand-in has no account')
  const event = createEvent(account, new Date(Date.now() + 60_000), fields)
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
