import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { paste, textField } from '../../testing/edit.ts'
import { EDIT_PATH, fakePublication } from '../../testing/fake-publication.ts'
import { failure, fakeServices } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const THEIRS = '<h1>Wijkverpleegkundige</h1><p>Tekst van Bram.</p>'
const MINE = '<h1>Wijkverpleegkundige</h1><p>Tekst van nu. Van mij.</p>'

/** Writes while Bram saves, and opens the choice. */
const collide = async () => {
  const service = fakePublication()
  const { user } = renderApp(EDIT_PATH)
  await textField()
  service.write(THEIRS, 'Bram', 'edited')
  await paste(' Van mij.')
  expect(await screen.findByText('Deze tekst is intussen ergens anders gewijzigd')).toBeVisible()
  return { service, user }
}
const choose = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Kies een versie' }))
  return screen.findByRole('dialog', { name: 'Welke versie houd je?' })
}
const pick = async (user: UserEvent, choice: string) =>
  user.click(within(await choose(user)).getByRole('button', { name: choice }))
const history = (service: { versions: { html: string }[] }) => service.versions.map(({ html }) => html)

test('it says who changed it, and shows both texts with their differences', async () => {
  const { user } = await collide()
  expect(screen.getByText(/^Bram heeft deze tekst .* Wat jij typt/)).toBeVisible()
  const dialog = await choose(user)
  expect(within(dialog).getByText(/^Bram heeft deze tekst/)).toBeVisible()
  const marked = (name: string) =>
    [...within(dialog).getByRole('region', { name }).querySelectorAll('ins')].map(({ textContent }) =>
      textContent?.trim(),
    )
  expect(marked('Jouw versie').join(' ')).toMatch(/^nu\b.*Van mij\.?$/)
  expect(marked('De andere versie').join(' ')).toMatch(/^Bram\.?$/)
})

test('who changed it themselves in another window reads that', async () => {
  const service = fakePublication()
  renderApp(EDIT_PATH)
  await textField()
  service.write(THEIRS, 'sanne@example.nl', 'edited')
  await paste(' Van mij.')
  expect(await screen.findByText(/^Je hebt deze tekst .* zelf gewijzigd, in een ander venster\./)).toBeVisible()
})

test('typing goes on and nothing is sent until a choice was made', async () => {
  const { service, user } = await collide()
  const saveCount = service.saves.length
  await paste(' Ook dit.')
  const dialog = await choose(user)
  expect(within(dialog).getByRole('region', { name: 'Jouw versie' })).toHaveTextContent('Van mij. Ook dit.')
  expect(service.saves).toHaveLength(saveCount)
})

test('mine becomes the text of now, the other stays in the history', async () => {
  const { service, user } = await collide()
  await pick(user, 'Mijn versie bewaren')
  expect(await screen.findByText(/^Opgeslagen om/)).toBeVisible()
  expect(service.publication.html).toBe(MINE)
  expect(history(service)).toContain(THEIRS)
})

test('the other becomes the text of now, mine goes into the history', async () => {
  const { service, user } = await collide()
  await pick(user, 'De andere versie houden')
  expect(await screen.findByText(/^Opgeslagen om/)).toBeVisible()
  expect(await textField()).toHaveTextContent('Tekst van Bram.')
  expect(service.publication.html).toBe(THEIRS)
  expect(history(service)).toContain(MINE)
})

test('when the second of the two saves fails both texts are still there, and it can be tried again', async () => {
  const { service, user } = await collide()
  service.replies = [undefined, () => HttpResponse.json(failure('unavailable', 'Even dicht'), { status: 503 })]
  await pick(user, 'De andere versie houden')
  expect(await screen.findByText('Even dicht')).toBeVisible()
  expect(service.publication.html).toBe(MINE)
  expect(history(service)).toContain(THEIRS)
  await user.click(screen.getByRole('button', { name: 'De andere versie houden' }))
  await waitFor(() => expect(service.publication.html).toBe(THEIRS))
  expect(history(service)).toContain(MINE)
})

test('somebody saving again during the choice is a new choice', async () => {
  const { service, user } = await collide()
  service.write('<p>Weer Bram.</p>', 'Bram', 'edited')
  await pick(user, 'Mijn versie bewaren')
  expect(await screen.findByText('Deze tekst is intussen ergens anders gewijzigd')).toBeVisible()
  expect(within(await choose(user)).getByRole('region', { name: 'De andere versie' })).toHaveTextContent('Weer Bram.')
  await user.click(screen.getByRole('button', { name: 'Mijn versie bewaren' }))
  await waitFor(() => expect(service.publication.html).toBe(MINE))
  expect(history(service)).toEqual(expect.arrayContaining([THEIRS, '<p>Weer Bram.</p>']))
})

test('merging keeps mine in the editor with the other beside it', async () => {
  const { service, user } = await collide()
  await pick(user, 'Samenvoegen')
  const other = await screen.findByRole('region', { name: 'De andere versie' })
  expect(other).toHaveTextContent('Tekst van Bram.')
  await waitFor(() => expect(service.publication.html).toBe(MINE))
  await paste(' En van Bram.')
  await waitFor(() => expect(service.publication.html).toContain('Van mij. En van Bram.'))
  expect(other).toBeVisible()
  await user.click(within(other).getByRole('button', { name: 'Andere versie sluiten' }))
  expect(other).not.toBeInTheDocument()
})
