import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MAIN } from '@wervio/api-client/testing'
import { messages } from '@wervio/contracts'
import { event, fakeServices, server, stubAgenda } from './testing/fake-agenda.ts'
import { conversation, stubConversations } from './testing/fake-conversations.ts'
import { meeting, stubMeetings } from './testing/fake-meetings.ts'
import { renderAgenda } from './testing/render-agenda.tsx'

fakeServices()

const card = async (name: string) => within(await screen.findByRole('article', { name }))

/** What a later service may say more of anything. */
const more = { later: { note: 'van een latere versie' } }

test('an appointment of a source that only a newer service knows is shown', async () => {
  const newerEvent = { ...event({ subject: 'Kennismaking', source: 'google', location: 'Kamer 2' }), ...more }
  stubAgenda({ answer: { events: [newerEvent] } })
  renderAgenda()
  const shownCard = await card('Kennismaking')
  expect(shownCard.getByText('09:00–10:00')).toBeVisible()
  expect(shownCard.getByText('Kamer 2')).toBeVisible()
})

test('a planned meeting in a state that only a newer service knows is listed', async () => {
  stubMeetings({
    meetings: [{ ...meeting({ subject: 'Gesprek', state: 'moved', transcript: 'translated' }), ...more }],
  })
  renderAgenda('/online-meeting')
  expect((await card('Gesprek')).getByRole('heading', { name: 'Gesprek' })).toBeVisible()
})

test('a conversation of a kind that only a newer service knows is in the overview', async () => {
  stubConversations(() => [{ ...conversation({ kind: 'phone', title: 'Belafspraak', state: 'moved' }), ...more }])
  renderAgenda('/meeting-overview')
  expect((await card('Belafspraak')).getByText('Belafspraak')).toBeVisible()
})

test('a service of another major asks to refresh the page', async () => {
  stubAgenda()
  server.use(
    http.get(`${MAIN}/calendar/events-microsoft`, () =>
      HttpResponse.json({ events: [] }, { headers: { 'Wervio-Api-Version': '99.0' } }),
    ),
  )
  renderAgenda()
  expect((await screen.findAllByText(messages.versionRefused))[0]).toBeVisible()
})
