import { AI, server } from '@wervio/api-client/testing'
import type { MeetingTranscript, TranscriptSegment } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'

export const MEETING = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d21'

/** Two people who speak in turn, ten seconds each. */
export const conversation = (texts: readonly string[]): TranscriptSegment[] =>
  texts.map((text, index) => ({
    start: index * 10,
    end: index * 10 + 10,
    speaker: index % 2 === 0 ? 'Sanne de Wit' : 'Ilse Hoogveen',
    text,
  }))

export const transcriptOf = (segments: TranscriptSegment[]): MeetingTranscript => ({
  segments,
  metadata: { duration: segments.at(-1)?.end ?? 0, processed_at: '2026-11-18T10:15:00.000Z' },
  state: 'available',
  next_try_at: null,
  auth_required: false,
  error: null,
})

/** A meeting without a transcript. */
export const noTranscript = (overrides: Partial<MeetingTranscript> = {}): MeetingTranscript => ({
  ...transcriptOf([]),
  metadata: { duration: 0, processed_at: null },
  state: 'none',
  ...overrides,
})

/**
 * The transcript of a meeting at ai-service; `state.answer` may change, `state.asked` counts the calls to Teams,
 * `state.seen` those that note it as seen.
 */
export const stubTranscript = (answer: MeetingTranscript, whenAsked = answer) => {
  const state = { answer, whenAsked, asked: 0, seen: 0 }
  const address = `${AI}/api/meeting-transcript/:id`
  server.use(
    http.get(address, () => HttpResponse.json(state.answer)),
    http.post(`${address}/seen`, () => {
      state.seen += 1
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(address, () => {
      state.asked += 1
      state.answer = state.whenAsked
      return HttpResponse.json(state.whenAsked, { status: 202 })
    }),
  )
  return state
}
