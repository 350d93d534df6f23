import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { AI, MAIN } from '@wervio/api-client/testing'
import { messages, type Scorecard } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, server } from '../../testing/fake-agenda.ts'
import { CANDIDATE, recording, RECORDING, stubRecording } from '../../testing/fake-recording.ts'
import { fakeSound } from '../../testing/fake-sound.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()
const sound = fakeSound()

const CARDS = `${AI}/api/candidates/${CANDIDATE.id}/scorecards`
const item = (id: string, asked_at: Scorecard['items'][number]['asked_at']) => ({
  id,
  question: `Vraag ${id}?`,
  topic: '',
  source: 'persona' as const,
  mark: null,
  note: '',
  asked_at,
})
const card = (overrides: Partial<Scorecard> = {}): Scorecard => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  conversationType: 'sollicitatie',
  conversation_on: '2026-11-18',
  vacancy: null,
  recording_id: RECORDING,
  items: [item('a', { position: 2, start: 20 }), item('b', null)],
  notes: '',
  by: 'Sanne Bakker',
  version: 1,
  created_at: '2026-11-18T10:00:00.000Z',
  updated_at: '2026-11-18T10:00:00.000Z',
  ...overrides,
})

const open = async (cards: Scorecard[], details = recording()) => {
  stubRecording(details)
  stubScreen(1440)
  server.use(
    http.get(CARDS, () => HttpResponse.json(cards)),
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([])),
  )
  const view = renderAgenda(`/gesprek/${RECORDING}`)
  await view.user.click(await screen.findByRole('tab', { name: 'Scorekaart' }))
  return { ...view, panel: within(screen.getByRole('region', { name: 'Scorekaart' })) }
}

test('a planned question says where it was asked and plays it, or that it was not', async () => {
  const { user, panel } = await open([card({ id: '00000000-0000-4000-8000-0000000000d2', recording_id: null }), card()])
  const [asked, unasked] = (await panel.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
  await user.click(within(asked).getByRole('button', { name: 'Luister op 0:20' }))
  expect(await screen.findByRole('button', { name: 'Pauzeer' })).toBeVisible()
  expect(sound.time).toBe(20)
  expect(within(unasked).getByText('niet gesteld')).toBeVisible()
})

test('a scorecard of this recording begins empty where there is no vacancy', async () => {
  const bodies: Record<string, unknown>[] = []
  const { user, panel } = await open([], recording({ vacancy: null }))
  server.use(
    http.post(CARDS, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(card({ items: [] }), { status: 201 })
    }),
  )
  await user.click(await panel.findByRole('button', { name: 'Begin scorekaart' }))
  expect(await panel.findByRole('textbox', { name: 'Eigen vraag' })).toBeVisible()
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({
    conversationType: 'sollicitatie',
    conversation_on: '2026-11-18',
    recording_id: RECORDING,
    items: [],
  })
})

test('a recording of nobody has no scorecard yet', async () => {
  const { panel } = await open([], recording({ candidate: null }))
  expect(panel.getByText(/^Deze opname hoort nog bij geen kandidaat/)).toBeVisible()
})

test('scorecards that can not be had say so beside the transcript', async () => {
  stubScreen(1440)
  stubRecording()
  server.use(http.get(CARDS, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = renderAgenda(`/gesprek/${RECORDING}`)
  await user.click(await screen.findByRole('tab', { name: 'Scorekaart' }))
  expect(await screen.findByRole('heading', { name: messages.scorecardsFailed })).toBeVisible()
  expect(screen.getByText('Ik werk in de wijk.')).toBeVisible()
})
