import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { AI } from '@wervio/api-client/testing'
import {
  consentWording,
  meetingConsentWording,
  messages,
  type Consent,
  type MeetingTranscript,
} from '@wervio/contracts'
import { renderRoutes } from '@wervio/remote-kit/testing'
import { weekDayName } from '@wervio/ui'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, server } from '../testing/fake-agenda.ts'
import { recordingImport } from '../testing/fake-imports.ts'
import { conversation, MEETING, noTranscript, stubTranscript, transcriptOf } from '../testing/fake-transcript.ts'
import { TranscriptViewer } from './transcript-viewer.tsx'

fakeServices()

const TALK = conversation([
  'Vertel eens over je palliatieve zorg.',
  'Palliatief werk ik al zes jaar. <b>Zes</b> jaar.',
  'Met een collega, één of twee?',
  'Meestal met één, in de palliatieve fase met twee.',
])

const open = (onClose = () => undefined) =>
  renderRoutes([{ path: '/gesprek', element: <TranscriptViewer meetingId={MEETING} onClose={onClose} /> }], '/gesprek')

const openTalk = async (answer: MeetingTranscript = transcriptOf(TALK)) => {
  const state = stubTranscript(answer)
  const view = open()
  const list = within(await screen.findByRole('region', { name: 'Transcriptie' }))
  return { ...view, state, list }
}
const searchField = () => screen.getByRole('searchbox', { name: 'Zoek in de transcriptie' })
const marks = () => Array.from(document.querySelectorAll('mark'))
const currentMark = () => marks().find((mark) => mark.getAttribute('aria-current') === 'true')

test('who said what when, how long it lasted, and text that is text', async () => {
  const { list } = await openTalk(
    transcriptOf([...TALK, { start: 3_725, end: 3_730, speaker: '', text: 'Tot ziens.' }]),
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Meeting Transcriptie' })).toBeVisible()
  expect(screen.getByText(/^Duur 1:02:10 · verwerkt op 18 november 2026/)).toBeVisible()
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '0:00Sanne de WitVertel eens over je palliatieve zorg.',
    '0:10Ilse HoogveenPalliatief werk ik al zes jaar. <b>Zes</b> jaar.',
    '0:20Sanne de WitMet een collega, één of twee?',
    '0:30Ilse HoogveenMeestal met één, in de palliatieve fase met twee.',
    '1:02:05Onbekende sprekerTot ziens.',
  ])
})

test('while its summary is made it says so, and then leads to it', async () => {
  const recording = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d41', state: 'summarising' }
  const { state } = await openTalk({ ...transcriptOf(TALK), recording })
  expect(screen.getByText('De samenvatting wordt gemaakt.')).toBeVisible()
  state.answer = { ...state.answer, recording: { ...recording, state: 'done' } }
  const link = await screen.findByRole('link', { name: 'Samenvatting en bewijs uit dit gesprek' }, { timeout: 5_000 })
  expect(link).toHaveAttribute('href', `/gesprek/${recording.id}`)
})

test('a summary that failed can be tried again', async () => {
  const recording = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d41', state: 'failed' }
  const { state, user } = await openTalk({ ...transcriptOf(TALK), recording })
  const retried: string[] = []
  server.use(
    http.post(`${AI}/api/recording-imports/:id/retry`, ({ params }) => {
      retried.push(String(params['id']))
      state.answer = { ...state.answer, recording: { ...recording, state: 'summarising' } }
      return HttpResponse.json(recordingImport({ id: recording.id }), { status: 202 })
    }),
  )
  expect(screen.getByText(messages.summaryFailed)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByText('De samenvatting wordt gemaakt.')).toBeVisible()
  expect(retried).toEqual([recording.id])
})

test('a search marks and counts, whatever capitals and accents, and goes from hit to hit and round', async () => {
  const { user } = await openTalk()
  const field = searchField()
  await user.type(field, 'palliatie')
  expect(await screen.findByText('1 van 3')).toBeVisible()
  expect(marks().map(({ textContent }) => textContent)).toEqual(['palliatie', 'Palliatie', 'palliatie'])
  expect(currentMark()).toBe(marks()[0])
  await user.click(screen.getByRole('button', { name: 'Vorige treffer' }))
  expect(screen.getByText('3 van 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Volgende treffer' }))
  await user.type(field, '{Enter}')
  expect(screen.getByText('2 van 3')).toBeVisible()
  expect(currentMark()).toBe(marks()[1])
  await user.clear(field)
  await user.type(field, 'een')
  expect(await screen.findByText('1 van 4')).toBeVisible()
  expect(marks().map(({ textContent }) => textContent)).toEqual(['een', 'een', 'één', 'één'])
  await user.clear(field)
  await user.type(field, '.*')
  expect(await screen.findByText('Niets gevonden')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Volgende treffer' })).toBeDisabled()
})

test('one speaker is heard alone, and a search is among what they said', async () => {
  const { user, list } = await openTalk()
  const select = screen.getByRole('combobox', { name: 'Spreker' })
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alle sprekers', 'Sanne de Wit', 'Ilse Hoogveen'])
  await user.selectOptions(select, 'Ilse Hoogveen')
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.type(searchField(), 'zorg')
  expect(await screen.findByText('Niets gevonden')).toBeVisible()
  await user.selectOptions(select, 'Alle sprekers')
  expect(await screen.findByText('1 van 1')).toBeVisible()
})

const TEXT = TALK.map(({ speaker, text }, index) => `[0:${index}0] ${speaker}: ${text}\n`).join('')

test('copying says so, and downloading saves the same text', async () => {
  const { user } = await openTalk()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const files: Blob[] = []
  URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:transcriptie')
  URL.revokeObjectURL = () => undefined
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: 'Kopieer' }))
  expect(await screen.findByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(write).toHaveBeenCalledWith(TEXT)
  await user.click(screen.getByRole('button', { name: 'Download' }))
  expect(names).toEqual(['meeting-transcriptie-2026-11-18.txt'])
  expect(await files[0]?.text()).toBe(TEXT)
  jest.restoreAllMocks()
})

const dayAfterTomorrow = new Date(new Date().getFullYear(), new Date().getMonth(), new Date().getDate() + 2, 14, 3)

test.each([
  [
    'waiting',
    noTranscript({ state: 'waiting', next_try_at: dayAfterTomorrow.toISOString() }),
    `Teams maakt de transcriptie na het gesprek. We vragen er op ${weekDayName(dayAfterTomorrow)} om 14:03 weer naar.`,
  ],
  [
    'asked now',
    noTranscript({ state: 'waiting', next_try_at: '2026-01-01T09:00:00.000Z' }),
    'Teams wordt nu om de transcriptie gevraagd.',
  ],
  ['without a connection', noTranscript({ state: 'waiting', auth_required: true }), messages.transcriptNeedsTeams],
  ['failed', noTranscript({ state: 'failed', error: messages.transcriptNotAllowed }), messages.transcriptNotAllowed],
  ['never asked', noTranscript(), 'Voor dit gesprek is nog niet om een transcriptie gevraagd.'],
  [
    'in a state of later',
    noTranscript({ state: 'waarde-van-later' }),
    'Voor dit gesprek is nog niet om een transcriptie gevraagd.',
  ],
])('no transcript says why: %s', async (_, answer, reason) => {
  stubTranscript(answer)
  open()
  expect(await screen.findByRole('heading', { name: 'Geen transcriptie beschikbaar' })).toBeVisible()
  expect(screen.getByText(reason)).toBeVisible()
})

test('Teams is asked on request, and what it gives takes its place', async () => {
  const state = stubTranscript(
    noTranscript({ state: 'failed', error: messages.transcriptNeverMade }),
    transcriptOf(TALK),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByText('Met een collega, één of twee?')).toBeVisible()
  expect(state.asked).toBe(1)
})

test('a part that came later is fetched on request, while what was there stays', async () => {
  const { user, state } = await openTalk(transcriptOf(TALK.slice(0, 2)))
  expect(screen.queryByText('Met een collega, één of twee?')).toBeNull()
  state.whenAsked = { ...transcriptOf(TALK.slice(0, 2)), state: 'waiting', next_try_at: '2026-01-01T09:00:00.000Z' }
  const again = screen.getByRole('button', { name: 'Haal opnieuw op' })
  await user.click(again)
  await waitFor(() => expect(again).toBeDisabled())
  expect(screen.getByText('Vertel eens over je palliatieve zorg.')).toBeVisible()
  state.answer = transcriptOf(TALK)
  expect(await screen.findByText('Met een collega, één of twee?', {}, { timeout: 10_000 })).toBeVisible()
  expect(again).toBeEnabled()
})

test('asking again that gave nothing says why, beside what was there', async () => {
  await openTalk({ ...transcriptOf(TALK), error: messages.transcriptNotAllowed })
  expect(screen.getByText(messages.transcriptNotAllowed)).toBeVisible()
  expect(screen.getByText('Met een collega, één of twee?')).toBeVisible()
})

test('asking that fails says so and leaves the reason in place', async () => {
  stubTranscript(noTranscript())
  server.use(
    http.post(`${AI}/api/meeting-transcript/:id`, () => HttpResponse.json(failure('internal', ''), { status: 500 })),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Vraag het Teams nu' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.transcriptFailed)
  expect(screen.getByRole('heading', { name: 'Geen transcriptie beschikbaar' })).toBeVisible()
})

test('a transcript that cannot be fetched offers another try', async () => {
  server.use(
    http.get(`${AI}/api/meeting-transcript/:id`, () => HttpResponse.json(failure('internal', ''), { status: 500 })),
  )
  const { user } = open()
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('Kon transcriptie niet ophalen')
  stubTranscript(transcriptOf(TALK))
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByText('Met een collega, één of twee?')).toBeVisible()
})

/** jsdom has no layout and can't scroll: the place is taken over as a browser would. */
const scrollAsBrowsersDo = () => {
  Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get: () => 1_000_000 })
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return
    this.scrollTop = options.top ?? 0
    this.dispatchEvent(new Event('scroll'))
  }
}

test('of four thousand segments only those in view are in the page, and a hit far away comes into view', async () => {
  scrollAsBrowsersDo()
  const texts = Array.from({ length: 4_000 }, (_, index) => (index === 3_900 ? 'Een zeldzaam woord.' : `Zin ${index}.`))
  const { user, list } = await openTalk(transcriptOf(conversation(texts)))
  const [first] = list.getAllByRole('listitem')
  expect(first).toHaveAttribute('aria-setsize', '4000')
  expect(list.getAllByRole('listitem').length).toBeLessThan(60)
  await user.type(searchField(), 'zeldzaam')
  expect(await screen.findByText('1 van 1')).toBeVisible()
  await waitFor(() => expect(currentMark()).toHaveTextContent('zeldzaam'))
})

const consent = (overrides: Partial<Consent> = {}): Consent => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  wording: meetingConsentWording,
  way: 'spoken',
  given_on: '2026-11-03',
  by: 'Sanne Bakker',
  withdrawn_at: null,
  deletion: null,
  recordings: 0,
  meeting_transcripts: 1,
  created_at: '2026-11-03T10:00:00.000Z',
  ...overrides,
})
const ILSE = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Ilse Hoogveen' }

test.each([
  ['the candidate', ILSE, messages.transcriptConsentMissing, 'candidates/:id', 'Waarmee de kandidaat instemt'],
  ['whoever is in it', null, messages.transcriptMeetingConsentMissing, 'meetings/:id', 'Waarmee iedereen instemt'],
])(
  'without consent of %s it says so, and noting that lets Teams be asked',
  async (_, candidate, error, path, label) => {
    const missing = { stands: false, candidate, given: null }
    const state = stubTranscript(
      noTranscript({ state: 'consent_missing', consent: missing, error }),
      transcriptOf(TALK),
    )
    const bodies: unknown[] = []
    server.use(
      http.post(`${AI}/api/${path}/consents`, async ({ request, params }) => {
        bodies.push([params['id'], await request.json()])
        const due = { state: 'waiting', next_try_at: '2026-01-01T09:00:00.000Z' } as const
        state.answer = noTranscript({ ...due, consent: { ...missing, stands: true } })
        return HttpResponse.json(consent(), { status: 201 })
      }),
    )
    const { user } = open()
    expect(await screen.findByText(error)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Vraag het Teams nu' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Leg toestemming vast' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Toestemming vastleggen' }))
    expect(dialog.getByRole('textbox', { name: label })).toHaveValue(candidate ? consentWording : meetingConsentWording)
    await user.click(dialog.getByRole('button', { name: 'Leg vast' }))
    expect(await screen.findByText('Met een collega, één of twee?')).toBeVisible()
    expect(state.asked).toBe(1)
    const wording = candidate ? consentWording : meetingConsentWording
    expect(bodies).toEqual([[candidate?.id ?? MEETING, expect.objectContaining({ wording, way: 'spoken' })]])
  },
)

test('consent of a meeting is taken back where it is read, with what went', async () => {
  const { user, state } = await openTalk({
    ...transcriptOf(TALK),
    consent: { stands: true, candidate: null, given: consent() },
  })
  expect(screen.getByText('Toestemming van iedereen in het gesprek: mondeling op 3 november 2026')).toBeVisible()
  server.use(
    http.post(`${AI}/api/consents/:id/withdraw`, () => {
      const withdrawn = consent({
        withdrawn_at: '2026-11-24T09:00:00.000Z',
        deletion: { meeting_transcripts: 1, segments: 4 },
      })
      const without = { stands: false, candidate: null, given: null }
      state.answer = noTranscript({
        state: 'failed',
        consent: without,
        error: messages.transcriptMeetingConsentWithdrawn,
      })
      return HttpResponse.json(withdrawn)
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Trek toestemming in' }))
  await user.click(screen.getByRole('button', { name: 'Trek in en verwijder' }))
  const proof = within(await screen.findByRole('dialog', { name: 'De toestemming is ingetrokken' }))
  expect(proof.getByText('1 transcript uit Teams')).toBeVisible()
  await user.click(proof.getByRole('button', { name: 'Klaar' }))
  expect(screen.getByText(messages.transcriptMeetingConsentWithdrawn)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Leg toestemming vast' })).toBeVisible()
})

test('it is closed by its button', async () => {
  stubTranscript(transcriptOf(TALK))
  const close = jest.fn(() => undefined)
  const { user } = open(close)
  await user.click(await screen.findByRole('button', { name: 'Sluit de transcriptie' }))
  expect(close).toHaveBeenCalledTimes(1)
})
