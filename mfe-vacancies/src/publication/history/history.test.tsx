import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { textField } from '../../testing/edit.ts'
import { EDIT_PATH, fakePublication, initialHtml, READ_PATH } from '../../testing/fake-publication.ts'
import { failure, fakeServices, ID, server, VACANCIES } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const PATH = `${VACANCIES}/${ID}/publication`

const openHistory = async (path = READ_PATH) => {
  const view = renderApp(path)
  await view.user.click(await screen.findByRole('button', { name: 'Versies' }))
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Versiegeschiedenis' }) }
}

test('versions stand under their day, with time, kind, author and words', async () => {
  const service = fakePublication()
  service.write('<p>Van Bram.</p>', 'Bram', 'edited')
  const { dialog } = await openHistory()
  const day = await within(dialog).findByRole('region', { name: /2 januari 2026/ })
  const rows = within(day)
    .getAllByRole('button')
    .map((row) => row.textContent)
  expect(rows[0]).toMatch(/^\d\d:\d\dBewerktNuBram · 3 woorden$/)
  expect(rows[1]).toMatch(/^\d\d:\d\dAutomatisch geschrevenSanne · 4 woorden$/)
})

test('only a text that a language model wrote is said to be by AI', async () => {
  const service = fakePublication()
  const [first] = service.versions
  if (first) first.made_by = { engine: 'openai-compatible', model: 'stand-in', at: first.created_at }
  const { dialog } = await openHistory()
  expect(await within(dialog).findByRole('button', { name: /Geschreven door AI/ })).toBeVisible()
  expect(within(dialog).queryByText('Automatisch geschreven')).toBeNull()
})

test('a version shows what changed since, its whole text and who made it, and can be put back', async () => {
  const service = fakePublication()
  service.write('<p>Van Bram.</p>', 'Bram', 'edited')
  const { user, dialog } = await openHistory()
  await user.click(await within(dialog).findByRole('button', { name: /Automatisch geschreven/ }))
  expect(await within(dialog).findByText(/^Doorgestreept stond in deze versie/)).toBeVisible()
  expect([...dialog.querySelectorAll('del')].map(({ textContent }) => textContent).join('')).toContain(
    'Wijkverpleegkundige',
  )
  expect(within(dialog).getByText(/ingebouwde motor/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Hele tekst' }))
  expect(within(dialog).getByRole('article', { name: 'Tekst van deze versie' }).innerHTML).toBe(initialHtml)
  await user.click(within(dialog).getByRole('button', { name: 'Deze versie terugzetten' }))
  expect(await screen.findByText('De versie is teruggezet.')).toBeVisible()
  expect(screen.getByRole('article', { name: 'Publicatietekst' }).innerHTML).toBe(initialHtml)
  expect(service.saves.at(-1)).toMatchObject({
    origin: 'restored',
    base_version: 2,
    html: initialHtml,
    made_by: { engine: 'builtin' },
  })
  expect(service.versions).toHaveLength(3)
})

test('in the editor a restored version takes the place of the text there', async () => {
  const service = fakePublication()
  service.write('<p>Van Bram.</p>', 'Bram', 'edited')
  const { user, dialog } = await openHistory(EDIT_PATH)
  await user.click(await within(dialog).findByRole('button', { name: /Automatisch geschreven/ }))
  await user.click(await within(dialog).findByRole('button', { name: 'Deze versie terugzetten' }))
  await waitFor(() => expect(service.publication.html).toBe(initialHtml))
  expect(await textField()).toHaveTextContent('Tekst van nu.')
  expect(service.saves).toHaveLength(1)
})

test('somebody who saved meanwhile is not overwritten', async () => {
  const service = fakePublication()
  service.write('<p>Van Bram.</p>', 'Bram', 'edited')
  const { user, dialog } = await openHistory()
  await user.click(await within(dialog).findByRole('button', { name: /Automatisch geschreven/ }))
  service.write('<p>Weer Bram.</p>', 'Bram', 'edited')
  await user.click(await within(dialog).findByRole('button', { name: 'Deze versie terugzetten' }))
  expect(await within(dialog).findByText(messages.publicationConflict)).toBeVisible()
  expect(service.publication.html).toBe('<p>Weer Bram.</p>')
})

test('no versions, and versions that can not be fetched', async () => {
  fakePublication()
  server.use(
    http.get(`${PATH}/versions`, () => HttpResponse.json(failure('internal', 'Even stuk'), { status: 500 }), {
      once: true,
    }),
  )
  const { user, dialog } = await openHistory()
  expect(await within(dialog).findByText('Even stuk')).toBeVisible()
  server.use(http.get(`${PATH}/versions`, () => HttpResponse.json([])))
  await user.click(within(dialog).getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await within(dialog).findByRole('heading', { name: 'Nog geen versies' })).toBeVisible()
})

test('deleting names what goes, shows the empty state without a reload, and can be undone', async () => {
  const service = fakePublication()
  const { user } = renderApp(READ_PATH)
  await user.click(await screen.findByRole('button', { name: 'Meer met de tekst' }))
  await user.click(screen.getByRole('menuitem', { name: 'Tekst verwijderen…' }))
  const question = await screen.findByRole('dialog', { name: 'Publicatietekst verwijderen?' })
  expect(question).toHaveTextContent('De publicatietekst van "Wijkverpleegkundige" wordt verwijderd.')
  await user.click(within(question).getByRole('button', { name: 'Publicatietekst verwijderen' }))
  expect(await screen.findByRole('heading', { name: 'Nog geen vacaturetekst' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tekst laten schrijven' })).toHaveAttribute(
    'href',
    `/create-vacancy?vacature=${ID}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Terugzetten' }))
  expect((await screen.findByRole('article', { name: 'Publicatietekst' })).innerHTML).toBe(initialHtml)
  expect(service.publication.html).toBe(initialHtml)
})

test('a text that can not be deleted stays and says why', async () => {
  fakePublication()
  server.use(http.delete(PATH, () => HttpResponse.json(failure('unavailable', ''), { status: 503 })))
  const { user } = renderApp(READ_PATH)
  await user.click(await screen.findByRole('button', { name: 'Meer met de tekst' }))
  await user.click(screen.getByRole('menuitem', { name: 'Tekst verwijderen…' }))
  await user.click(await screen.findByRole('button', { name: 'Publicatietekst verwijderen' }))
  expect(await screen.findByText(messages.publicationDeleteFailed)).toBeVisible()
})

test('without any text there are two ways to one', async () => {
  fakePublication('')
  const { user } = renderApp(READ_PATH)
  await user.click(await screen.findByRole('button', { name: 'Zelf schrijven' }))
  expect(await textField()).toHaveTextContent('')
  expect(document.querySelector('[data-placeholder]')).toHaveAttribute(
    'data-placeholder',
    'Schrijf hier de tekst van de vacature.',
  )
})
