import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { escoLicence, type CandidateHit, type SearchExplanation } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { explanation, stubCandidates } from '../testing/fake-candidates.ts'
import { CANDIDATES, fakeServices, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = '/dashboard-candidates?tab=zoeken'
const hit: CandidateHit = { ...summary(), highlights: [] }

/** A service that reads these searches so, and every other as it was typed. */
const stubSearch = (hits: CandidateHit[], readings: Record<string, Partial<SearchExplanation>>) => {
  const queryOf = (request: Request) => new URL(request.url).searchParams.get('q') ?? ''
  const requests: string[] = []
  stubCandidates(hits)
  server.use(
    http.get(`${CANDIDATES}/search`, ({ request }) => {
      requests.push(queryOf(request))
      return HttpResponse.json(hits)
    }),
    http.get(`${CANDIDATES}/search/explanation`, ({ request }) =>
      HttpResponse.json(explanation(readings[queryOf(request)])),
    ),
  )
  return requests
}
const open = (q: string) => renderApp(`${PATH}&${new URLSearchParams({ q })}`)

test('what was searched too and what was excluded stands under the field, and the words can be searched literally', async () => {
  const requests = stubSearch([hit], {
    'programmeur niet php': {
      synonyms: ['developer', 'ontwikkelaar'],
      excluded: ['php'],
      literal_q: '"programmeur" niet php',
    },
  })
  const { user } = open('programmeur niet php')
  expect(await screen.findByText('Ook gezocht op: developer, ontwikkelaar')).toBeVisible()
  expect(screen.getByText(escoLicence)).toBeVisible()
  expect(screen.getByText('Uitgesloten: php')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Zoek letterlijk' }))
  await waitFor(() => expect(requests.at(-1)).toBe('"programmeur" niet php'))
  expect(screen.getByRole('searchbox')).toHaveValue('"programmeur" niet php')
  await waitFor(() => expect(screen.queryByText(/Ook gezocht op/)).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Zoek letterlijk' })).not.toBeInTheDocument()
})

test('without results it says that all words must occur and which nobody has, and searches without it', async () => {
  const requests = stubSearch([], {
    'java hovercraft': {
      required_words: [
        { text: 'java', has_hits: true, q_without: 'hovercraft' },
        { text: 'hovercraft', has_hits: false, q_without: 'java' },
      ],
    },
  })
  const { user } = open('java hovercraft')
  expect(
    await screen.findByText(
      'Alle woorden moeten bij dezelfde kandidaat voorkomen. ‘hovercraft’ komt bij niemand voor.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Geen kandidaten gevonden voor ‘java hovercraft’' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zoek zonder ‘java’' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Zoek zonder ‘hovercraft’' }))
  await waitFor(() => expect(requests.at(-1)).toBe('java'))
})

test('with few results it says so too, and offers each word when all of them have hits', async () => {
  stubSearch([hit], {
    'java zorg': {
      required_words: [
        { text: 'java', has_hits: true, q_without: 'zorg' },
        { text: 'zorg', has_hits: true, q_without: 'java' },
      ],
    },
  })
  open('java zorg')
  expect(
    await screen.findByText('Zoek je meer mensen? Alle woorden moeten bij dezelfde kandidaat voorkomen.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Noor de Vries' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Zoek zonder/ }).map(({ textContent }) => textContent)).toEqual([
    'Zoek zonder ‘java’',
    'Zoek zonder ‘zorg’',
  ])
})

test.each([
  [
    '-php -java',
    ['php', 'java'],
    'Je sluit nu alleen ‘php’ en ‘java’ uit. Zet er een woord voor, zoals: java niet php.',
  ],
  ['""', [], 'Hier staan alleen leestekens.'],
])('%s asks for nobody, and says what to add', async (q, excluded, text) => {
  stubSearch([], { [q]: { asks_for_something: false, excluded } })
  open(q)
  expect(await screen.findByRole('heading', { name: 'Noem ook een woord dat wel moet voorkomen' })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(/^Uitgesloten/)).not.toBeInTheDocument()
})

test('what was not found before is said of no new words, also when they are explained before they are searched', async () => {
  const words = [{ text: 'java', has_hits: true, q_without: 'zorg' }]
  stubSearch([], { 'java zorg': { required_words: words, synonyms: ['developer'] } })
  const { user } = open('java')
  await screen.findByRole('heading', { name: 'Geen kandidaten gevonden voor ‘java’' })
  const searching = Promise.withResolvers<void>()
  server.use(http.get(`${CANDIDATES}/search`, async () => (await searching.promise, HttpResponse.json([hit]))))
  await user.type(screen.getByRole('searchbox'), ' zorg')
  expect(await screen.findByText('Ook gezocht op: developer')).toBeVisible()
  expect(screen.queryByRole('heading', { name: /^Geen kandidaten gevonden/ })).not.toBeInTheDocument()
  searching.resolve()
  expect(await screen.findByRole('link', { name: 'Noor de Vries' })).toBeVisible()
  expect(screen.getByText(/^Zoek je meer mensen\?/)).toBeVisible()
})

test('the hint about all words waits for the hits of those words', async () => {
  const words = [{ text: 'java', has_hits: true, q_without: 'zorg' }]
  stubSearch([hit], { 'java zorg': { required_words: words, synonyms: ['developer'] } })
  const { user } = open('java')
  await screen.findByRole('link', { name: 'Noor de Vries' })
  const searching = Promise.withResolvers<void>()
  server.use(http.get(`${CANDIDATES}/search`, async () => (await searching.promise, HttpResponse.json([hit]))))
  await user.type(screen.getByRole('searchbox'), ' zorg')
  expect(await screen.findByText('Ook gezocht op: developer')).toBeVisible()
  expect(screen.queryByText(/^Zoek je meer mensen\?/)).not.toBeInTheDocument()
  searching.resolve()
  expect(await screen.findByText(/^Zoek je meer mensen\?/)).toBeVisible()
})

test('a service that explains nothing still searches', async () => {
  stubSearch([], {})
  server.use(http.get(`${CANDIDATES}/search/explanation`, () => HttpResponse.json({}, { status: 404 })))
  open('java zorg')
  expect(await screen.findByRole('heading', { name: 'Geen kandidaten gevonden voor ‘java zorg’' })).toBeVisible()
})

test('beside the field stands how to search, with three examples to choose', async () => {
  const requests = stubSearch([hit], {})
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Zo zoek je' }))
  const help = within(screen.getByRole('dialog', { name: 'Zo zoek je' }))
  expect(help.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'java niet php',
    '"project manager"',
    'programmeur zwolle',
  ])
  await user.click(help.getByRole('button', { name: '"project manager"' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(requests.at(-1)).toBe('"project manager"'))
  expect(screen.getByRole('searchbox')).toHaveValue('"project manager"')
})
