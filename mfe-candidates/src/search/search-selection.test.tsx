import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { CandidateSummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { person } from '../testing/fake-candidates.ts'
import { CANDIDATES, fakeServices, server } from '../testing/fake-services.ts'
import { expectNobodyChosen, openSelection, selectionBar } from '../testing/open-selection.tsx'

fakeServices()

const amira = person(1, 'Amira Haddou')
const pieter = person(2, 'Pieter Vos')
const lotte = person(3, 'Lotte Brouwer')

/** Opens the hits of a search for 'zorg'; for 'big' only Pieter is found. */
const openHits = (hits: CandidateSummary[] = [amira, pieter, lotte]) => {
  server.use(
    http.get(`${CANDIDATES}/search`, ({ request }) =>
      HttpResponse.json(
        (new URL(request.url).searchParams.get('q') === 'big' ? [pieter] : hits).map((row) => ({
          ...row,
          highlights: [],
        })),
      ),
    ),
  )
  return openSelection(hits, '/dashboard-candidates?tab=zoeken&q=zorg')
}

test('hits are chosen by keyboard, and have the actions of the list of candidates', async () => {
  const { user, act } = await openHits()
  screen.getByRole('link', { name: 'Amira Haddou' }).focus()
  await user.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selectionBar().getByText('3 geselecteerd')).toBeVisible()
  expect(
    selectionBar()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual([
    'In procedure zetten',
    'Toevoegen aan shortlist',
    'Status',
    'Contact opnemen',
    'Exporteer',
    'Wissen',
    'Sneltoetsen',
    'Selectie wissen',
  ])
  await act('Toevoegen aan shortlist')
  expect(await screen.findByText('3 kandidaten staan nu op je shortlist.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Van shortlist halen: Lotte Brouwer' })).toBeVisible()
  await expectNobodyChosen()
})

test('who other words do not find stays chosen, takes no part, and the bar says so', async () => {
  const { user, choose, act } = await openHits()
  await choose('Amira Haddou', 'Pieter Vos')
  const field = screen.getByRole('searchbox', { name: 'Zoek in alle kandidaten en CV’s' })
  await user.clear(field)
  await user.type(field, 'big')
  expect(await screen.findByText('Nog 1 geselecteerde staat nu niet in de lijst en doet niet mee.')).toBeVisible()
  await act('Toevoegen aan shortlist')
  expect(await screen.findByText('1 kandidaat staat nu op je shortlist.')).toBeVisible()
  await user.clear(field)
  await user.type(field, 'zorg')
  expect(await screen.findByLabelText('Selecteer Amira Haddou')).toBeChecked()
  expect(screen.getByRole('button', { name: 'Toevoegen aan shortlist: Amira Haddou' })).toBeVisible()
})
