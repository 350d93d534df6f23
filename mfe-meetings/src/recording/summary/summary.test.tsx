import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { AI } from '@wervio/api-client/testing'
import { messages, recordingTitle, type ConversationSummary } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, server } from '../../testing/fake-agenda.ts'
import { conflict, recording, RECORDING, stubRecording } from '../../testing/fake-recording.ts'
import { fakeSound } from '../../testing/fake-sound.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()
const sound = fakeSound()

const sentence = (text: string, position: number) => ({
  text,
  sources: [{ position, start: position * 10, end: position * 10 + 8 }],
})
const summary = (overrides: Partial<ConversationSummary> = {}): ConversationSummary => ({
  made_by: { engine: 'builtin', model: 'v1', at: '2026-11-18T10:15:00.000Z' },
  discussed: [{ title: 'Werkervaring', sentences: [sentence('Ze werkt in de wijk.', 1)] }],
  competencies: [
    {
      name: 'Samenwerken',
      situation: [sentence('Een druk team.', 1)],
      task: [],
      action: [],
      result: [sentence('Rust.', 3)],
    },
  ],
  agreements: [sentence('Sanne stuurt het rooster.', 2)],
  open_questions: [],
  set_aside: [
    {
      kind: 'family',
      label: 'Zwangerschap, kinderen of gezin',
      position: 2,
      start: 20,
      end: 28,
      text: 'Wil je kinderen?',
    },
  ],
  ...overrides,
})
const SUMMARY = `${AI}/api/recordings/${RECORDING}/summary`

const open = async (overrides: Parameters<typeof recording>[0] = {}) => {
  const details = recording({ summary: summary(), summary_text: 'Ze werkt in de wijk.', ...overrides })
  const state = stubRecording(details)
  stubScreen(1440)
  const view = renderAgenda(`/gesprek/${RECORDING}`)
  await screen.findByRole('heading', { level: 1, name: recordingTitle(details.fileName) })
  return { ...view, state, panel: within(screen.getByRole('region', { name: 'Samenvatting Gesprek' })) }
}

test('a second that nobody measured is said to be about right', async () => {
  const estimate = {
    text: 'Ze werkt in de wijk.',
    sources: [{ position: 1, start: 12.3, end: 15, is_estimate: true }],
  }
  const { panel } = await open({
    summary: summary({ discussed: [{ title: 'Werkervaring', sentences: [estimate] }] }),
  })
  const line = panel.getByText('Ze werkt in de wijk.').closest('li')
  expect(within(line as HTMLElement).getByRole('button', { name: 'Luister op ongeveer 0:12' })).toHaveTextContent(
    '± 0:12',
  )
})

test('a conversation that is too long says up to where it was summarised', async () => {
  const { panel } = await open({ summary: summary({ unread_from: { position: 3, start: 36_030 } }) })
  expect(panel.getByText('Dit gesprek is te lang om helemaal samen te vatten')).toBeVisible()
  expect(panel.getByRole('button', { name: 'Luister op 10:00:30' })).toBeVisible()
})

test('every sentence goes to the second it rests on and plays it', async () => {
  const { user, panel } = await open()
  const line = panel.getByText('Ze werkt in de wijk.').closest('li')
  await user.click(within(line as HTMLElement).getByRole('button', { name: 'Luister op 0:10' }))
  await waitFor(() =>
    expect(document.querySelector('[data-index] [aria-current="true"]')).toHaveTextContent('Ik werk in de wijk.'),
  )
  expect(sound.time).toBe(10)
  expect(panel.getByText('Samengevat door de ingebouwde motor', { exact: false })).toBeVisible()
})

test('without sound a sentence is read at its second', async () => {
  const { panel } = await open({ has_audio: false })
  expect(panel.getAllByRole('button', { name: 'Lees op 0:10' })).toHaveLength(2)
})

test('a part of STAR that was not told says so', async () => {
  const { panel } = await open()
  expect(panel.getByText('taak en actie ontbreken')).toBeVisible()
  expect(panel.getAllByText('niet besproken')).toHaveLength(2)
})

test('a question that may not be asked stands apart, with why', async () => {
  const { panel } = await open()
  const block = within(panel.getByRole('region', { name: /^Vragen die je niet mag stellen/ }))
  expect(block.getByText('Zwangerschap, kinderen of gezin')).toBeVisible()
  expect(block.getByText('Wil je kinderen?')).toBeVisible()
  expect(block.getByText(/discrimineert/)).toBeVisible()
  expect(screen.getByText(/^Dit mag niet meetellen/)).toBeVisible()
})

test('a summary of before a change says so, and is made again', async () => {
  const { user, panel, state } = await open({ summary_is_outdated: true })
  expect(panel.getByText('Het transcript is gewijzigd na deze samenvatting')).toBeVisible()
  const bodies: unknown[] = []
  server.use(
    http.post(SUMMARY, async ({ request }) => {
      bodies.push(await request.json())
      const discussed = [{ title: 'Werkervaring', sentences: [sentence('Ze werkt nu elders.', 1)] }]
      state.recording = { ...state.recording, summary: summary({ discussed }), summary_is_outdated: false, version: 2 }
      return HttpResponse.json(state.recording)
    }),
  )
  await user.click(panel.getByRole('button', { name: 'Opnieuw samenvatten' }))
  expect(await panel.findByText('Ze werkt nu elders.')).toBeVisible()
  expect(panel.queryByText('Het transcript is gewijzigd na deze samenvatting')).toBeNull()
  expect(bodies).toEqual([{ version: 1 }])
})

test('a language model that fails leaves what stood, and the rules can do it', async () => {
  const { user, panel, state } = await open()
  const bodies: unknown[] = []
  server.use(
    http.post(SUMMARY, async ({ request }) => {
      const body = (await request.json()) as { engine?: string }
      bodies.push(body)
      if (body.engine === undefined)
        return HttpResponse.json(failure('engine_unavailable', 'Het taalmodel antwoordt niet.'), { status: 503 })
      return HttpResponse.json({ ...state.recording, version: 2 })
    }),
  )
  await user.click(panel.getByRole('button', { name: 'Opnieuw samenvatten' }))
  expect(await panel.findByText('Het taalmodel antwoordt niet.')).toBeVisible()
  expect(panel.getByText('Ze werkt in de wijk.')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Vat samen zonder taalmodel' }))
  expect(await screen.findByText('Het gesprek is samengevat.')).toBeVisible()
  expect(bodies.at(-1)).toEqual({ engine: 'builtin', version: 1 })
})

test('a transcript that changed meanwhile is read again first', async () => {
  const { user, panel, state } = await open()
  server.use(http.post(SUMMARY, () => conflict()))
  state.recording = { ...state.recording, version: 2 }
  await user.click(panel.getByRole('button', { name: 'Opnieuw samenvatten' }))
  expect(await panel.findByText(messages.recordingConflict)).toBeVisible()
})

test('a conversation without anything to rest on says so', async () => {
  const { panel } = await open({
    summary: summary({ discussed: [], competencies: [], agreements: [], set_aside: [] }),
  })
  expect(panel.getByText('In dit gesprek stond niets waar een samenvatting op kan rusten.')).toBeVisible()
})

test('on a narrow screen the parts are tabs; what is being changed stays, and a place to read is opened', async () => {
  stubRecording(recording({ has_audio: false, summary: summary() }))
  stubScreen(390)
  const { user } = renderAgenda(`/gesprek/${RECORDING}`)
  await user.click(await screen.findByRole('button', { name: 'Wijzig het stuk op 0:10' }))
  await user.type(screen.getByRole('textbox', { name: 'Wat er gezegd wordt' }), ' Al jaren.')
  await user.click(screen.getByRole('tab', { name: 'Samenvatting' }))
  expect(screen.getByRole('region', { name: 'Samenvatting Gesprek' })).toBeVisible()
  const [place] = screen.getAllByRole('button', { name: 'Lees op 0:10' })
  if (place) await user.click(place)
  expect(screen.getByRole('tab', { name: 'Transcriptie' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('textbox', { name: 'Wat er gezegd wordt' })).toHaveValue('Ik werk in de wijk. Al jaren.')
})
