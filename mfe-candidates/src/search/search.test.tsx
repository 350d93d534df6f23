import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type CandidateHit } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { stubCandidates } from '../testing/fake-candidates.ts'
import { CANDIDATES, fakeServices, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = '/dashboard-candidates?tab=zoeken'

const stubSearch = (hits: CandidateHit[]) => {
  const requests: Record<string, string>[] = []
  stubCandidates(hits)
  server.use(
    http.get(
      `${CANDIDATES}/search`,
      ({ request }) => (requests.push(Object.fromEntries(new URL(request.url).searchParams)), HttpResponse.json(hits)),
    ),
  )
  return requests
}
const hit = (overrides: Partial<CandidateHit> = {}): CandidateHit => ({
  ...summary(),
  highlights: [
    {
      field: 'name',
      parts: [
        { text: 'Noor', hit: true },
        { text: ' de Vries', hit: false },
      ],
    },
    {
      field: 'cv_text',
      parts: [
        { text: 'ervaring met ', hit: false },
        { text: 'wondzorg', hit: true },
        { text: ' <b>thuis</b>', hit: false },
      ],
    },
  ],
  ...overrides,
})

test('from two characters on it searches, marks what was hit, and keeps words and filters in the address', async () => {
  const requests = stubSearch([hit()])
  const { user, address } = renderApp(PATH)
  const field = await screen.findByRole('searchbox', { name: 'Zoek in alle kandidaten en CV’s' })
  await user.type(field, 'w')
  expect(await screen.findByRole('heading', { name: 'Typ nog een teken' })).toBeVisible()
  expect(requests).toEqual([])
  await user.type(field, 'ondzorg')
  const row = within(
    within(await screen.findByRole('list', { name: 'Gevonden kandidaten' })).getAllByRole('listitem')[0] ??
      document.body,
  )
  expect(row.getByRole('link', { name: 'Noor de Vries' })).toBeVisible()
  expect(row.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(['Noor', 'wondzorg'])
  expect(row.getByRole('list', { name: 'Gevonden in' })).toHaveTextContent('CV ervaring met wondzorg <b>thuis</b>')
  await user.click(screen.getByRole('button', { name: 'Nieuw 1' }))
  await waitFor(() => expect(requests.at(-1)).toEqual({ q: 'wondzorg', status: 'nieuw', limit: '50' }))
  expect(address()).toBe(`${PATH}&q=wondzorg&status=nieuw`)
})

test('a hit in any field says in which', async () => {
  const parts = [{ text: 'wond', hit: true }]
  stubSearch([
    hit({
      highlights: [
        { field: 'certificates', parts },
        { field: 'education', parts },
      ],
    }),
    hit({
      id: 'c0000000-0000-4000-8000-000000000002',
      highlights: [
        { field: 'name', parts },
        { field: 'driving_licences', parts },
      ],
    }),
  ])
  renderApp(`${PATH}&q=wond`)
  const lists = await screen.findAllByRole('list', { name: 'Gevonden in' })
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ),
  ).toEqual([['Certificaten wond', 'Opleiding wond'], ['Rijbewijs wond']])
})

test('a hit deep in a text stands near the begin of its line', async () => {
  const before = 'jarenlang gewerkt in de ouderenzorg en gehandicaptenzorg, met ervaring in de '
  stubSearch([
    hit({
      highlights: [
        {
          field: 'cv_text',
          parts: [
            { text: '… ', hit: false },
            { text: before, hit: false },
            { text: 'wondzorg', hit: true },
            { text: ' thuis', hit: false },
          ],
        },
      ],
    }),
  ])
  renderApp(`${PATH}&q=wondzorg`)
  const line = within(await screen.findByRole('list', { name: 'Gevonden in' })).getByRole('listitem')
  expect(line).toHaveTextContent(/^CV … met ervaring in de wondzorg thuis$/)
  expect(line).toHaveAttribute('title', `… ${before}wondzorg thuis`)
})

test('the slash key leads to the field', async () => {
  stubSearch([])
  const { user } = renderApp(PATH)
  const field = await screen.findByRole('searchbox')
  await user.keyboard('/')
  expect(field).toHaveFocus()
})

test('a search without results says for what', async () => {
  stubSearch([])
  renderApp(`${PATH}&q=astronaut`)
  expect(await screen.findByRole('heading', { name: 'Geen kandidaten gevonden voor ‘astronaut’' })).toBeVisible()
})

test('a failure says what could not be had, once, and offers a retry', async () => {
  stubSearch([hit()])
  server.use(http.get(`${CANDIDATES}/search`, () => HttpResponse.json({}, { status: 418 }), { once: true }))
  const { user } = renderApp(`${PATH}&q=noor`)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getAllByText(messages.candidatesFailed)).toHaveLength(1)
  expect(alert.getByText(messages.generic)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('link', { name: 'Noor de Vries' })).toBeVisible()
})

test('the last five searches are there to choose again, and can be cleared', async () => {
  stubSearch([hit()])
  const first = renderApp(PATH)
  const field = await screen.findByRole('searchbox')
  for (const words of ['een', 'twee', 'drie', 'vier', 'vijf', 'wondzorg', 'DRIE']) {
    await first.user.clear(field)
    await first.user.type(field, words)
    await first.user.tab()
  }
  first.unmount()
  const { user, address } = renderApp(PATH)
  const recent = within(await screen.findByRole('list', { name: 'Eerder gezocht' }))
  expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'DRIE',
    'wondzorg',
    'vijf',
    'vier',
    'twee',
  ])
  await user.click(recent.getByRole('button', { name: 'wondzorg' }))
  expect(await screen.findByRole('list', { name: 'Gevonden kandidaten' })).toBeVisible()
  expect(address()).toBe(`${PATH}&q=wondzorg`)
  await user.click(screen.getByRole('button', { name: 'Zoekopdracht wissen' }))
  await user.click(await screen.findByRole('button', { name: 'Eerdere zoekopdrachten wissen' }))
  expect(screen.queryByRole('list', { name: 'Eerder gezocht' })).not.toBeInTheDocument()
})

test('Enter remembers what is in the field, though the search follows a moment later', async () => {
  // React reads the submitted form with it, and Node's class knows no form of jsdom.
  const emptyForm = new FormData()
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => emptyForm)
  stubSearch([hit()])
  const first = renderApp(PATH)
  await first.user.type(await screen.findByRole('searchbox'), 'wondzorg{Enter}')
  first.unmount()
  renderApp(PATH)
  expect(await screen.findByRole('button', { name: 'wondzorg' })).toBeVisible()
})
