import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { getSession, signOut, userStorage } from '@wervio/session'
import { HttpResponse } from 'msw'
import { paste, textField } from '../../testing/edit.ts'
import { EDIT_PATH, fakePublication, READ_PATH } from '../../testing/fake-publication.ts'
import { failure, fakeServices, ID } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const storedDrafts = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(`wervio:u1:publication-draft:${ID}:`))
    .map(([, value]) => String(value))
    .join('\n')
const storeAbandonedDraft = (html: string, base_version = 1) =>
  userStorage('u1').set(
    `publication-draft:${ID}:earlier`,
    JSON.stringify({ html, base_version, at: '2026-01-02T10:00:00.000Z' }),
  )
const holdReply = () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  return { wait: () => promise, release: () => resolve(undefined) }
}
/**
 * Presses the button in the same moment as the service answers again: the save that follows by itself comes too late.
 */
const reconnectAndSave = async (service: { isDown: boolean }) => {
  const retry = await screen.findByRole('button', { name: 'Opnieuw opslaan' })
  service.isDown = false
  fireEvent.click(retry)
}

test('what is written is saved by itself and says when; nothing stays behind in the browser', async () => {
  const service = fakePublication()
  renderApp(EDIT_PATH)
  expect(await textField()).toHaveTextContent('Tekst van nu.')
  await paste(' En morgen.')
  expect(screen.getByText('Nog niet opgeslagen')).toBeVisible()
  await waitFor(() =>
    expect(service.publication.html).toBe('<h1>Wijkverpleegkundige</h1><p>Tekst van nu. En morgen.</p>'),
  )
  expect(await screen.findByText(/^Opgeslagen om \d\d:\d\d$/)).toBeVisible()
  expect(service.saves).toHaveLength(1)
  expect(storedDrafts()).toBe('')
})

test('saves go one at a time, each on the version before it', async () => {
  const service = fakePublication()
  const firstReply = holdReply()
  service.replies = [firstReply.wait]
  renderApp(EDIT_PATH)
  await paste(' Een.')
  await screen.findByText('Opslaan...')
  await paste(' Twee.')
  await waitFor(() => expect(storedDrafts()).toContain('Een. Twee.'))
  expect(service.saves).toHaveLength(1)
  firstReply.release()
  await waitFor(() => expect(service.publication.html).toContain('Een. Twee.'))
  expect(service.saves.map(({ base_version }) => base_version)).toEqual([1, 2])
  expect(new Set(service.saves.map(({ session }) => session)).size).toBe(1)
})

test('without a connection the words stay in this browser, and saving can be tried again', async () => {
  const service = fakePublication()
  service.isDown = true
  renderApp(EDIT_PATH)
  await paste(' Onderweg.')
  expect(await screen.findByText(`Niet opgeslagen: ${messages.noNetwork}`)).toBeVisible()
  expect(storedDrafts()).toContain('Onderweg.')
  await reconnectAndSave(service)
  expect(await screen.findByText(/^Opgeslagen om/)).toBeVisible()
  expect(service.publication.html).toContain('Onderweg.')
  expect(storedDrafts()).toBe('')
})

test('the connection coming back saves by itself', async () => {
  const service = fakePublication()
  service.isDown = true
  renderApp(EDIT_PATH)
  await paste(' Trein.')
  await screen.findByText(/^Niet opgeslagen/)
  service.isDown = false
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(screen.getByText('Opslaan...')).toBeVisible()
  await waitFor(() => expect(service.publication.html).toContain('Trein.'))
})

test('a save whose answer got lost is no conflict', async () => {
  const service = fakePublication()
  service.replies = [
    (save) => {
      service.write(save.html, 'Sanne', 'edited')
      service.isDown = true
      return HttpResponse.error()
    },
  ]
  renderApp(EDIT_PATH)
  await paste(' Tunnel.')
  await reconnectAndSave(service)
  expect(await screen.findByText(/^Opgeslagen om/)).toBeVisible()
  expect(screen.queryByText(/ergens anders gewijzigd/)).toBeNull()
  expect(service.publication.version).toBe(2)
})

test('too long a text says so and keeps every word', async () => {
  const service = fakePublication()
  service.replies = [
    () =>
      HttpResponse.json(
        {
          ...failure('validation_failed', messages.validationFailed),
          fields: [{ path: 'html', message: 'Gebruik hier hoogstens 200.000 tekens.' }],
        },
        { status: 400 },
      ),
  ]
  renderApp(EDIT_PATH)
  await paste(' Lang.')
  expect(await screen.findByText('Niet opgeslagen: Gebruik hier hoogstens 200.000 tekens.')).toBeVisible()
  expect(storedDrafts()).toContain('Lang.')
})

test.each(['Terugzetten', 'Weggooien'])('words left behind by a crash: %s', async (choice) => {
  const service = fakePublication()
  storeAbandonedDraft('<p>Half afgemaakt.</p>')
  const { user } = renderApp(READ_PATH)
  await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }))
  await textField()
  await user.click(await screen.findByRole('button', { name: choice }))
  await waitFor(() => expect(storedDrafts()).not.toContain('earlier'))
  if (choice === 'Terugzetten') {
    expect(await textField()).toHaveTextContent('Half afgemaakt.')
    await waitFor(() => expect(service.publication.html).toBe('<p>Half afgemaakt.</p>'))
  } else expect(service.saves).toEqual([])
  expect(storedDrafts()).toBe('')
})

test('words left behind on an older text meet the newer one as a conflict', async () => {
  const service = fakePublication()
  storeAbandonedDraft('<p>Oud idee.</p>')
  service.write('<p>Nieuw van Bram.</p>', 'Bram', 'edited')
  const { user } = renderApp(EDIT_PATH)
  await user.click(await screen.findByRole('button', { name: 'Terugzetten' }))
  expect(await screen.findByText('Deze tekst is intussen ergens anders gewijzigd')).toBeVisible()
  expect(service.publication.html).toBe('<p>Nieuw van Bram.</p>')
  expect(storedDrafts()).toContain('Oud idee.')
})

test('a session that ends while saving keeps the words', async () => {
  const service = fakePublication()
  service.replies = [() => HttpResponse.json(failure('session_expired', messages.sessionExpired), { status: 401 })]
  renderApp(EDIT_PATH)
  await paste(' Nog niet weg.')
  await waitFor(() => expect(getSession()).toEqual({ status: 'signed-out', reason: 'expired' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tekst van de vacature' })).toBeNull())
  expect(storedDrafts()).toContain('Nog niet weg.')
})

test('signing out on purpose leaves nothing of it', async () => {
  const service = fakePublication()
  service.isDown = true
  const { unmount } = renderApp(EDIT_PATH)
  await paste(' Geheim.')
  await screen.findByText(/^Niet opgeslagen/)
  await act(() => signOut())
  unmount()
  expect(storedDrafts()).toBe('')
})

test('leaving with words that could not be saved is asked first', async () => {
  const service = fakePublication()
  service.isDown = true
  const { user, address } = renderApp(EDIT_PATH)
  await paste(' Wacht.')
  await screen.findByText(/^Niet opgeslagen/)
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await user.click(screen.getByRole('tab', { name: 'Overzicht' }))
  const question = await screen.findByRole('dialog', { name: 'Je tekst is nog niet opgeslagen' })
  await user.click(within(question).getByRole('button', { name: 'Hier blijven' }))
  expect(address()).toBe(EDIT_PATH)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Publicatietekst' })).toHaveFocus())
  await user.click(screen.getByRole('tab', { name: 'Overzicht' }))
  await user.click(await screen.findByRole('button', { name: 'Toch weggaan' }))
  await waitFor(() => expect(address()).not.toContain('bewerken'))
  expect(storedDrafts()).toContain('Wacht.')
})

test('Klaar saves first and shows what is stored', async () => {
  const service = fakePublication()
  const { user, address } = renderApp(EDIT_PATH)
  await paste(' Klaar.')
  await user.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(await screen.findByRole('article', { name: 'Publicatietekst' })).toHaveTextContent('Tekst van nu. Klaar.')
  expect(address()).toBe(READ_PATH)
  expect(service.publication.html).toContain('Klaar.')
})
