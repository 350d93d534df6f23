import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import {
  AI,
  fakeServices,
  ilse,
  kwame,
  PATH,
  requirementList,
  requirements,
  roos,
  server,
  stubMatching,
} from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'
import { movesText } from './what-if-bar.tsx'
import { previewRanking, realChanges, withChanges } from './what-if.ts'

fakeServices()

const openBar = async () => {
  stubScreen(1440)
  stubMatching()
  const view = renderApp(PATH)
  const bar = within(await screen.findByRole('region', { name: 'Wat als' }))
  await screen.findByText('7 van 9 punten')
  return { ...view, bar }
}
const names = () =>
  within(screen.getByRole('list', { name: 'Kandidaten' }))
    .getAllByRole('link', { name: /^\d+\. / })
    .map((link) => link.getAttribute('aria-label'))

test('another weight moves list and ring at once, with the old score struck through, and Herstel takes it back', async () => {
  const { user, bar } = await openBar()
  await user.selectOptions(bar.getByRole('combobox', { name: 'Eis om te proberen' }), 'Rijbewijs B')
  const weight = bar.getByRole('spinbutton', { name: 'Gewicht van Rijbewijs B' })
  await user.clear(weight)
  await user.type(weight, '6')
  await waitFor(() => expect(names()).toEqual(['1. Kwame Eikelboom']))
  const row = within(screen.getByRole('link', { name: '1. Kwame Eikelboom' }).closest('li') ?? document.body)
  expect(row.getByText('was 2')).toBeVisible()
  expect(row.getByText('72%')).toBeVisible()
  expect(row.getByText('81%')).toBeVisible()
  expect(bar.getByText(/Gewicht 2 wordt 6\./)).toBeVisible()
  expect(screen.getByText(/2 staan onder 65%/)).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Herstel' }))
  await waitFor(() => expect(names()).toEqual(['1. Ilse Hoogveen', '2. Kwame Eikelboom']))
})

test('a requirement that is tried at 0 is no part of the sum in words either', async () => {
  const { user, bar } = await openBar()
  const row = () => within(screen.getByRole('link', { name: '1. Ilse Hoogveen' }).closest('li') ?? document.body)
  const before = row().getByText(/^voldoet aan \d+ van \d+ eisen/).textContent
  await user.selectOptions(bar.getByRole('combobox', { name: 'Eis om te proberen' }), 'Rijbewijs B')
  await user.click(bar.getByRole('button', { name: 'Laat weg' }))
  const countOf = (text: string | null) => Number(/van (\d+) eisen/.exec(text ?? '')?.[1])
  const after = row().getByText(/^voldoet aan \d+ van \d+ eisen/).textContent
  expect(countOf(after)).toBe(countOf(before) - 1)
})

test('a requirement is left out, and saved without it only by the button', async () => {
  const { user, bar } = await openBar()
  const saved: { requirements: { id: string }[] }[] = []
  server.use(
    http.put(`${AI}/api/vacancies/:id/requirements`, async ({ request }) => {
      saved.push((await request.json()) as (typeof saved)[number])
      return HttpResponse.json(requirementList({ version: 'v2' }))
    }),
  )
  await user.selectOptions(bar.getByRole('combobox', { name: 'Eis om te proberen' }), 'Rijbewijs B')
  await user.click(bar.getByRole('button', { name: 'Laat weg' }))
  expect(await screen.findByText('7 van 7 punten')).toBeVisible()
  expect(saved).toEqual([])
  await user.click(bar.getByRole('button', { name: 'Weging opslaan' }))
  expect(await screen.findByText('De weging is opgeslagen. De scores worden bijgewerkt.')).toBeVisible()
  expect(saved[0]?.requirements.map(({ id }) => id)).toEqual(['big', 'indicatie', 'omaha'])
})

test('a weight that is what it was changes nothing', () => {
  expect(realChanges(requirements, { big: 3, omaha: null, weg: 2 })).toEqual({ omaha: null })
})

test('a score of other requirements stays as it is', () => {
  const older = { ...roos, score: roos.score && { ...roos.score, version: 'v0' } }
  const [first, second] = previewRanking([ilse, older], withChanges(requirements, { rijbewijs: 10 }), 'v1')
  expect([first?.percentage, second?.percentage]).toEqual([41, 33])
})

test('who moves is told in a sentence', () => {
  const rows = previewRanking([ilse, kwame, roos], withChanges(requirements, { rijbewijs: 10 }), 'v1')
  expect(movesText(rows)).toBe('Kwame stijgt, Ilse daalt.')
  expect(movesText(previewRanking([ilse, kwame], requirements, 'v1'))).toBe('Niemand verandert van plek.')
})
