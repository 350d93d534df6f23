import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { parsedCv } from '../testing/fake-parsed-cv.ts'
import { candidate, fakeServices, server, summary } from '../testing/fake-services.ts'
import { ITEMS, STACK_ID, stackItem, stackOf } from '../testing/fake-stack.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { openReviewRow, reviewRow } from '../testing/review-rows.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const STACK = `/add-candidate/stapel/${STACK_ID}`
const rows = () => within(screen.getByRole('list', { name: 'CV’s in deze stapel' })).getAllByRole('button')
const currentRow = () => rows().findIndex((row) => row.getAttribute('aria-current') === 'true') + 1

const open = async (count = 3) => {
  const stack = stackOf(Array.from({ length: count }, (_, index) => stackItem(index + 1)))
  server.use(...stack.handlers)
  server.use(noPdfWorker)
  const app = renderApp(STACK)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  return { ...app, ...stack }
}
const expectItem = async (number: number) => {
  await waitFor(() => expect(reviewRow('Naam')).toHaveTextContent(`Kandidaat ${number}`))
  await waitForViewerFallback()
}

test('Ctrl with Enter saves from a field and goes on', async () => {
  const { user, saved } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Notities' }), 'Belt liever{Control>}{Enter}{/Control}')
  await expectItem(2)
  expect(saved).toEqual([expect.objectContaining({ notes: 'Belt liever' })])
  expect(screen.getByText('1 van 3 nagekeken')).toBeVisible()
})

test('Ctrl with Enter in the field of skills adds what was typed and saves it', async () => {
  const { user, saved } = await open()
  await openReviewRow(user, 'Vaardigheden')
  await user.type(
    screen.getByRole('textbox', { name: 'Vaardigheid toevoegen' }),
    'Wondverpleging{Control>}{Enter}{/Control}',
  )
  await expectItem(2)
  expect(saved).toEqual([expect.objectContaining({ skills: ['Wondzorg', 'Indiceren', 'Wondverpleging'] })])
})

test('Ctrl with Enter on a link opens it and saves nothing', async () => {
  const { handlers, saved } = stackOf([stackItem(1), stackItem(2)], () => ({
    duplicates: [{ candidate: summary({ name: 'Noor de Vries' }), reasons: ['email'] }],
  }))
  server.use(...handlers)
  server.use(noPdfWorker)
  const { user } = renderApp(STACK)
  const link = await screen.findByRole('link', { name: 'Bekijk profiel van Noor de Vries' })
  await waitForViewerFallback()
  const presses: KeyboardEvent[] = []
  const listen = (event: KeyboardEvent) => presses.push(event)
  document.addEventListener('keydown', listen)
  // jsdom has no tabs: the browser would open one and leave this page as it is.
  link.addEventListener('click', (event) => event.preventDefault())
  link.focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  document.removeEventListener('keydown', listen)
  expect(presses.map(({ key, defaultPrevented }) => [key, defaultPrevented])).toEqual([
    ['Control', false],
    ['Enter', false],
  ])
  expect(screen.getByText('0 van 2 nagekeken')).toBeVisible()
  expect(saved).toEqual([])
})

test('J and K go to the next and the previous CV, and are letters in a field', async () => {
  const { user, saved } = await open()
  await user.keyboard('j')
  await expectItem(2)
  await user.keyboard('k')
  await expectItem(1)
  await user.keyboard('k')
  expect(currentRow()).toBe(1)
  await user.type(screen.getByRole('textbox', { name: 'Notities' }), 'jk')
  expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('jk')
  expect(currentRow()).toBe(1)
  expect(saved).toEqual([])
})

test('who comes to a CV that has nothing to look through has the focus where that is said', async () => {
  server.use(...stackOf([stackItem(1), stackItem(2, { status: 'saved' }), stackItem(3, { status: 'saved' })]).handlers)
  server.use(noPdfWorker)
  const { user } = renderApp(STACK)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  for (const number of [2, 3]) {
    await user.keyboard('j')
    await waitFor(() => expect(screen.getByRole('region', { name: `Kandidaat ${number} is opgeslagen` })).toHaveFocus())
  }
  await user.keyboard('kk')
  await expectItem(1)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Deze stapel is klaar' })).toHaveFocus())
})

test('letters can be switched off, and stay off in this browser', async () => {
  const { user, unmount } = await open()
  await user.click(screen.getByRole('button', { name: 'Sneltoetsen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Losse letters en cijfers gebruiken' }))
  await user.keyboard('{Escape}')
  await user.keyboard('j')
  expect(currentRow()).toBe(1)
  unmount()
  renderApp(STACK)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  await user.keyboard('j')
  expect(currentRow()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Overslaan' }))
  await expectItem(2)
})

test('who chose another CV while one is saved stays there', async () => {
  const { user } = await open()
  const saving = Promise.withResolvers<void>()
  server.use(http.post(`${ITEMS}/:id/save`, async () => (await saving.promise, HttpResponse.json(candidate()))))
  await user.click(screen.getByRole('button', { name: 'Opslaan en volgende' }))
  await user.click(rows()[2] ?? document.body)
  await expectItem(3)
  await user.type(screen.getByRole('textbox', { name: 'Notities' }), 'Belt liever')
  saving.resolve()
  expect(await screen.findByText('Noor de Vries is toegevoegd.')).toBeVisible()
  expect(currentRow()).toBe(3)
  expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('Belt liever')
})

test('unsure fields come first, Enter confirms them one by one, and they are saved as sure', async () => {
  const unsure = (quote: string) => ({ confidence: 0.6, quote, places: [] })
  const evidence = { email: unsure('noor@example.nl'), location: unsure('Assen'), phone: unsure('06-12345678') }
  const { handlers, saved } = stackOf([stackItem(1), stackItem(2)], ({ name }) => ({
    parsed: parsedCv({ name, evidence }),
  }))
  server.use(...handlers)
  server.use(noPdfWorker)
  const { user } = renderApp(STACK)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  await user.keyboard('j')
  await expectItem(2)
  const checks = screen.getByRole('region', { name: 'Kijk dit goed na' })
  expect(within(checks).getByRole('heading', { name: 'Kijk dit goed na 3' })).toBeVisible()
  expect(within(checks).getByText('Onzeker: in het CV staat ‘06-12345678’')).toBeVisible()
  expect(within(checks).queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'E-mailadres klopt' })).toHaveFocus()
  expect(screen.getByText('2 van 2 · 3 onzeker')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Telefoon klopt' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'E-mailadres klopt' })).toHaveAttribute('aria-pressed', 'true')
  expect(within(checks).getByRole('heading', { name: 'Kijk dit goed na 2' })).toBeVisible()
  expect(screen.getByText('2 van 2 · 2 onzeker')).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ evidence: { email: { confidence: 1 }, phone: { confidence: 0.6 } } })
  await expectItem(1)
})

test('a job that was taken out asks for no check, until it is put back', async () => {
  const evidence = { 'experience.0.company': { confidence: 0.6, quote: 'De Linde', places: [] } }
  server.use(...stackOf([stackItem(1)], ({ name }) => ({ parsed: parsedCv({ name, evidence }) })).handlers)
  server.use(noPdfWorker)
  const { user } = renderApp(STACK)
  await screen.findByText('1 van 1 · 1 onzeker')
  await waitForViewerFallback()
  await openReviewRow(user, 'Werkervaring')
  await user.click(screen.getByRole('button', { name: 'Baan 1 weghalen' }))
  expect(screen.queryByRole('region', { name: 'Kijk dit goed na' })).not.toBeInTheDocument()
  expect(screen.getByText('1 van 1 · alles zeker')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Werkervaring zoals in het CV' }))
  expect(screen.getByRole('button', { name: 'Bedrijf bij baan 1 klopt' })).toBeVisible()
  expect(screen.getByText('1 van 1 · 1 onzeker')).toBeVisible()
})

test('the list behind the button opens at the current CV', async () => {
  const { user } = await open()
  await user.keyboard('j')
  await expectItem(2)
  // jsdom evaluates no media queries: the button is there on narrow screens only.
  await user.click(screen.getByRole('button', { name: '2 van 3', hidden: true }))
  const list = within(await screen.findByRole('dialog', { name: 'CV’s in deze stapel' }))
  await waitFor(() => expect(list.getByRole('button', { current: true })).toHaveFocus())
  expect(list.getByRole('button', { current: true })).toHaveTextContent('Kandidaat 2')
})

test('a browser that stores nothing is said, so that nobody relies on it', async () => {
  const { user } = await open(1)
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
  Object.defineProperty(Storage.prototype, 'setItem', {
    configurable: true,
    value: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  try {
    await user.type(screen.getByRole('textbox', { name: 'Notities' }), 'B')
    expect(await screen.findByText('Je browser bewaart niet wat je typt')).toBeVisible()
  } finally {
    if (setItem) Object.defineProperty(Storage.prototype, 'setItem', setItem)
  }
})

test('rows stay where they are, whatever order a later answer has', async () => {
  const { handlers } = stackOf([stackItem(2, { status: 'reading', name: null }), stackItem(3)])
  server.use(...handlers)
  server.use(noPdfWorker)
  renderApp(STACK)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  server.use(...stackOf([stackItem(1), stackItem(3), stackItem(2)]).handlers)
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(rows().map(({ textContent }) => textContent?.slice(0, 11))).toEqual([
    'Kandidaat 2',
    'Kandidaat 3',
    'Kandidaat 1',
  ])
  // What is on screen stays too.
  expect(reviewRow('Naam')).toHaveTextContent('Kandidaat 3')
})
