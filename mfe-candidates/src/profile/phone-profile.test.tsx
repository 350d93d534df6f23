import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { Job } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { note } from '../testing/fake-notes.ts'
import { profileCalls } from '../testing/fake-profile.ts'
import { candidate, fakeServices, ID, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const job = (position: string, description: string | null): Job => ({
  position,
  company: 'De Linde',
  period: null,
  start: null,
  end: null,
  current: false,
  location: null,
  description,
})
const unsure = { confidence: 0.4, quote: 'Linde', places: [] }
const person = candidate({
  experience: [job('Wijkverpleegkundige', 'Indiceert zelf'), job('Verzorgende', 'Wondzorg\nInfuus'), job('Hulp', null)],
  evidence: { 'experience.1.company': unsure, 'experience.1.position': { ...unsure, confidence: 0.95 } },
})
const notes = [note(2, { text: 'Belt terug.' }), note(1, { text: 'Kwam binnen via een collega.' })]
const open = async () => {
  server.use(...profileCalls({ person, notes }).handlers)
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const region = (name: string) => screen.getByRole('region', { name })
const isBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

test('on a phone the newest note stands after the procedures, the others behind a button', async () => {
  stubScreen(390)
  const { user } = await open()
  const list = within(await screen.findByRole('list', { name: 'Notities, nieuwste eerst' }))
  expect(list.getByText('Belt terug.')).toBeVisible()
  expect(list.queryByText('Kwam binnen via een collega.')).not.toBeInTheDocument()
  expect(isBefore(region('Procedures'), region('Notities'))).toBe(true)
  expect(isBefore(region('Notities'), region('Uit het CV'))).toBe(true)
  await user.click(within(region('Notities')).getByRole('button', { name: 'Toon alle 2' }))
  expect(list.getByText('Kwam binnen via een collega.')).toBeVisible()
})

test('on a wide screen the notes open the side column', async () => {
  stubScreen(1440)
  await open()
  await waitFor(() => expect(isBefore(region('Uit het CV'), region('Notities'))).toBe(true))
  expect(isBefore(region('Notities'), region('Documenten'))).toBe(true)
  expect(screen.getByRole('button', { name: 'Toon CV ernaast' })).toBeVisible()
})

test('on a phone an older job is folded and says how much there is, and how much is unsure', async () => {
  stubScreen(390)
  const { user } = await open()
  const jobs = within(screen.getByRole('list', { name: 'Werkervaring' }))
  expect(jobs.getByText('Indiceert zelf')).toBeVisible()
  expect(jobs.getByText('Verzorgende')).toBeVisible()
  expect(jobs.queryByText(/Wondzorg/)).not.toBeInTheDocument()
  expect(jobs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2 feiten, 1 onzeker'])
  await user.click(jobs.getByRole('button', { name: '2 feiten, 1 onzeker over Verzorgende' }))
  expect(jobs.getByText(/Wondzorg/)).toBeVisible()
  expect(jobs.getByText('onzeker')).toBeVisible()
  const fold = jobs.getByRole('button', { name: '2 feiten, 1 onzeker over Verzorgende', expanded: true })
  expect(fold).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(jobs.queryByText(/Wondzorg/)).not.toBeInTheDocument()
})
