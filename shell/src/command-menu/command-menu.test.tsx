import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testConfig } from '@wervio/testing/page-config'
import { http, HttpResponse } from 'msw'
import { candidateHitNamed, fakeServices, refusal, vacancySummaryNamed } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { sampleRemotes } from '../testing/sample-remotes.ts'

const { answerConversations, answerSearch, server, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne'))

const paths = [
  '/kandidaat-profiel/:id',
  '/vacancy/:id',
  '/dashboard-candidates',
  '/online-meeting',
  '/gesprek/:id',
  '/meeting-overview',
]
const pages = paths.map((path) => ({
  path,
  element: <p>Pagina</p>,
}))

const openMenu = async (remotes = sampleRemotes, path = '/mail') => {
  const shell = renderShell(path, testConfig, { extra: pages, remotes })
  const user = userEvent.setup()
  await screen.findByRole('complementary', { name: 'Zijbalk' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  return { ...shell, user, field }
}
const optionTexts = () => screen.getAllByRole('option').map((option) => option.textContent)

test('people and vacancies come first, pages and actions after them, and Enter opens the first', async () => {
  const jan = candidateHitNamed('Jan de Vries', 1)
  answerSearch([jan, candidateHitNamed('Jannie Bos', 2, { title: null })], [vacancySummaryNamed('Kandidaatmanager', 3)])
  const { user, field, address } = await openMenu()
  await user.type(field, 'kandi')
  await screen.findByText('Jan de Vries')
  await screen.findByText('Kandidaatmanager')
  await waitFor(() =>
    expect(optionTexts().slice(0, 6)).toEqual([
      'JVJan de VriesPlanner · Utrecht',
      'JBJannie BosUtrecht',
      'Alle kandidaten met ‘kandi’',
      'KandidaatmanagerZorggroep De Linde · Assen · Actief',
      'Alle vacatures met ‘kandi’',
      'Kandidaten',
    ]),
  )
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /Jan de Vries/ })).toHaveAttribute('aria-selected', 'true'),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/kandidaat-profiel/${jan.id}`))
})

test('Enter opens nobody of the words before, but who is found by the words that are there', async () => {
  answerSearch([candidateHitNamed('Jan de Vries', 1)], [])
  const { user, field, address } = await openMenu()
  await user.type(field, 'jan')
  await screen.findByText('Jan de Vries')
  const jane = candidateHitNamed('Jane Smit', 2)
  answerSearch([jane], [])
  await user.type(field, 'e{Enter}')
  expect(address()).toBe('/mail')
  await waitFor(() => expect(address()).toBe(`/kandidaat-profiel/${jane.id}`))
})

test('Enter before anybody is found opens the first who is, unless something else is typed meanwhile', async () => {
  answerSearch([candidateHitNamed('Jan de Vries', 1)], [])
  const { user, field, address } = await openMenu()
  await user.type(field, 'de vri{Enter}e')
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /Jan de Vries/ })).toHaveAttribute('aria-selected', 'true'),
  )
  await waitFor(() => expect(screen.getByRole('option', { name: 'Alle kandidaten met ‘de vrie’' })).toBeVisible())
  expect(address()).toBe('/mail')
  await user.type(field, 's{Enter}')
  await waitFor(() => expect(address()).toBe(`/kandidaat-profiel/${candidateHitNamed('Jan de Vries', 1).id}`))
})

test('all candidates with the words are one step away', async () => {
  answerSearch([candidateHitNamed('Jan de Vries', 1)], [])
  const { user, field, address } = await openMenu()
  await user.type(field, 'jan & co')
  await user.click(await screen.findByRole('option', { name: 'Alle kandidaten met ‘jan & co’' }))
  await waitFor(() => expect(address()).toBe('/dashboard-candidates?tab=zoeken&q=jan%20%26%20co'))
})

const MEETING = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a001'
const meeting = (more: object = {}) => ({
  id: MEETING,
  kind: 'meeting',
  title: 'Kennismaking',
  start: new Date(new Date().getFullYear(), 2, 12, 10).toISOString(),
  duration: 60,
  participants: [],
  hasRecording: false,
  hasTranscript: false,
  state: 'planned',
  join_url: null,
  candidate: { id: MEETING, name: 'Jan de Vries' },
  ...more,
})

test.each([
  ['a planned meeting opens itself', {}, `/online-meeting?meeting=${MEETING}`],
  ['one that was written out its transcript', { hasTranscript: true }, `/online-meeting?transcript=${MEETING}`],
  ['a recording its sound', { kind: 'recording' }, `/gesprek/${MEETING}`],
  ['a kind from later the list', { kind: 'telefoon' }, '/meeting-overview?q=kennis'],
])('conversations are found by their words: %s', async (_, more, opened) => {
  answerConversations([meeting(more)])
  const { user, field, address } = await openMenu()
  await user.type(field, 'kennis')
  const hit = await screen.findByRole('option', { name: /^Kennismaking/ })
  expect(hit).toHaveTextContent('KennismakingJan de Vries · 12 mrt om 10:00')
  await waitFor(() => expect(hit).toHaveAttribute('aria-selected', 'true'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(opened))
})

test('all conversations with the words are one step away, also when one has no title', async () => {
  answerConversations([meeting({ title: ' ' })])
  const { user, field, address } = await openMenu()
  await user.type(field, 'jan')
  expect(await screen.findByRole('option', { name: /^Zonder titel/ })).toBeVisible()
  await user.click(screen.getByRole('option', { name: 'Alle gesprekken met ‘jan’' }))
  await waitFor(() => expect(address()).toBe('/meeting-overview?q=jan'))
})

test('conversations that can not be searched are named, and the others are there', async () => {
  answerSearch([candidateHitNamed('Jan de Vries', 1)], [])
  answerConversations(refusal('internal', 'Stuk.'), { status: 500 })
  const { user, field } = await openMenu()
  await user.type(field, 'jan')
  expect(await screen.findByRole('alert')).toHaveTextContent('Zoeken in gesprekken lukt nu niet.')
  expect(screen.getByRole('option', { name: /Jan de Vries/ })).toBeVisible()
})

test('without the services the pages are still there, and the menu says what is not', async () => {
  server.use(
    http.get('http://main.test/api/candidates/search', () =>
      HttpResponse.json(refusal('internal', 'Stuk.'), { status: 500 }),
    ),
  )
  const { user, field } = await openMenu()
  await user.type(field, 'mail')
  expect(await screen.findByRole('alert')).toHaveTextContent('Zoeken in kandidaten lukt nu niet.')
  expect(screen.getByRole('option', { name: 'Mail' })).toBeVisible()
})

test('a kind whose app is missing is not searched', async () => {
  let searches = 0
  server.use(
    http.get('http://main.test/api/candidates/search', () => {
      searches += 1
      return HttpResponse.json([])
    }),
    http.get('http://ai.test/api/meeting-overview', () => {
      searches += 1
      return HttpResponse.json([])
    }),
  )
  const { user, field } = await openMenu(
    sampleRemotes.filter(({ name }) => !/candidates|meetings/.test(name)),
    '/dashboard',
  )
  await user.type(field, 'jan')
  expect(await screen.findByText('Niets gevonden.')).toBeVisible()
  expect(searches).toBe(0)
})

test('one letter searches nothing, and the groups of before stay without words', async () => {
  const { user, field } = await openMenu()
  const list = within(screen.getByRole('listbox'))
  expect(list.getByText('Naar')).toBeVisible()
  await user.type(field, 'x')
  expect(screen.queryByText('Zoeken…')).toBeNull()
})
