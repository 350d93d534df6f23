import { AI, server } from '@wervio/api-client/testing'
import { messages, type RecordingDetails, type RecordingSegment } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'

export const RECORDING = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d31'
export const CANDIDATE = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11', name: 'Ilse Hoogveen' }
export const VACANCY = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12', title: 'Wijkverpleegkundige' }
const address = `${AI}/api/recordings/${RECORDING}`

/** Two people who speak in turn: eight seconds each, every ten seconds. */
export const segmentsOf = (texts: readonly string[]): RecordingSegment[] =>
  texts.map((text, position) => ({
    position,
    start: position * 10,
    end: position * 10 + 8,
    speaker: position % 2 === 0 ? 's1' : 's2',
    text,
    original: null,
    confidence: 0.9,
    words: null,
  }))

export const recording = (overrides: Partial<RecordingDetails> = {}): RecordingDetails => ({
  id: RECORDING,
  fileName: 'gesprek-ilse.mp4',
  source: 'file',
  conversationType: 'sollicitatie',
  candidate: CANDIDATE,
  vacancy: VACANCY,
  created_at: '2026-11-18T09:00:00.000Z',
  duration: 2_538,
  processed_at: '2026-11-18T10:15:00.000Z',
  speech: { engine: 'local', model: 'whisper-small' },
  speakers: [
    { id: 's1', name: 'Sanne de Wit', role: 'recruiter' },
    { id: 's2', name: 'Spreker 2', role: null },
  ],
  segments: segmentsOf(['Vertel eens over je werk.', 'Ik werk in de wijk.', 'En hoe liep dat af?', 'Goed.']),
  transcript: '',
  summary: null,
  summary_text: '',
  summary_is_outdated: false,
  has_audio: true,
  consent_id: null,
  version: 1,
  ...overrides,
})

export const conflict = () =>
  HttpResponse.json(
    { error: messages.recordingConflict, message: messages.recordingConflict, code: 'recording_conflict' },
    { status: 409 },
  )

type Change = { text?: string | null; speaker?: string; version: number }
type SpeakersBody = {
  speakers: RecordingDetails['speakers']
  merges: { from: string; into: string }[]
  moves: { position: number; into: string }[]
  version: number
}

const changed = (segment: RecordingSegment, { text, speaker }: Change): RecordingSegment => ({
  ...segment,
  ...(speaker !== undefined && { speaker }),
  ...(text === null && { text: segment.original ?? segment.text, original: null }),
  ...(typeof text === 'string' && { text, original: segment.original ?? segment.text }),
})

/** A recording at ai-service that changes as the service changes it; a test may change `state.recording` too. */
export const stubRecording = (initial: RecordingDetails = recording()) => {
  const state = { recording: initial, changes: [] as unknown[], audioCalls: 0 }
  const isOld = ({ version }: { version: number }) => version !== state.recording.version
  server.use(
    http.get(address, () => HttpResponse.json(state.recording)),
    http.get(`${address}/waveform`, () => HttpResponse.json({ peaks: [0.1, 0.9, 0.4, 0.2], duration: 2_538 })),
    http.get(`${address}/audio`, () => {
      state.audioCalls += 1
      return new HttpResponse('geluid', { headers: { 'content-type': 'audio/mp4' } })
    }),
    http.patch(`${address}/segments/:position`, async ({ request, params }) => {
      const body = (await request.json()) as Change
      if (isOld(body)) return conflict()
      const position = Number(params['position'])
      state.changes.push({ position, ...body })
      const segments = state.recording.segments.map((each) => (each.position === position ? changed(each, body) : each))
      state.recording = { ...state.recording, segments, version: body.version + 1 }
      return HttpResponse.json({ version: state.recording.version, segment: segments[position] })
    }),
    http.put(`${address}/speakers`, async ({ request }) => {
      const body = (await request.json()) as SpeakersBody
      if (isOld(body)) return conflict()
      state.changes.push(body)
      const segments = state.recording.segments.map((segment) => {
        const merge = body.merges.find(({ from }) => from === segment.speaker)
        const move = body.moves.find(({ position }) => position === segment.position)
        return { ...segment, speaker: move?.into ?? merge?.into ?? segment.speaker }
      })
      state.recording = { ...state.recording, speakers: body.speakers, segments, version: body.version + 1 }
      return HttpResponse.json(state.recording)
    }),
  )
  return state
}
