import { AI, MAIN, server } from '@wervio/api-client/testing'
import {
  messages,
  type Application,
  type Candidate,
  type Colleague,
  type Match,
  type Meeting,
  type TeamsConnection,
} from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { localTimeZone } from '@wervio/ui'
import { CANDIDATE, momentOn } from './fake-agenda.ts'

export { CANDIDATE } from './fake-agenda.ts'
export const VACANCY = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d21', title: 'Planner' }

/** A meeting of an hour, tomorrow at ten, without anybody known. */
export const meeting = (overrides: Partial<Meeting> = {}): Meeting => ({
  meeting_id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d31',
  subject: 'Kennismaking',
  scheduled_start: momentOn(1, 10),
  scheduled_end: momentOn(1, 11),
  time_zone: localTimeZone(),
  description: '',
  attendees: ['ilse@example.nl'],
  enable_bot: true,
  recording_set: true,
  state: 'planned',
  join_url: 'https://teams.microsoft.com/l/meetup-join/1',
  candidate: null,
  vacancy: null,
  transcript: 'none',
  version: 1,
  ...overrides,
})

export const candidate: Candidate = {
  ...CANDIDATE,
  photo: null,
  title: 'Planner',
  location: 'Assen',
  skills: [],
  email: 'ilse@example.nl',
  phone: null,
  linkedin: null,
  cv_filename: null,
  has_cv: false,
  experience: [],
  experience_years: null,
  status: 'nieuw',
  shortlisted: false,
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
  availability: null,
  notice_period: null,
  salary_wish: null,
  hours: null,
  education: [],
  languages: [],
  certificates: [],
  driving_licences: [],
  summary: null,
  notes: null,
  evidence: null,
  edits: {},
  sensitive: [],
  made_by: null,
  source: 'manual',
  retention: 'four_weeks',
  retain_until: '2026-12-31',
}

export const application = (stage: number): Application => ({
  id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d41',
  vacancy_id: VACANCY.id,
  candidate_id: CANDIDATE.id,
  stage,
  outcome: 'open',
  reason: null,
  history: [],
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
})

export const matchAt = (stage: number): Match => ({
  ...candidate,
  matchPercentage: null,
  stage,
  application: application(stage),
})

export const connectedTeams: TeamsConnection = {
  available: true,
  connected: true,
  account: { name: 'Noor', address: 'noor@werving.example' },
  pending: null,
  error: null,
}

/** A code that can be used for another quarter of an hour. */
export const code = (user_code = 'ABCD1234') => ({
  verification_uri: 'https://microsoft.com/devicelogin',
  user_code,
  expires_at: new Date(Date.now() + 900_000).toISOString(),
})
export const waitingTeams = (user_code = 'ABCD1234'): TeamsConnection => ({
  ...connectedTeams,
  connected: false,
  account: null,
  pending: code(user_code),
})

const required = (pending: TeamsConnection['pending']) =>
  HttpResponse.json(
    {
      error: messages.microsoftRequired,
      message: messages.microsoftRequired,
      code: 'microsoft_required',
      auth_required: true,
      ...pending,
    },
    { status: 401 },
  )

type Body = Record<string, unknown>

const noOverrides: Partial<Meeting> = {}

/** Meetings as ai-service keeps them, and the candidates and vacancies that the form names. */
export const stubMeetings = ({
  teams = connectedTeams,
  meetings = [] as Meeting[],
  answer = noOverrides,
  matches = [] as Match[],
  colleagues = [] as Colleague[],
} = {}) => {
  const state = {
    teams,
    meetings,
    answer,
    matches,
    colleagues,
    planned: [] as Body[],
    changed: [] as Body[],
    cancelled: [] as Body[],
    /** Meetings whose transcript was noted as seen. */
    seen: [] as string[],
    codes: 0,
    /** The connection that the next change or cancellation finds: it is refused. */
    refusesOnce: null as TeamsConnection | null,
    /** Answers an error to the next plan. */
    planFailure: null as null | { status: number; body: object },
  }
  const one = (id: unknown) => state.meetings.find(({ meeting_id }) => meeting_id === id)
  const replace = (next: Meeting) => {
    state.meetings = state.meetings.map((other) => (other.meeting_id === next.meeting_id ? next : other))
    return HttpResponse.json(next)
  }
  server.use(
    http.get(`${AI}/api/teams-connection`, () => HttpResponse.json(state.teams)),
    http.post(`${AI}/api/teams-connection`, () => {
      state.codes += 1
      state.teams = waitingTeams(`NIEUW${state.codes}`)
      return HttpResponse.json(state.teams)
    }),
    http.get(`${AI}/api/meetings`, () =>
      state.teams.connected || state.meetings.length > 0
        ? HttpResponse.json(state.meetings)
        : required(state.teams.pending),
    ),
    http.post(`${AI}/api/schedule-teams-meeting`, async ({ request }) => {
      const body = (await request.json()) as Body
      state.planned.push(body)
      if (!state.teams.connected) return required(state.teams.pending)
      if (state.planFailure) {
        const { status, body: failureBody } = state.planFailure
        state.planFailure = null
        return HttpResponse.json(failureBody, { status })
      }
      const start = new Date(String(body['startTime']))
      const saved = meeting({
        meeting_id: crypto.randomUUID(),
        subject: String(body['subject']),
        scheduled_start: start.toISOString(),
        scheduled_end: new Date(start.getTime() + Number(body['duration']) * 60_000).toISOString(),
        attendees: body['attendees'] as string[],
        enable_bot: body['enableBot'] === true,
        recording_set: body['enableBot'] === true ? true : null,
        candidate: body['candidate_id'] === CANDIDATE.id ? CANDIDATE : null,
        vacancy: body['vacancy_id'] === VACANCY.id ? VACANCY : null,
        ...state.answer,
      })
      state.meetings = [...state.meetings, saved]
      return HttpResponse.json(saved, { status: 201 })
    }),
    http.get(`${AI}/api/meetings/:id`, ({ params }) => HttpResponse.json(one(params['id']))),
    http.patch(`${AI}/api/meetings/:id`, async ({ params, request }) => {
      const body = (await request.json()) as Body
      state.changed.push(body)
      const current = one(params['id'])
      if (!current) return HttpResponse.json({}, { status: 404 })
      if (body['version'] !== current.version)
        return HttpResponse.json(
          { error: messages.meetingConflict, message: messages.meetingConflict, code: 'meeting_conflict' },
          { status: 409 },
        )
      return replace({
        ...current,
        subject: (body['subject'] as string | undefined) ?? current.subject,
        version: current.version + 1,
      })
    }),
    http.post(`${AI}/api/meetings/:id/cancel`, async ({ params, request }) => {
      state.cancelled.push((await request.json()) as Body)
      if (state.refusesOnce) {
        state.teams = state.refusesOnce
        state.refusesOnce = null
        return required(state.teams.pending)
      }
      const current = one(params['id'])
      return current ? replace({ ...current, state: 'cancelled' }) : HttpResponse.json({}, { status: 404 })
    }),
    http.post(`${AI}/api/meetings/:id/finish`, ({ params }) => {
      const current = one(params['id'])
      if (!current) return HttpResponse.json({}, { status: 404 })
      if (!state.teams.connected) return required(state.teams.pending)
      return replace({ ...current, state: 'planned', join_url: 'https://teams.microsoft.com/l/meetup-join/2' })
    }),
    http.delete(`${AI}/api/meetings/:id`, ({ params }) => {
      if (!state.teams.connected) return required(state.teams.pending)
      state.meetings = state.meetings.filter(({ meeting_id }) => meeting_id !== params['id'])
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete(`${AI}/api/teams-connection`, () => {
      state.teams = { ...waitingTeams(), pending: null }
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(`${AI}/api/meeting-transcript/:id`, () =>
      HttpResponse.json({
        segments: [{ start: 0, end: 4, speaker: 'Ilse', text: 'Goedemorgen.' }],
        metadata: { duration: 4, processed_at: momentOn(0, 0) },
        state: 'available',
      }),
    ),
    http.post(`${AI}/api/meeting-transcript/:id/seen`, ({ params }) => {
      state.seen.push(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(`${MAIN}/api/colleagues`, () => HttpResponse.json(state.colleagues)),
    http.get(`${MAIN}/api/vacancies`, () => HttpResponse.json([])),
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([])),
    http.get(`${MAIN}/api/candidates`, () => HttpResponse.json([candidate])),
    http.get(`${MAIN}/api/candidates/search`, () => HttpResponse.json([candidate])),
    http.get(`${MAIN}/api/candidates/:id`, () => HttpResponse.json(candidate)),
    http.get(`${MAIN}/api/vacancies/:id/matches`, () => HttpResponse.json(state.matches)),
    http.patch(`${MAIN}/api/applications/:id`, async ({ request }) => {
      const { stage } = (await request.json()) as { stage: number }
      state.matches = [matchAt(stage)]
      return HttpResponse.json(application(stage))
    }),
    http.post(`${MAIN}/api/applications`, () => {
      state.matches = [matchAt(1)]
      return HttpResponse.json(application(1), { status: 201 })
    }),
  )
  return state
}
