import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { event, fakeServices, momentOn, stubAgenda, today } from '../../testing/fake-agenda.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'
import { dayText } from '../week/day-texts.ts'
import { addDays } from '../week/days.ts'

fakeServices()

test('today stands first, then tomorrow, then the other days by their date, each in the order of time', async () => {
  const on = (days: number, hour: number, subject: string) =>
    event({ subject, startDateTime: momentOn(days, hour), endDateTime: momentOn(days, hour + 1) })
  stubAgenda({
    answer: { events: [on(0, 9, 'Vroeg'), on(0, 13, 'Laat'), on(1, 9, 'Kennismaking'), on(3, 9, 'Overleg')] },
  })
  renderAgenda()
  await screen.findByRole('article', { name: 'Vroeg' })
  const dayHeadings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const other = dayText(addDays(today, 3))
  expect(dayHeadings.slice(0, 3)).toEqual(['Vandaag', 'Morgen', other.charAt(0).toUpperCase() + other.slice(1)])
  expect(screen.getAllByRole('article').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Vroeg',
    'Laat',
    'Kennismaking',
    'Overleg',
  ])
})

test('without participants and without a link a card has neither a number nor a way in', async () => {
  stubAgenda({
    answer: { events: [event({ attendeeCount: 0, joinUrl: null }), event({ subject: 'Eén', attendeeCount: 1 })] },
  })
  renderAgenda()
  const card = within(await screen.findByRole('article', { name: 'Kennismaking' }))
  expect(card.queryByText(/deelnemer/)).toBeNull()
  expect(card.queryByRole('link', { name: 'Deelnemen aan vergadering' })).toBeNull()
  expect(within(screen.getByRole('article', { name: 'Eén' })).getByText('1 deelnemer')).toBeVisible()
})
