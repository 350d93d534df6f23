import { AI, MAIN, server } from '@wervio/api-client/testing'
import type { RecordingImport } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { candidate, CANDIDATE, VACANCY } from './fake-meetings.ts'

export { CANDIDATE, VACANCY } from './fake-meetings.ts'
export const IMPORT = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9e01'
export const OTHER_IMPORT = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9e02'

/** A recording of 4 MB that waits for its transcription. */
export const recordingImport = (overrides: Partial<RecordingImport> = {}): RecordingImport => ({
  id: IMPORT,
  fileName: 'gesprek.mp3',
  size: 4_194_304,
  state: 'waiting',
  progress: null,
  uploaded: 4_194_304,
  seconds_left: null,
  error: null,
  can_retry: false,
  conversationType: 'sollicitatie',
  candidate: CANDIDATE,
  new_candidate: false,
  same_as: null,
  is_seen: false,
  created_at: '2026-11-24T09:00:00.000Z',
  ...overrides,
})

export const recordingFile = (bytes = 4_096, name = 'gesprek.mp3', type = 'audio/mpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1_795_000_000_000 })

type Body = Record<string, unknown>

/** Imports as ai-service has them, with its resumable uploads (tus 1.0.0), and what the form names of main-api. */
export const stubImports = ({ imports = [] as RecordingImport[] } = {}) => {
  const state = {
    imports,
    drafts: [] as Body[],
    /** Bytes that arrived, by import. */
    arrived: {} as Record<string, number>,
    /** The token of each request of an upload. */
    tokens: [] as (string | null)[],
    /** The status with which the next request of an upload is refused; with a page by something in between. */
    refusals: [] as { status: number; error?: string; page?: string }[],
    /** Lets each piece arrive once it resolves. */
    gate: Promise.resolve(),
    cancelled: [] as string[],
    retried: [] as string[],
    /** What the profile reads once an import is done. */
    recordings: [] as Body[],
  }
  const one = (id: unknown) => state.imports.find((each) => each.id === id)
  const change = (id: string, next: Partial<RecordingImport>) => {
    state.imports = state.imports.map((each) => (each.id === id ? { ...each, ...next } : each))
    return HttpResponse.json(one(id))
  }
  const refuse = () => {
    const refusal = state.refusals.shift()
    if (!refusal) return null
    if (refusal.page !== undefined) return HttpResponse.html(refusal.page, { status: refusal.status })
    const error = refusal.error ?? 'Van de server'
    return HttpResponse.json({ error, message: error, code: 'internal' }, { status: refusal.status })
  }
  const tus = { 'tus-resumable': '1.0.0' }
  server.use(
    http.get(`${AI}/api/recording-imports`, () => HttpResponse.json(state.imports)),
    http.post(`${AI}/api/recording-imports`, async ({ request }) => {
      const body = (await request.json()) as Body
      state.drafts.push(body)
      const created = recordingImport({
        id: crypto.randomUUID(),
        fileName: String(body['fileName']),
        size: Number(body['size']),
        state: 'uploading',
        uploaded: 0,
        candidate: body['candidate_id'] === CANDIDATE.id ? CANDIDATE : null,
        new_candidate: body['new_candidate'] === true,
      })
      state.imports = [created, ...state.imports]
      return HttpResponse.json(created, { status: 201 })
    }),
    http.head(`${AI}/api/recording-uploads/:id`, ({ params, request }) => {
      state.tokens.push(request.headers.get('authorization'))
      const id = String(params['id'])
      const headers = {
        ...tus,
        'upload-offset': String(state.arrived[id] ?? 0),
        'upload-length': String(one(id)?.size ?? 0),
      }
      return refuse() ?? new HttpResponse(null, { status: 200, headers })
    }),
    http.patch(`${AI}/api/recording-uploads/:id`, async ({ params, request }) => {
      state.tokens.push(request.headers.get('authorization'))
      const refusal = refuse()
      if (refusal) return refusal
      await state.gate
      const id = String(params['id'])
      const offset = Number(request.headers.get('upload-offset'))
      const now = offset + (await request.arrayBuffer()).byteLength
      state.arrived[id] = now
      change(id, { uploaded: now, ...(now === one(id)?.size && { state: 'waiting' }) })
      return new HttpResponse(null, { status: 204, headers: { ...tus, 'upload-offset': String(now) } })
    }),
    http.post(`${AI}/api/recording-imports/:id/cancel`, ({ params }) => {
      state.cancelled.push(String(params['id']))
      return change(String(params['id']), { state: 'cancelled' })
    }),
    http.post(`${AI}/api/recording-imports/:id/retry`, ({ params }) => {
      state.retried.push(String(params['id']))
      change(String(params['id']), { state: 'waiting', error: null, can_retry: false })
      return HttpResponse.json(one(params['id']), { status: 202 })
    }),
    http.get(`${AI}/api/candidates/:id/recordings`, () => HttpResponse.json(state.recordings)),
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([])),
    http.get(`${MAIN}/api/vacancies`, () => HttpResponse.json([])),
    http.get(`${MAIN}/api/candidates`, () => HttpResponse.json([candidate])),
    http.get(`${MAIN}/api/candidates/search`, () => HttpResponse.json([candidate])),
    http.get(`${MAIN}/api/candidates/:id`, () => HttpResponse.json(candidate)),
  )
  return { state, change, vacancy: VACANCY }
}
