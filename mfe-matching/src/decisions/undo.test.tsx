import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type MatchDecision } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, idOf, ilse, kwame, MAIN, PATH, server, stubMatching } from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const ADDRESS = `${MAIN}/api/vacancies/:id/decisions`

const decision = (number: number, of: typeof ilse, overrides: Partial<MatchDecision> = {}): MatchDecision => ({
  id: idOf(number),
  at: '2026-01-02T09:00:00.000Z',
  by: 'Sanne Bakker',
  candidate_id: of.id,
  candidate_name: of.name,
  kind: 'move_on',
  undoes: null,
  from_stage: null,
  to_stage: 1,
  reason: 'Past goed',
  shown: null,
  ...overrides,
})

/** Opens the dashboard with a log; returns the ids that are taken back, one list a request. */
const open = async (log: MatchDecision[]) => {
  stubScreen(1440)
  stubMatching()
  const undoneIds: string[][] = []
  server.use(
    http.get(ADDRESS, () => HttpResponse.json(log)),
    http.post(ADDRESS, () => HttpResponse.json(log, { status: 201 })),
    http.post(`${ADDRESS}/undo`, async ({ request }) => {
      const { decision_ids: ids } = (await request.json()) as { decision_ids: string[] }
      undoneIds.push(ids)
      const lines = log
        .filter(({ id }) => ids.includes(id))
        .map((each, index) => ({ ...each, id: idOf(500 + log.length + index), kind: 'undo', undoes: each.id }))
      log.unshift(...lines)
      return HttpResponse.json(lines, { status: 201 })
    }),
  )
  const view = renderApp(PATH)
  await screen.findByText('7 van 9 punten')
  return { ...view, taken: undoneIds }
}

test('a stage move is taken back by its message', async () => {
  const { user, taken } = await open([decision(11, ilse)])
  await user.type(screen.getByRole('textbox', { name: 'Jouw reden' }), 'Past goed')
  await user.click(screen.getByRole('button', { name: 'Naar volgende fase' }))
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('Het besluit over Ilse Hoogveen is teruggedraaid.')).toBeVisible()
  expect(taken).toEqual([[idOf(11)]])
})

test('rejections of many are taken back together', async () => {
  const { user, taken } = await open([decision(11, ilse, { kind: 'reject' }), decision(12, kwame, { kind: 'reject' })])
  await user.click(screen.getByRole('checkbox', { name: 'Selecteer Ilse Hoogveen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Selecteer Kwame Eikelboom' }))
  await user.click(screen.getByRole('button', { name: 'Besluit…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Besluit over 2 kandidaten' }))
  await user.click(dialog.getByRole('button', { name: 'Afwijzen…' }))
  const rejection = within(await screen.findByRole('dialog', { name: '2 kandidaten afwijzen?' }))
  await user.type(rejection.getByRole('textbox', { name: 'Jouw reden' }), 'Andere profielen')
  await user.click(rejection.getByRole('button', { name: 'Afwijzen' }))
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('2 besluiten zijn teruggedraaid.')).toBeVisible()
  expect(taken).toEqual([[idOf(11), idOf(12)]])
})

test('the log offers it for the last decision that holds, and keeps both lines', async () => {
  const { user, taken } = await open([
    decision(12, ilse, { from_stage: 1, to_stage: 2, reason: 'Goed gesprek' }),
    decision(11, ilse),
  ])
  await user.click(screen.getByRole('button', { name: 'Besluiten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Besluiten' }))
  const name = 'Maak het besluit over Ilse Hoogveen ongedaan'
  await user.click(await dialog.findByRole('button', { name }))
  expect(await dialog.findByText('Ongedaan gemaakt')).toBeVisible()
  expect(dialog.getByText('Was: Goed gesprek')).toBeVisible()
  expect(dialog.getByText('Eerste Screening terug naar CV Ontvangen')).toBeVisible()
  expect(dialog.getByText(/later ongedaan gemaakt/)).toBeVisible()
  expect(within(dialog.getByRole('list', { name: 'Besluiten' })).getAllByRole('listitem')).toHaveLength(3)
  await user.click(await dialog.findByRole('button', { name }))
  await waitFor(() => expect(taken).toEqual([[idOf(12)], [idOf(11)]]))
})

test('what changed meanwhile can not be taken back, and that is told', async () => {
  const { user } = await open([decision(11, ilse)])
  server.use(
    http.post(`${ADDRESS}/undo`, () => HttpResponse.json(failure('conflict', messages.decisionStays), { status: 409 })),
  )
  await user.click(screen.getByRole('button', { name: 'Besluiten' }))
  await user.click(await screen.findByRole('button', { name: 'Maak het besluit over Ilse Hoogveen ongedaan' }))
  expect(await screen.findByText(messages.decisionStays)).toBeVisible()
})

test('lines of the pipeline say what they are; one that opened a procedure again has no undo', async () => {
  const { user } = await open([
    decision(11, ilse, { kind: 'reopen', from_stage: 2, to_stage: 2, reason: '' }),
    decision(12, kwame, { kind: 'move_back', from_stage: 2, reason: '' }),
  ])
  await user.click(screen.getByRole('button', { name: 'Besluiten' }))
  const log = within(await screen.findByRole('list', { name: 'Besluiten' }))
  const lines = await log.findAllByRole('listitem')
  expect(lines[0]).toHaveTextContent(/Heropend.*Geen reden gegeven/)
  expect(lines[1]).toHaveTextContent(/Terug.*Eerste Screening naar CV Ontvangen.*Geen reden gegeven/)
  expect(log.getAllByRole('button').map((item) => item.getAttribute('aria-label'))).toEqual([
    `Maak het besluit over ${kwame.name} ongedaan`,
  ])
})
