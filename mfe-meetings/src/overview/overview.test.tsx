import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { failure, fakeServices } from '@wervio/api-client/testing'
import { renderRoutes } from '@wervio/remote-kit/testing'
import { HttpResponse } from 'msw'
import { remote } from '../routes.tsx'
import { CANDIDATE, conversation, MEETING, OVERVIEW, stubConversations } from '../testing/fake-conversations.ts'

fakeServices()

const OTHER = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d32'
/** Long after any day on which this test runs. */
const LATER = new Date(2199, 0, 9, 14, 30).toISOString()

const renderOverview = (search = '') => renderRoutes(remote.routes, `/meeting-overview${search}`)
const card = async (name: string) => within(await screen.findByRole('article', { name }))

test('title, subtitle and the way to a new conversation', async () => {
  stubConversations(() => [conversation()])
  renderOverview()
  expect(await screen.findByRole('heading', { level: 1, name: 'Gesprekken' })).toBeVisible()
  expect(screen.getByText('Plan en beheer je gesprekken')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nieuw Gesprek' })).toHaveAttribute('href', '/new-meeting')
  expect(await screen.findByText('1 gesprek')).toBeVisible()
})

test('a card has title, date, time with duration, participants and what there is of it', async () => {
  stubConversations(() => [
    conversation({
      duration: 90,
      participants: ['a@werving.example', 'b@werving.example', 'c@werving.example', 'd@werving.example'],
      candidate: CANDIDATE,
      hasRecording: true,
      hasTranscript: true,
    }),
  ])
  renderOverview()
  const shownCard = await card('Kennismaking')
  for (const text of [
    'Woensdag 12 maart 2025',
    '10:00–11:30 (1 uur 30 min)',
    'a@werving.example, b@werving.example en 2 anderen',
    'Kandidaat: Ilse Hoogveen',
    'Opgenomen',
    'Transcriptie beschikbaar',
  ])
    expect(shownCard.getByText(text)).toBeVisible()
  expect(shownCard.queryByText('Gepland')).not.toBeInTheDocument()
  expect(shownCard.getByRole('link', { name: 'Kennismaking' })).toHaveAttribute(
    'href',
    `/online-meeting?transcript=${MEETING}`,
  )
})

test('a recording opens with its sound, and of an unknown duration only the beginning is named', async () => {
  stubConversations(() => [
    conversation({
      kind: 'recording',
      title: 'gesprek.mp3',
      duration: null,
      participants: [CANDIDATE.name],
      candidate: CANDIDATE,
      hasRecording: true,
    }),
  ])
  renderOverview()
  const shownCard = await card('gesprek')
  expect(shownCard.getByText('10:00')).toBeVisible()
  expect(shownCard.getByText('Geïmporteerde opname')).toBeVisible()
  expect(shownCard.queryByText('Kandidaat: Ilse Hoogveen')).not.toBeInTheDocument()
  expect(shownCard.queryByText('Transcriptie beschikbaar')).not.toBeInTheDocument()
  expect(shownCard.getByRole('link')).toHaveAttribute('href', `/gesprek/${MEETING}`)
})

test('what Teams wrote of a meeting of a colleague says so, and opens as a recording', async () => {
  stubConversations(() => [conversation({ kind: 'recording', hasTranscript: true, source: 'teams' })])
  renderOverview()
  const shownCard = await card('Kennismaking')
  expect(shownCard.getByText('Transcriptie uit Teams')).toBeVisible()
  expect(shownCard.getByRole('link')).toHaveAttribute('href', `/gesprek/${MEETING}`)
})

test('a coming meeting can be joined, a cancelled one says so and cannot', async () => {
  const join_url = 'https://teams.microsoft.com/l/1'
  stubConversations(() => [
    conversation({ start: LATER, join_url }),
    conversation({ id: OTHER, title: 'Overleg', start: LATER, state: 'cancelled', join_url }),
  ])
  renderOverview()
  const coming = await card('Kennismaking')
  expect(coming.getByText('Gepland')).toBeVisible()
  const join = coming.getByRole('link', { name: 'Deelnemen aan Kennismaking' })
  expect(join).toHaveAttribute('href', join_url)
  expect(join).toHaveAttribute('rel', 'noopener noreferrer')
  const cancelled = await card('Overleg')
  expect(cancelled.getByText('Afgezegd')).toBeVisible()
  expect(cancelled.queryByText('Gepland')).not.toBeInTheDocument()
  expect(cancelled.getAllByRole('link')).toHaveLength(1)
})

test('a meeting without a title, and a kind and a state of a newer service', async () => {
  stubConversations(() => [
    conversation({ title: ' ' }),
    conversation({ id: OTHER, kind: 'phone', title: 'Belafspraak', state: 'moved', start: LATER }),
  ])
  renderOverview()
  expect((await card('Zonder titel')).getByRole('link')).toBeVisible()
  expect((await card('Belafspraak')).queryByRole('link')).not.toBeInTheDocument()
})

test('search, filter and order are asked of the service and stand in the address', async () => {
  const queries = stubConversations(() => [conversation()])
  const { user, address } = renderOverview()
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek in gesprekken' }), ' ilse ')
  await waitFor(() => expect(address()).toBe('/meeting-overview?q=ilse'))
  await user.click(screen.getByRole('button', { name: 'Met transcriptie' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Volgorde' }), 'Titel A–Z')
  expect(address()).toBe('/meeting-overview?q=ilse&filter=transcribed&sort=title')
  await waitFor(() => expect(queries.at(-1)).toEqual({ limit: '100', q: 'ilse', filter: 'transcribed', sort: 'title' }))
  expect(screen.getByRole('button', { name: 'Met transcriptie', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Alle' }))
  expect(address()).toBe('/meeting-overview?q=ilse&sort=title')
})

test('an address with nonsense is the whole list', async () => {
  const queries = stubConversations(() => [conversation()])
  renderOverview('?filter=weg&sort=omhoog&q=%00')
  await card('Kennismaking')
  expect(queries).toEqual([{ limit: '100', sort: 'newest' }])
})

test('nothing yet leads to a first conversation', async () => {
  stubConversations(() => [])
  renderOverview()
  expect(await screen.findByRole('heading', { name: 'Nog geen gesprekken' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nieuw Gesprek' })).toHaveAttribute('href', '/new-meeting')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('nothing for a search says for what, and the filters can be taken away', async () => {
  stubConversations(({ q }) => (q ? [] : [conversation()]))
  const { user, address } = renderOverview('?q=astronaut&filter=recorded&sort=title')
  expect(
    await screen.findByRole('heading', {
      name: 'Geen gesprekken gevonden voor ‘astronaut’ met het filter Opgenomen',
    }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }))
  await card('Kennismaking')
  expect(address()).toBe('/meeting-overview?sort=title')
})

test('the next page comes behind the first', async () => {
  const queries = stubConversations(({ cursor }) =>
    cursor
      ? [conversation({ id: OTHER, title: 'Tweede' })]
      : HttpResponse.json([conversation()], { headers: { link: `<${OVERVIEW}?cursor=twee>; rel="next"` } }),
  )
  renderOverview()
  await card('Kennismaking')
  await card('Tweede')
  expect(queries.map(({ cursor }) => cursor)).toEqual([undefined, 'twee'])
  expect(screen.getByText('2 gesprekken')).toBeVisible()
})

test('what was planned on another page is there on coming back', async () => {
  const list = [conversation()]
  stubConversations(() => list)
  const { go } = renderOverview()
  await card('Kennismaking')
  await go('/elders')
  list.push(conversation({ id: OTHER, title: 'Zojuist gepland' }))
  await go('/meeting-overview')
  await card('Zojuist gepland')
})

test('a failure says what happened, and a retry gets the list', async () => {
  let isAway = true
  stubConversations(() => (isAway ? HttpResponse.json(failure(), { status: 400 }) : [conversation()]))
  const { user } = renderOverview()
  expect(await screen.findByRole('heading', { name: messages.meetingsFailed })).toBeVisible()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await card('Kennismaking')
})

test('without a connection it says so', async () => {
  stubConversations(() => HttpResponse.error())
  renderOverview()
  expect(await screen.findByRole('heading', { name: messages.meetingsFailed })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
})
