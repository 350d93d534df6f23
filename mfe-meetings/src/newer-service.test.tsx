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

test('a planned meeting in a state that only a newer service knows is shown with what is known of it', async () => {
  stubMeetings({
    meetings: [{ ...meeting({ subject: 'Gesprek', state: 'moved', transcript: 'translated' }), ...more }],
  })
  renderAgenda('/online-meeting')
  const shownCard = await card('Gesprek')
  for (const text of [/, 10:00–11:00$/, 'ilse@example.nl', 'Wordt opgenomen'])
    expect(shownCard.getByText(text)).toBeVisible()
  expect(shownCard.getByRole('link', { name: 'Deelnemen aan Gesprek' })).toBeVisible()
  expect(shownCard.getByRole('button', { name: 'Bekijk Transcriptie van Gesprek' })).toBeVisible()
  expect(shownCard.queryByText(/moved|translated|latere versie/)).toBeNull()
})

test('a conversation of a kind that only a newer service knows is in the overview, without a link', async () => {
  stubConversations(() => [{ ...conversation({ kind: 'phone', title: 'Belafspraak', state: 'moved' }), ...more }])
  renderAgenda('/meeting-overview')
  const shownCard = await card('Belafspraak')
  for (const text of ['Belafspraak', 'Woensdag 12 maart 2025', '10:00–11:00 (1 uur)', 'sanne@werving.example'])
    expect(shownCard.getByText(text)).toBeVisible()
  expect(shownCard.queryByText(/phone|moved|latere versie/)).toBeNull()
  expect(shownCard.queryByRole('link')).toBeNull()
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
