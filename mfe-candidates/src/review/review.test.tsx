import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { zipSync } from 'fflate'
import { http, HttpResponse } from 'msw'
import { filledButtons } from '../testing/filled-buttons.ts'
import { pdfFile } from '../testing/fake-parsed-cv.ts'
import { candidate, CANDIDATES, failure, fakeServices, server, summary } from '../testing/fake-services.ts'
import { IMPORTS, ITEMS, STACK_ID, stackItem, stackOf } from '../testing/fake-stack.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { openReviewRow, reviewRow } from '../testing/review-rows.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const STACK = `/add-candidate/stapel/${STACK_ID}`
const drop = (files: File[]) => fireEvent.drop(window, { dataTransfer: { types: ['Files'], files, items: [] } })
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

test('a zip is unpacked, and what is no CV is named', async () => {
  const { handlers } = stackOf([])
  server.use(...handlers)
  const { user, address } = renderApp('/add-candidate')
  await screen.findByRole('heading', { level: 1 })
  const cv = new TextEncoder().encode('%PDF-1.7 CV')
  const zipped = zipSync({ 'cvs/noor.pdf': cv, 'cvs/amir.docx': cv, 'foto.png': cv, '__MACOSX/._noor.pdf': cv })
  drop([new File([zipped.slice()], 'cvs.zip', { type: 'application/zip' })])
  expect(await screen.findByRole('heading', { name: '2 CV’s gekozen' })).toBeVisible()
  expect(screen.getByText('Eén bestand gaat niet mee')).toBeVisible()
  expect(screen.getByText(messages.cvTypeRefused)).toBeVisible()
  server.use(noPdfWorker)
  await user.click(screen.getByRole('button', { name: 'Lees deze CV’s' }))
  await waitFor(() => expect(address()).toBe(STACK))
  await waitFor(async () =>
    expect(await rowTexts()).toEqual(['Kandidaat 1Na te kijken · Planner', 'Kandidaat 2Na te kijken · Planner']),
  )
  await waitForViewerFallback()
})

test('what is no zip at all is told, and nothing is sent', async () => {
  server.use(...stackOf([]).handlers)
  renderApp('/add-candidate')
  await screen.findByRole('heading', { level: 1 })
  drop([new File(['geen zip'], 'cvs.zip', { type: 'application/zip' })])
  expect(await screen.findByRole('heading', { name: 'Geen CV’s gevonden' })).toBeVisible()
  expect(screen.getByText(/Dit zip-bestand kunnen we niet openen/)).toBeVisible()
})

test('a corrected CV is saved as typed, and the next one comes', async () => {
  const { handlers, saved } = stackOf([stackItem(1), stackItem(2)])
  server.use(...handlers)
  const { user } = await open()
  await openReviewRow(user, 'Locatie')
  const field = screen.getByRole('textbox', { name: 'Locatie' })
  await user.clear(field)
  await user.type(field, 'Emmen')
  await openReviewRow(user, 'Werkervaring')
  expect(screen.queryByRole('textbox', { name: 'Locatie' })).not.toBeInTheDocument()
  await user.clear(screen.getByRole('textbox', { name: 'Bedrijf' }))
  await user.type(screen.getByRole('textbox', { name: 'Bedrijf' }), 'De Linde')
  await user.click(screen.getByRole('button', { name: 'Opslaan en volgende' }))
  await waitFor(() => expect(reviewRow('Naam')).toHaveTextContent('Kandidaat 2'))
  expect(saved).toEqual([
    expect.objectContaining({
      name: 'Kandidaat 1',
      location: 'Emmen',
      experience: [expect.objectContaining({ company: 'De Linde', start: '2019' })],
    }),
  ])
  expect((await rowTexts())[0]).toContain('Opgeslagen')
  await waitForViewerFallback()
})

test('a job can be taken out and put back', async () => {
  const { handlers, saved } = stackOf([stackItem(1)])
  server.use(...handlers)
  const { user } = await open()
  expect(filledButtons(document.body)).toEqual([expect.stringMatching(/^Kandidaat opslaan/)])
  await openReviewRow(user, 'Werkervaring')
  await user.click(screen.getByRole('button', { name: 'Baan 1 weghalen' }))
  await user.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(within(reviewRow('Werkervaring')).getByText('Nog geen banen bekend.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Werkervaring zoals in het CV' }))
  expect(
    within(reviewRow('Werkervaring')).getByRole('button', {
      name: /^Wijkverpleegkundige Zorggroep De Linde · 2019 - heden \(wijzigen\)$/,
    }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Kandidaat opslaan' }))
  expect(await screen.findByRole('heading', { name: 'Deze stapel is klaar' })).toBeVisible()
  expect(saved).toHaveLength(1)
  // One state speaks, nothing of the list is chosen; whoever looks at one sees that one alone.
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Deze stapel is klaar',
  ])
  const row = within(screen.getByRole('list', { name: 'CV’s in deze stapel' })).getByRole('button')
  expect(row).not.toHaveAttribute('aria-current', 'true')
  await user.click(row)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Kandidaat 1 is opgeslagen',
  ])
})

test('of many saves one message stays', async () => {
  server.use(...stackOf([stackItem(1), stackItem(2)]).handlers)
  const { user } = await open()
  for (const number of [1, 2]) {
    await waitFor(() => expect(reviewRow('Naam')).toHaveTextContent(`Kandidaat ${number}`))
    if (number === 2) await waitForViewerFallback()
    await user.click(screen.getByRole('button', { name: number === 2 ? 'Kandidaat opslaan' : 'Opslaan en volgende' }))
    expect(await screen.findByText(`Kandidaat ${number} is toegevoegd.`)).toBeVisible()
  }
  expect(screen.queryByText('Kandidaat 1 is toegevoegd.')).not.toBeInTheDocument()
})

test('a duplicate is named with its reason, and can get the CV', async () => {
  const knownCandidate = summary({ name: 'Noor de Vries' })
  const { handlers, saved } = stackOf([stackItem(1, { has_duplicates: true })], () => ({
    duplicates: [{ candidate: knownCandidate, reasons: ['email'] }],
  }))
  server.use(...handlers)
  const { user } = await open()
  expect(screen.getByText('Deze kandidaat is er misschien al')).toBeVisible()
  expect(screen.getByText(/zelfde e-mailadres/)).toBeVisible()
  expect(filledButtons(screen.getByRole('form', { name: 'Gegevens uit het CV' }))).toEqual([
    'Voeg dit CV bij Noor de Vries',
  ])
  await user.click(screen.getByRole('button', { name: 'Voeg dit CV bij Noor de Vries' }))
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ merge_with: knownCandidate.id })]))
  const undoneIds: string[] = []
  server.use(
    http.post<{ id: string }>(
      `${CANDIDATES}/:id/unmerge`,
      ({ params }) => (
        undoneIds.push(params.id),
        HttpResponse.json({ candidate: candidate({ id: params.id }), other: candidate({ name: 'N. de Vries' }) })
      ),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Samenvoegen ongedaan maken' }))
  expect(await screen.findByText('Noor de Vries en N. de Vries staan er weer apart.')).toBeVisible()
  expect(undoneIds).toEqual([stackItem(1).id.replace(/^d/, 'c')])
})

test('a CV that could not be read says why, can be read again, and can be filled in', async () => {
  const { handlers } = stackOf([
    stackItem(1, { status: 'failed', problem: messages.cvWithoutText, name: null, title: null }),
  ])
  server.use(...handlers)
  const { user } = await open()
  expect(screen.getByText(messages.cvWithoutText)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Kandidaat opslaan' }))
  expect(await screen.findByText('Vul een voornaam in.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Opnieuw lezen' }))
  await waitFor(async () => expect((await rowTexts())[0]).toContain('Na te kijken'))
  await waitForViewerFallback()
})

test('leaving one out and throwing the rest away', async () => {
  const { handlers, items } = stackOf([stackItem(1), stackItem(2)])
  server.use(...handlers)
  const { user, address } = await open()
  await user.click(screen.getByRole('button', { name: 'Weglaten' }))
  await waitFor(() => expect(items()).toHaveLength(1))
  await waitForViewerFallback()
  await user.click(screen.getByRole('button', { name: 'Rest weggooien' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Weggooien' }))
  await waitFor(() => expect(address()).toBe('/add-candidate'))
})

test('a save that fails keeps what was typed', async () => {
  const { handlers } = stackOf([stackItem(1)])
  server.use(...handlers)
  server.use(
    http.post(`${ITEMS}/:id/save`, () =>
      HttpResponse.json(failure('internal', messages.candidateSaveFailed), { status: 500 }),
    ),
  )
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Notities' }), 'Belt liever')
  await user.click(screen.getByRole('button', { name: 'Kandidaat opslaan' }))
  expect(await screen.findByText(messages.candidateSaveFailed)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('Belt liever')
})

test('what was typed in one CV is there again after looking at another', async () => {
  const { handlers } = stackOf([stackItem(1), stackItem(2)])
  server.use(...handlers)
  const { user } = await open()
  const rows = () => within(screen.getByRole('list', { name: 'CV’s in deze stapel' })).getAllByRole('button')
  await user.type(screen.getByRole('textbox', { name: 'Notities' }), 'Belt liever')
  await openReviewRow(user, 'Werkervaring')
  await user.click(screen.getByRole('button', { name: 'Baan 1 weghalen' }))
  await user.click(rows()[1] ?? document.body)
  await waitFor(() => expect(reviewRow('Naam')).toHaveTextContent('Kandidaat 2'))
  expect(screen.getByRole('button', { name: 'Naam klopt' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('')
  expect(screen.queryByText(/^Je had dit CV nog niet opgeslagen/)).not.toBeInTheDocument()
  await waitForViewerFallback()
  await user.click(rows()[0] ?? document.body)
  expect(await screen.findByText(/^Je had dit CV nog niet opgeslagen/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('Belt liever')
  expect(reviewRow('Werkervaring')).toHaveTextContent('Nog geen banen bekend.')
  await user.click(screen.getByRole('button', { name: 'Werkervaring zoals in het CV' }))
  expect(reviewRow('Werkervaring')).toHaveTextContent('Zorggroep De Linde')
  await waitForViewerFallback()
})

test('a stack that is gone says so', async () => {
  server.use(
    http.get(`${IMPORTS}/:id`, () => HttpResponse.json(failure('not_found', messages.importNotFound), { status: 404 })),
  )
  renderApp(STACK)
  expect(await screen.findByRole('heading', { name: messages.importNotFound })).toBeVisible()
})

test('an open stack can be gone on with', async () => {
  server.use(...stackOf([stackItem(1, { status: 'saved' }), stackItem(2)]).handlers)
  renderApp('/add-candidate')
  const openStacks = within(await screen.findByRole('region', { name: 'Ga verder met je stapel' }))
  expect(openStacks.getByText('1 na te kijken · 1 opgeslagen')).toBeVisible()
  expect(openStacks.getByRole('link', { name: 'Verder nakijken' })).toHaveAttribute('href', STACK)
})

test('one file that is a PDF still goes the short way', async () => {
  server.use(...stackOf([]).handlers)
  renderApp('/add-candidate')
  await screen.findByRole('heading', { level: 1 })
  drop([pdfFile()])
  expect(await screen.findByRole('button', { name: 'Maak Profiel Aan' })).toBeEnabled()
})
