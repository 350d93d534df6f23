import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { queryKeys } from '@wervio/api-client'
import { AI, failure, fakeServices, server } from '@wervio/api-client/testing'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import {
  CANDIDATE,
  IMPORT,
  OTHER_IMPORT,
  recordingFile,
  recordingImport,
  stubImports,
} from '../../testing/fake-imports.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()

const open = async (imports = [recordingImport()]) => {
  const service = stubImports({ imports })
  const app = renderAgenda('/import-recording')
  const card = async (name = 'gesprek.mp3') => within(await screen.findByRole('article', { name }))
  const reread = () => act(() => app.queries.invalidateQueries({ queryKey: queryKeys.recordings.imports }))
  return { ...app, ...service, card, reread }
}

test('while the service works it is time for coffee: each step, how far it is and how long it takes', async () => {
  const { card, change, reread } = await open()
  const view = await card()
  expect(await view.findByText('Koffietijd!')).toBeVisible()
  expect(await view.findByText(/^Wacht op zijn beurt/)).toBeVisible()
  change(IMPORT, { state: 'transcribing', progress: 0.4, seconds_left: 125 })
  await reread()
  expect(await view.findByText(/nog ongeveer 2 minuten/)).toBeVisible()
  const steps = within(view.getByRole('list', { name: 'Stappen van gesprek.mp3' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Geluid wordt klaargezet, klaar',
    expect.stringMatching(/^Transcriptie wordt verwerkt, bezig40\s*%$/),
    'Samenvatting wordt gegenereerd, komt nog',
  ])
  expect(steps[1]).toHaveAttribute('aria-current', 'step')
  expect(view.getByRole('progressbar', { name: 'Voortgang van gesprek.mp3' })).toHaveAttribute('value', '40')
})

test('once it is done the profile of the candidate opens with the texts', async () => {
  const { card, change, reread, state, address, states } = await open()
  await card()
  const texts = { fileName: 'gesprek.mp3', summary: 'Ilse plant graag.', transcript: 'Ilse: Ik plan graag.' }
  state.recordings = [{ id: IMPORT, ...texts, created_at: '2026-11-24T10:00:00.000Z' }]
  change(IMPORT, { state: 'done', progress: null })
  await reread()
  await waitFor(() => expect(address()).toBe(`/kandidaat-profiel/${CANDIDATE.id}`))
  expect(states.at(-1)).toEqual({ recordingId: IMPORT, transcriptionData: texts })
})

test('somebody who fills in the form for a next one is not taken away from it', async () => {
  const { card, change, reread, address, user } = await open()
  await card()
  await user.click(screen.getByRole('radio', { name: 'Sollicitatie Gesprek' }))
  change(IMPORT, { state: 'done' })
  await reread()
  const view = await card()
  expect(await view.findByRole('link', { name: 'Bekijk het gesprek' })).toHaveAttribute('href', `/gesprek/${IMPORT}`)
  expect(await view.findByRole('link', { name: `Naar ${CANDIDATE.name}` })).toBeVisible()
  expect(address()).toBe('/import-recording')
})

/** Whether what runs stands before the form on a narrow screen. */
const isRunningFirst = () => screen.getByRole('region', { name: 'Opnames onderweg' }).parentElement?.dataset['first']

test('the form comes once the imports are known, and stays in its place when one of them ends', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  stubImports({ imports: [recordingImport()] })
  server.use(
    http.get(`${AI}/api/recording-imports`, async () => {
      await promise
      return HttpResponse.json([recordingImport()])
    }),
  )
  const app = renderAgenda('/import-recording')
  expect(await screen.findByText('Formulier laden...')).toBeInTheDocument()
  expect(screen.queryByRole('form', { name: 'Opname importeren' })).toBeNull()
  resolve()
  expect(await screen.findByRole('form', { name: 'Opname importeren' })).toBeVisible()
  expect(isRunningFirst()).toBe('true')
  await app.user.click(screen.getByRole('radio', { name: 'Sollicitatie Gesprek' }))
  server.use(http.get(`${AI}/api/recording-imports`, () => HttpResponse.json([recordingImport({ state: 'done' })])))
  await act(() => app.queries.invalidateQueries({ queryKey: queryKeys.recordings.imports }))
  expect(await screen.findByRole('heading', { name: 'Net klaar' })).toBeVisible()
  expect(isRunningFirst()).toBe('true')
})

test('what was done before the page opened leads nowhere by itself', async () => {
  const { card, address, reread } = await open([recordingImport({ state: 'done' })])
  await card()
  await reread()
  expect(address()).toBe('/import-recording')
})

test('a failure says why, and can be tried again where that helps', async () => {
  const { card, user, state } = await open([
    recordingImport({ state: 'failed', error: 'Er is geen spraakherkenning ingesteld.', can_retry: true }),
    recordingImport({ id: OTHER_IMPORT, fileName: 'stil.wav', state: 'failed', error: 'Dit is geen geluid.' }),
  ])
  const first = await card()
  expect(first.getByRole('alert')).toHaveTextContent('Er is geen spraakherkenning ingesteld.')
  const second = await card('stil.wav')
  expect(second.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
  await user.click(first.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await first.findByText('Koffietijd!')).toBeVisible()
  expect(state.retried).toEqual([IMPORT])
})

test('an import is called off only after a question, and is gone then', async () => {
  const { card, user, state } = await open()
  await user.click((await card()).getByRole('button', { name: 'Annuleer import' }))
  const question = within(await screen.findByRole('dialog', { name: 'Import annuleren?' }))
  await user.click(question.getByRole('button', { name: 'Laat staan' }))
  expect(state.cancelled).toEqual([])
  await user.click((await card()).getByRole('button', { name: 'Annuleer import' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Import annuleren?' })).getByRole('button', {
      name: 'Annuleer import',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('article', { name: 'gesprek.mp3' })).toBeNull())
  expect(state.cancelled).toEqual([IMPORT])
})

test.each(['transcribing', 'failed', 'done'])(
  'the same recording a second time says so with the first one, also once it is %s',
  async (state) => {
    const { card } = await open([recordingImport({ state, same_as: { id: OTHER_IMPORT, fileName: 'eerder.mp3' } })])
    const view = await card()
    expect(view.getByText('Deze opname is al eerder geïmporteerd.')).toBeVisible()
    expect(view.getByRole('link', { name: 'eerder.mp3' })).toHaveAttribute('href', `/gesprek/${OTHER_IMPORT}`)
  },
)

test('the same recording of an import that still runs leads nowhere yet', async () => {
  const { card, change, reread } = await open([
    recordingImport({ state: 'transcribing', same_as: { id: OTHER_IMPORT, fileName: 'eerder.mp3' } }),
    recordingImport({ id: OTHER_IMPORT, fileName: 'eerder.mp3', state: 'transcribing' }),
  ])
  const view = await card()
  expect(view.getByText('eerder.mp3 wordt nog verwerkt.')).toBeVisible()
  expect(view.queryByRole('link', { name: 'eerder.mp3' })).toBeNull()
  change(OTHER_IMPORT, { state: 'done' })
  await reread()
  expect(await view.findByRole('link', { name: 'eerder.mp3' })).toHaveAttribute('href', `/gesprek/${OTHER_IMPORT}`)
})

test('an upload that stopped with the page goes on with the same file, and with no other', async () => {
  const file = recordingFile(4_096)
  const { card, user, state } = await open([recordingImport({ state: 'uploading', size: file.size, uploaded: 1_024 })])
  state.arrived[IMPORT] = 1_024
  const view = await card()
  const input = view.getByLabelText('gesprek.mp3 opnieuw kiezen')
  await user.upload(input, recordingFile(4_000))
  expect(view.getByRole('alert')).toHaveTextContent('Dit is een ander bestand.')
  await user.upload(input, file)
  await waitFor(() => expect(state.arrived[IMPORT]).toBe(file.size))
  // Only what was missing is sent.
  expect(await (await card()).findByText('Koffietijd!')).toBeVisible()
})

test('a list that can not be had says so, and the form works meanwhile', async () => {
  stubImports()
  server.use(http.get(`${AI}/api/recording-imports`, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  renderAgenda('/import-recording')
  expect(await screen.findByRole('heading', { name: messages.recordingImportsFailed })).toBeVisible()
  expect(screen.getByRole('form', { name: 'Opname importeren' })).toBeVisible()
})
