import type { Locator, Page } from '@playwright/test'
import { messages } from '@wervio/contracts'
import { createRecruiter } from '../../support/accounts.ts'
import { addEvent, connectButton } from '../../support/agenda.ts'
import { expect, microsoftTest as test } from '../../support/own-microsoft.ts'
import { saveCandidate } from '../../support/pipeline.ts'
import { tabTo } from '../../support/tab-to.ts'
import { connectTeams, subjectsOf } from '../../support/teams.ts'

test.describe.configure({ mode: 'serial' })

// Without a calendar the service answers 401, which the browser reports.
test.beforeEach(({ complaints }) => complaints.allow(/status of 401/))

const press = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

test('the agenda is connected, leafed through, searched and disconnected with the keyboard alone', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  addEvent(peer, 2, { subject: 'Overleg' })
  addEvent(peer, 3, { subject: 'Intake' })
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  const opening = page.waitForEvent('popup')
  await press(page, connectButton(page))
  const popup = await opening
  await tabTo(popup, popup.getByRole('link', { name: /Noor de Recruiter/ }))
  const closing = popup.waitForEvent('close')
  // The key down chooses the account; the window may be gone before the key is up.
  await popup.keyboard.press('Enter').catch(() => undefined)
  await closing
  const card = (name: string) => page.getByRole('article', { name })
  await expect(card('Overleg')).toBeVisible()

  const strip = page.getByRole('navigation', { name: 'Week' })
  await press(page, strip.getByRole('button', { name: 'Volgende week' }))
  await expect(page.getByRole('heading', { name: /^Geen afspraken van/ })).toBeVisible()
  await press(page, strip.getByRole('button', { name: 'Vorige week' }))
  await expect(card('Overleg')).toBeVisible()
  const day = strip.getByRole('button', { name: /2 afspraken$/ })
  await press(page, day)
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await expect(day).toBeFocused()

  await tabTo(page, page.getByRole('searchbox', { name: 'Zoek in deze week' }))
  await page.keyboard.type('intake')
  await expect(card('Overleg')).toHaveCount(0)
  await expect(card('Intake')).toBeVisible()

  const disconnect = page.getByRole('button', { name: 'Verbinding verbreken' })
  const question = page.getByRole('dialog', { name: 'Verbinding met Microsoft verbreken?' })
  await press(page, disconnect, 'Shift+Tab')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(disconnect).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: 'Verbreken', exact: true }))
  await expect(connectButton(page)).toBeVisible()
})

test('a meeting is planned, changed and cancelled with the keyboard alone, and the focus comes back', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  const recruiter = await createRecruiter(urls)
  await saveCandidate(urls.mainApi, recruiter, { name: 'Ilse Hoogveen', email: 'ilse@example.nl' })
  await connectTeams(urls, recruiter, peer)
  await enter(page, recruiter)
  await page.goto('/new-meeting')
  await press(page, page.getByRole('link', { name: /^Online Meeting/ }))
  await expect(page).toHaveURL('/online-meeting')

  const form = page.getByRole('form', { name: 'Meeting plannen' })
  await tabTo(page, form.getByLabel(/^Titel/))
  await page.keyboard.type('Kennismaking')
  await tabTo(page, form.getByRole('searchbox', { name: 'Kandidaat' }))
  await page.keyboard.type('Ilse')
  await press(page, form.getByRole('button', { name: /^Kies Ilse Hoogveen/ }))
  await expect(form.getByRole('button', { name: 'Verwijder Ilse Hoogveen' })).toBeFocused()
  // Who the meeting is with is invited too.
  const chip = (address: string) => form.getByRole('button', { name: `Verwijder ${address}` })
  await expect(chip('ilse@example.nl')).toBeVisible()

  const attendees = form.getByLabel(/^Deelnemers/)
  await tabTo(page, attendees)
  await page.keyboard.type('chef@elders.example, bo@elders.example')
  await page.keyboard.press('Enter')
  await expect(attendees).toBeFocused()
  await press(page, chip('bo@elders.example'))
  await expect(chip('bo@elders.example')).toHaveCount(0)
  await expect(attendees).toBeFocused()
  await press(page, chip('ilse@example.nl'))
  await page.keyboard.type('Ilse')
  await press(page, form.getByRole('button', { name: /^Nodig Ilse Hoogveen/ }))
  await expect(chip('ilse@example.nl')).toBeVisible()
  await expect(attendees).toBeFocused()

  await press(page, form.getByRole('button', { name: 'Plan meeting' }))
  await expect(page.getByText(messages.meetingPlanned)).toBeVisible()
  expect(subjectsOf(peer)).toEqual(['Kennismaking'])

  const change = page.getByRole('button', { name: 'Wijzigen: Kennismaking' })
  const changing = page.getByRole('dialog', { name: 'Meeting wijzigen' })
  await press(page, change)
  await expect(changing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(changing).toHaveCount(0)
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, changing.getByLabel('Bericht aan de deelnemers'))
  await page.keyboard.type('We zitten in kamer 2')
  await press(page, changing.getByRole('button', { name: 'Opslaan' }))
  await expect(page.getByText('‘Kennismaking’ is gewijzigd.')).toBeVisible()
  await expect(change).toBeFocused()

  const cancel = page.getByRole('button', { name: 'Afzeggen: Kennismaking' })
  const question = page.getByRole('dialog', { name: 'Meeting afzeggen?' })
  await press(page, cancel)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: 'Meeting afzeggen' }))
  const card = page.getByRole('article', { name: 'Kennismaking' })
  await expect(card.getByText('Afgezegd')).toBeVisible()
  // Its own button is gone.
  await expect(card.getByRole('button', { name: 'Bekijk Transcriptie van Kennismaking' })).toBeFocused()
})
