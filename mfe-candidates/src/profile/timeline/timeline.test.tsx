import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { timelineEntries } from '@wervio/candidates'
import type { TimelineEvent } from '@wervio/contracts'
import { event, profileCalls } from '../../testing/fake-profile.ts'
import { fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const vacancy = { vacancy_id: 'v1', vacancy_title: 'Kok' }
const followed = (from: string, to: string) => event('status', { from, to, cause: 'procedure' })
const sentencesOf = (events: TimelineEvent[]) =>
  timelineEntries(events).map(({ sentence, statusSentence }) =>
    statusSentence ? [sentence, statusSentence] : [sentence],
  )

test('a status that followed a procedure stands with that procedure, and a stage says where it came from', () => {
  expect(
    sentencesOf([
      followed('in_proces', 'afgewezen'),
      event('application_outcome', { ...vacancy, stage: '3', outcome: 'rejected', reason: 'Te ver weg' }),
      event('application_stage', { ...vacancy, stage: '3' }),
      followed('nieuw', 'in_proces'),
      event('application_added', { ...vacancy, stage: '1' }),
    ]),
  ).toEqual([
    ['‘Kok’: afgewezen (Te ver weg)', 'Status volgt de procedure: van In Proces naar Afgewezen'],
    ['‘Kok’: van CV Ontvangen naar Gesprek Gepland'],
    ['In de procedure gezet voor ‘Kok’', 'Status volgt de procedure: van Nieuw naar In Proces'],
  ])
})

test('a removal is noted after the status that followed it', () => {
  expect(
    sentencesOf([event('application_removed', vacancy), followed('in_proces', 'nieuw'), event('created')]),
  ).toEqual([
    ['Uit de procedure gehaald van ‘Kok’', 'Status volgt de procedure: van In Proces naar Nieuw'],
    ['Kandidaat toegevoegd'],
  ])
})

test.each([
  ['at another moment', { at: '2026-01-02T09:00:00.000Z' }],
  ['by somebody else', { by: 'Ans Jansen' }],
])('a status %s than the procedure stands by itself', (_what, overrides) => {
  expect(
    sentencesOf([followed('nieuw', 'in_proces'), { ...event('application_added', vacancy), ...overrides }]),
  ).toEqual([['Status volgt de procedure: van Nieuw naar In Proces'], ['In de procedure gezet voor ‘Kok’']])
})

test('a status that somebody chose says from what to what, also beside a procedure', () => {
  expect(
    sentencesOf([
      event('status', { from: 'in_proces', to: 'afgewezen' }),
      event('application_stage', { ...vacancy, stage: '2' }),
    ]),
  ).toEqual([['Status van In Proces naar Afgewezen'], ['‘Kok’: stap Eerste Screening']])
})

test('on screen both are one point of the timeline', async () => {
  server.use(
    ...profileCalls({ timeline: [followed('nieuw', 'in_proces'), event('application_added', vacancy)] }).handlers,
  )
  renderApp(`/kandidaat-profiel/${ID}`)
  const timeline = within(await screen.findByRole('region', { name: 'Tijdlijn' }))
  const points = await timeline.findAllByRole('listitem')
  expect(points).toHaveLength(1)
  expect(points[0]).toHaveTextContent(
    /^In de procedure gezet voor ‘Kok’Status volgt de procedure: van Nieuw naar In Proces/,
  )
})

test('a mail that our server sent is told apart from one for the own program, and both lead to the mails', async () => {
  server.use(
    ...profileCalls({
      timeline: [
        event('contacted', { template: 'rejection', subject: 'Helaas', way: 'smtp' }),
        event('contacted', { subject: 'Een vraag' }),
      ],
    }).handlers,
  )
  renderApp(`/kandidaat-profiel/${ID}`)
  const card = within(await screen.findByRole('region', { name: 'Tijdlijn' }))
  expect(await card.findByText('Mail verstuurd: Afwijzing: Helaas')).toBeVisible()
  expect(card.getByText('Bericht klaargezet: Een vraag')).toBeVisible()
  expect(card.getByRole('link', { name: 'Mails bij: Bericht klaargezet: Een vraag' })).toHaveAttribute(
    'href',
    `/mail?candidate=${ID}`,
  )
})
