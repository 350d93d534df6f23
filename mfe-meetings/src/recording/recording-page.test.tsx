import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, recordingTitle } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { AI } from '@wervio/api-client/testing'
import { failure, fakeServices, server } from '../testing/fake-agenda.ts'
import { CANDIDATE, recording, RECORDING, segmentsOf, stubRecording, VACANCY } from '../testing/fake-recording.ts'
import { fakeSound } from '../testing/fake-sound.ts'
import { renderAgenda } from '../testing/render-agenda.tsx'

fakeServices()
const sound = fakeSound()

const open = async (details = recording(), search = '') => {
  stubScreen(1440)
  const state = stubRecording(details)
  const view = renderAgenda(`/gesprek/${RECORDING}${search}`)
  await screen.findByRole('heading', { level: 1, name: recordingTitle(details.fileName) })
  return { ...view, state }
}
const soundingText = () => document.querySelector('[data-index] [aria-current="true"]')?.textContent

test('it is called by its file, without the ending that says what kind of file it was', async () => {
  await open(recording({ fileName: 'Gesprek Ilse 18.11.MP3' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Gesprek Ilse 18.11' })).toBeVisible()
  await waitFor(() => expect(document.title).toContain('Gesprek Ilse 18.11'))
  expect(document.body).not.toHaveTextContent(/mp3/i)
})

test('who, for what, when, how long and what wrote it down', async () => {
  await open()
  expect(screen.getByRole('link', { name: CANDIDATE.name })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${CANDIDATE.id}`,
  )
  expect(screen.getByRole('link', { name: VACANCY.title })).toHaveAttribute('href', `/vacancy/${VACANCY.id}`)
  expect(screen.getByText('Sollicitatie Gesprek')).toBeVisible()
  expect(screen.getByText('42:18', { selector: 'span' })).toBeVisible()
  expect(screen.getByText(/^Verwerkt op 18 november 2026/)).toHaveTextContent(
    /door de spraakherkenning op deze server$/,
  )
})

test('of 4,000 recorded segments only those in view are in the page, and any of them can be gone to', async () => {
  const texts = Array.from({ length: 4_000 }, (_, index) => (index === 3_900 ? 'Een zeldzaam woord.' : `Zin ${index}.`))
  const { user } = await open(recording({ segments: segmentsOf(texts), duration: 40_000 }))
  const shownRows = () => [...document.querySelectorAll('[data-index]')]
  expect(shownRows()[0]).toHaveAttribute('aria-setsize', '4000')
  expect(shownRows().length).toBeLessThan(60)
  await user.type(screen.getByRole('searchbox', { name: /Zoek/ }), 'zeldzaam')
  expect(await screen.findByText('1 van 1')).toBeVisible()
  expect(shownRows().length).toBeLessThan(120)
})

test('the transcript is copied as it reads now, with times and the names of who speaks', async () => {
  const { user } = await open()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Kopieer' }))
  expect(await screen.findByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(write).toHaveBeenCalledWith(
    '[0:00] Sanne de Wit: Vertel eens over je werk.\n[0:10] Spreker 2: Ik werk in de wijk.\n[0:20] Sanne de Wit: En hoe liep dat af?\n[0:30] Spreker 2: Goed.\n',
  )
  write.mockRestore()
})

test('one from Teams leads to its meeting', async () => {
  const meeting = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d31', subject: 'Kennismaking' }
  await open(recording({ source: 'teams', has_audio: false, consent_id: null, meeting }))
  expect(screen.getByRole('link', { name: 'Meeting in Teams' })).toHaveAttribute(
    'href',
    `/online-meeting?transcript=${meeting.id}`,
  )
})

test('the consent that it rests on is named, with the way to it', async () => {
  const consentId = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d51'
  server.use(
    http.get(`${AI}/api/candidates/${CANDIDATE.id}/consents`, () =>
      HttpResponse.json([
        {
          id: consentId,
          wording: 'Ik vind het goed.',
          way: 'spoken',
          given_on: '2026-11-18',
          by: null,
          withdrawn_at: null,
          deletion: null,
          recordings: 1,
          created_at: '2026-11-18T09:00:00.000Z',
        },
      ]),
    ),
  )
  await open(recording({ consent_id: consentId }))
  expect(await screen.findByText(/^Toestemming van 18 november 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'bekijk' })).toHaveAttribute('href', `/kandidaat-profiel/${CANDIDATE.id}`)
})

test('a segment plays from its second, the one that sounds is marked, and the sound loads once', async () => {
  const { user, state } = await open()
  expect(state.audioCalls).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Speel af vanaf 0:10, Spreker 2' }))
  await waitFor(() => expect(soundingText()).toContain('Ik werk in de wijk.'))
  expect(sound.time).toBe(10)
  sound.playTo(21)
  expect(soundingText()).toContain('En hoe liep dat af?')
  await user.click(screen.getByRole('button', { name: 'Pauzeer' }))
  expect(await screen.findByRole('button', { name: 'Speel af' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Speel af vanaf 0:30, Spreker 2' }))
  expect(sound.time).toBe(30)
  expect(state.audioCalls).toBe(1)
})

test('space and arrows work on the page, and not while somebody types', async () => {
  const { user } = await open()
  screen.getByRole('heading', { level: 1 }).focus()
  await user.keyboard(' ')
  expect(await screen.findByRole('button', { name: 'Pauzeer' })).toBeVisible()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(sound.time).toBe(10)
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(sound.time).toBe(20)
  await user.type(screen.getByRole('searchbox', { name: 'Zoek in de transcriptie' }), 'wijk {ArrowLeft}')
  expect(sound.time).toBe(20)
  expect(screen.getByRole('button', { name: 'Pauzeer' })).toBeVisible()
})

test('Ctrl+F searches the transcript, and once more the browser', async () => {
  const { user } = await open()
  const field = screen.getByRole('searchbox', { name: 'Zoek in de transcriptie' })
  const presses: boolean[] = []
  document.addEventListener('keydown', (event) => event.key === 'f' && presses.push(event.defaultPrevented))
  await user.keyboard('{Control>}f{/Control}')
  expect(field).toHaveFocus()
  await user.keyboard('{Control>}f{/Control}')
  expect(presses).toEqual([true, false])
})

test('the slider says its moment, and silences are skipped when asked', async () => {
  const segments = segmentsOf(['Dag.', 'Hallo.'])
  const { user } = await open(recording({ segments: segments.map((each) => ({ ...each, end: each.start + 2 })) }))
  const slider = screen.getByRole('slider', { name: 'Plaats in de opname' })
  expect(slider).toHaveAttribute('aria-valuetext', '0:00 van 42:18')
  await user.click(screen.getByRole('checkbox', { name: 'Stilte overslaan' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Snelheid' }), '1,5×')
  await user.click(screen.getByRole('button', { name: 'Speel af' }))
  await screen.findByRole('button', { name: 'Pauzeer' })
  expect(sound.element?.playbackRate).toBe(1.5)
  sound.playTo(4)
  expect(sound.time).toBeCloseTo(9.7)
  expect(slider).toHaveAttribute('aria-valuetext', '0:09 van 42:18')
})

test('words that were hard to hear are a button to their sound', async () => {
  const [first, second] = segmentsOf(['Dag.', 'Met Omaha werk ik.'])
  const words = ['Met', 'Omaha', 'werk', 'ik.'].map((text, index) => ({
    text,
    at: [0, 4, 10, 15][index],
    start: 10 + index,
    end: 11 + index,
    confidence: text === 'Omaha' ? 0.3 : 0.95,
  }))
  const { user } = await open(recording({ segments: [first, { ...second, words }] as never }))
  await user.click(screen.getByRole('button', { name: 'Omaha: onzeker verstaan, luister op 0:11' }))
  expect(await screen.findByRole('button', { name: 'Pauzeer' })).toBeVisible()
  expect(sound.time).toBe(11)
})

test('sound that can not be had says so and is tried again', async () => {
  const { user } = await open()
  server.use(
    http.get(`${AI}/api/recordings/${RECORDING}/audio`, () =>
      HttpResponse.json(failure('internal', ''), { status: 500 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Speel af' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(messages.audioFailed)
  stubRecording()
  await user.click(within(alert).getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('button', { name: 'Pauzeer' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['transcript_file', 'Bij dit gesprek is geen geluid: alleen de tekst is toegevoegd.'],
  ['teams', 'Bij dit gesprek is hier geen geluid: dit is de transcriptie die Teams maakte.'],
  ['file', 'Het geluid van dit gesprek is er niet meer.'],
] as const)('without sound a recording of source %s says so and is read', async (source, text) => {
  await open(recording({ has_audio: false, source }))
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Geluid' })).toBeNull()
  expect(screen.getByText('Ik werk in de wijk.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Speel af/ })).toBeNull()
})

test('arrows move from segment to segment, and Tab stops at one of them', async () => {
  const { user } = await open()
  const [first, second] = ['0:00, Sanne de Wit', '0:10, Spreker 2'].map((name) =>
    screen.getByRole('button', { name: `Speel af vanaf ${name}` }),
  )
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1])
  first?.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(second).toHaveFocus())
  expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0])
})

test('a recording that came with its texts shows them', async () => {
  await open(
    recording({
      source: 'entered',
      has_audio: false,
      segments: [],
      speakers: [],
      transcript: 'Ilse: Ik werk in de wijk.',
      summary_text: 'Ilse werkt in de wijk.',
    }),
  )
  expect(screen.getByRole('region', { name: 'Volledige Transcriptie' })).toHaveTextContent('Ilse: Ik werk in de wijk.')
  expect(screen.getByText('Ilse werkt in de wijk.')).toBeVisible()
})

test('speakers told apart by their voices are said to be so, with the way to put them right', async () => {
  const speech = { engine: 'local', model: 'whisper-small' }
  const { user } = await open(recording({ speech: { ...speech, speakers: 'voices' } }))
  expect(screen.getByText('Sprekers herkend aan hun stem. Controleer wie wat zei.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sprekers' }))
  expect(await screen.findByRole('dialog', { name: 'Sprekers' })).toBeVisible()
})

test.each([['channels'], [null], [undefined]])('speakers told apart by %s need no such word', async (speakers) => {
  await open(recording({ speech: { engine: 'local', model: 'whisper-small', speakers } }))
  expect(screen.queryByText(/herkend aan hun stem/)).toBeNull()
})

test('speakers who were not told apart are said not to be, and somebody can be chosen for a segment', async () => {
  const speech = { engine: 'local', model: 'whisper-small', speakers: null }
  const segments = segmentsOf(['Dag.', 'Hallo.']).map((segment) => ({ ...segment, speaker: '' }))
  const { user } = await open(recording({ speech, segments, speakers: [] }))
  expect(screen.getByText(/^De sprekers zijn niet uit elkaar gehouden/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Wijzig het stuk op 0:10' }))
  expect(within(screen.getByRole('combobox', { name: 'Wie het zegt' })).getAllByRole('option')).toHaveLength(2)
})

test('a recording without speech says so', async () => {
  await open(recording({ segments: [] }))
  expect(screen.getByRole('heading', { name: 'Geen transcriptie beschikbaar' })).toBeVisible()
  expect(screen.getByText('In deze opname is geen spraak gevonden.')).toBeVisible()
})

test('a recording that is gone leads back', async () => {
  server.use(
    http.get(`${AI}/api/recordings/${RECORDING}`, () =>
      HttpResponse.json(failure('not_found', messages.recordingGone), { status: 404 }),
    ),
  )
  renderAgenda(`/gesprek/${RECORDING}`)
  expect(await screen.findByRole('heading', { name: messages.recordingGone })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Naar gesprekken' })).toHaveAttribute('href', '/meeting-overview')
})
