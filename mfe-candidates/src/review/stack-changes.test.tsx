import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { pdfFile } from '../testing/fake-parsed-cv.ts'
import { candidate, failure, fakeServices, server } from '../testing/fake-services.ts'
import { IMPORTS, ITEMS, STACK_ID, stackItem, stackOf } from '../testing/fake-stack.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { reviewRow } from '../testing/review-rows.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const STACK = `/add-candidate/stapel/${STACK_ID}`
const rowTexts = async () =>
  within(await screen.findByRole('list', { name: 'CV’s in deze stapel' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

const open = async () => {
  server.use(noPdfWorker)
  const app = renderApp(STACK)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  return app
}

test('a save that is answered after its page was left is told, and leads nowhere', async () => {
  server.use(...stackOf([stackItem(1), stackItem(2)]).handlers)
  const saving = Promise.withResolvers<void>()
  server.use(http.post(`${ITEMS}/:id/save`, async () => (await saving.promise, HttpResponse.json(candidate()))))
  const { user, go, address } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Notities' }), 'Belt liever')
  const keptReviews = () => Object.keys(localStorage).filter((key) => key.includes('cv-review'))
  expect(keptReviews()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Opslaan en volgende' }))
  await go('/elders')
  saving.resolve()
  expect(await screen.findByText('Noor de Vries is toegevoegd.')).toBeVisible()
  expect(keptReviews()).toEqual([])
  expect(address()).toBe('/elders')
})

test('a CV left out that was gone already leaves the stack', async () => {
  server.use(...stackOf([stackItem(1), stackItem(2)]).handlers)
  const { user } = await open()
  server.use(
    ...stackOf([stackItem(2)]).handlers,
    http.delete(`${ITEMS}/:id`, () =>
      HttpResponse.json(failure('not_found', messages.importNotFound), { status: 404 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Weglaten' }))
  expect(await screen.findByText('Kandidaat 1 is weggelaten.')).toBeVisible()
  expect(await rowTexts()).toEqual(['Kandidaat 2Na te kijken · Planner'])
  await waitForViewerFallback()
})

test('what is said of a save leaves the buttons of the bar free', async () => {
  server.use(...stackOf([stackItem(1)]).handlers)
  await open()
  expect(document.documentElement.style.getPropertyValue('--room-below-toasts')).toBe('4.5rem')
})

test('without a session a CV of the stack and its document lead to sign-in', async () => {
  server.use(...stackOf([stackItem(1)]).handlers)
  const notSignedIn = () => HttpResponse.json(failure('not_signed_in', messages.notSignedIn), { status: 401 })
  server.use(http.get(`${ITEMS}/:id/cv`, notSignedIn))
  const { unmount } = renderApp(STACK)
  const cv = within(await screen.findByRole('region', { name: 'CV' }))
  expect(await cv.findByRole('link', { name: 'Inloggen' })).toBeVisible()
  unmount()
  server.use(http.get(`${ITEMS}/:id`, notSignedIn))
  renderApp(STACK)
  expect(await screen.findByRole('link', { name: 'Inloggen' })).toBeVisible()
})

test('a stack that was begun or worked on is listed as it is now', async () => {
  server.use(...stackOf([stackItem(1), stackItem(2), stackItem(3)]).handlers)
  server.use(noPdfWorker)
  const { user, go } = renderApp('/add-candidate')
  await screen.findByText('3 CV’s van', { exact: false })
  await go(STACK)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  await user.click(screen.getByRole('button', { name: 'Opslaan en volgende' }))
  await waitFor(() => expect(reviewRow('Naam')).toHaveTextContent('Kandidaat 2'))
  await waitForViewerFallback()
  await user.click(screen.getByRole('button', { name: 'Weglaten' }))
  await waitFor(() => expect(reviewRow('Naam')).toHaveTextContent('Kandidaat 3'))
  await waitForViewerFallback()
  await go('/add-candidate')
  expect(await screen.findByText('1 na te kijken · 1 opgeslagen')).toBeVisible()
  expect(await screen.findByText('2 CV’s van', { exact: false })).toBeVisible()
})

test('a CV from a page that the service no longer serves is refused, and not offered again', async () => {
  server.use(...stackOf([]).handlers)
  server.use(
    http.post(`${IMPORTS}/:id/files`, () =>
      HttpResponse.json(failure('version_refused', messages.versionRefused), { status: 400 }),
    ),
  )
  const { user } = renderApp('/add-candidate')
  await user.upload(await screen.findByLabelText('CV kiezen'), [pdfFile('a.pdf'), pdfFile('b.pdf')])
  await user.click(await screen.findByRole('button', { name: 'Lees deze CV’s' }))
  expect(await screen.findAllByText(messages.versionRefused)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /opnieuw/i })).not.toBeInTheDocument()
})
