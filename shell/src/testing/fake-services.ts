import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { signOut } from '@wervio/session'
import { recruiterProfile } from '@wervio/api-client/testing'
import type { Attention, Notification, RecruiterProfile } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { startIdentity } from '../session/start-identity.ts'
import { createFakeFirebase } from './fake-firebase.ts'
import { inlineConfig } from '@wervio/testing/page-config'

const account = {
  id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c001',
  organisation_id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c002',
  email: 'sanne@linde.nl',
  display_name: null,
  created_at: '2026-11-20T10:00:00.000Z',
}

/** An error body as our services send it. */
export const refusal = (code: string, error: string) => ({ error, message: error, code })

/** A vacancy as main-api answers it. */
export const vacancyNamed = (title: string, number: number) => ({
  id: `0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c${String(number).padStart(3, '0')}`,
  title,
  company: 'Zorggroep De Linde',
  location: 'Assen',
  ...Object.fromEntries(
    [
      'salary',
      'hours',
      'description',
      'specific_tasks',
      'benefits',
      'soft_skills',
      'hard_skills',
      'sector',
      'core_activity',
      'history',
      'team_composition',
      'company_culture',
    ].map((field) => [field, '']),
  ),
  social_contribution: null,
  mission_vision_values: null,
  status: 'actief',
  thumbnail: null,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  recruiter_id: account.id,
})

/** The same vacancy as a search answers it. */
export const vacancySummaryNamed = (title: string, number: number) => ({
  ...vacancyNamed(title, number),
  open_applications: 2,
  has_text: true,
})

/** A candidate as a search answers them. */
export const candidateHitNamed = (name: string, number: number, more: object = {}) => ({
  id: `0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1d${String(number).padStart(3, '0')}`,
  name,
  photo: null,
  title: 'Planner',
  location: 'Utrecht',
  skills: [],
  email: null,
  phone: null,
  linkedin: null,
  cv_filename: null,
  has_cv: false,
  experience: [],
  experience_years: null,
  status: 'nieuw',
  shortlisted: false,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  highlights: [],
  ...more,
})

/** An unfinished stack of CVs as main-api counts it. */
export const stackNamed = (number: number, counts: { unread?: number; to_review?: number; saved?: number }) => {
  const { unread = 0, to_review = 0, saved = 0 } = counts
  return {
    id: `0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1e${String(number).padStart(3, '0')}`,
    created_at: '2026-11-03T10:00:00.000Z',
    total: unread + to_review + saved,
    unread,
    to_review,
    saved,
  }
}

/** An import of a recording as ai-service answers it. */
export const importNamed = (number: number, more: object = {}) => ({
  id: `0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1f${String(number).padStart(3, '0')}`,
  fileName: `gesprek-${number}.mp3`,
  size: 1_000,
  state: 'transcribing',
  progress: 0.5,
  uploaded: 1_000,
  seconds_left: null,
  error: null,
  can_retry: false,
  conversationType: 'sollicitatie',
  candidate: null,
  new_candidate: true,
  same_as: null,
  created_at: '2026-11-24T10:00:00.000Z',
  ...more,
})

const NOTHING_WAITS = {
  matches: { count: 0, rows: [] },
  stalled: { count: 0, rows: [] },
  past_term: { count: 0, rows: [] },
} satisfies Attention

/** A notification as main-api answers it: a match of a candidate with a vacancy, an hour ago and unread. */
export const notificationNumber = (number: number, more: Partial<Notification> = {}): Notification => ({
  id: `0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a${String(number).padStart(3, '0')}`,
  kind: 'match',
  created_at: new Date(Date.now() - 3_600_000 - number).toISOString(),
  read_at: null,
  revision: 1,
  count: 1,
  candidates: [{ id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1d001', name: 'Roos Veldkamp' }],
  vacancy: { id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c001', name: 'Kok' },
  subject_id: null,
  colleague: null,
  percentage: 85,
  stage: null,
  outcome: null,
  failed: false,
  ...more,
})

type DemoAnswers = { state?: string; endsAt?: string | null; start?: number; refused?: object }

/** Firebase and main-api at the wire for the tests of one file; everybody is signed out and forgotten after each. */
export const fakeServices = () => {
  const firebase = createFakeFirebase()
  const server = setupServer(...firebase.handlers)
  const demos: string[] = []
  const keeps: unknown[] = []
  const signOuts: (string | null)[] = []
  const registrations: { body: unknown; token: string | null }[] = []
  const answerRegistration = (status: number, body: object = account) =>
    server.use(
      http.post('http://main.test/api/register', async ({ request }) => {
        registrations.push({ body: await request.json(), token: request.headers.get('authorization') })
        return HttpResponse.json(body, { status })
      }),
    )
  const answerVacancies = (body: object, init: ResponseInit = {}) =>
    server.use(http.get('http://main.test/api/vacancies', () => HttpResponse.json(body, init)))

  /** What the search at the top of each page finds; nothing until a test says so. */
  const answerSearch = (candidates: readonly object[], vacancies: readonly object[]) =>
    server.use(
      http.get('http://main.test/api/candidates/search', () => HttpResponse.json(candidates)),
      http.get('http://main.test/api/vacancy-summaries', () => HttpResponse.json(vacancies)),
    )

  /** How far the recruiter's stacks of CVs are; none until a test says so. */
  const answerStacks = (body: object, init: ResponseInit = {}) =>
    server.use(http.get('http://main.test/api/cv-import-progress', () => HttpResponse.json(body, init)))

  /** The recruiter's imports of recordings; none until a test says so. */
  const answerImports = (body: object, init: ResponseInit = {}) =>
    server.use(http.get('http://ai.test/api/recording-imports', () => HttpResponse.json(body, init)))

  /** Ids of imports that were noted as seen. */
  const seenImports: string[] = []

  /** What waits for the recruiter at main-api; nothing until a test says so. */
  const answerAttention = (body: object = NOTHING_WAITS, init: ResponseInit = {}) =>
    server.use(http.get('http://main.test/api/attention', () => HttpResponse.json(body, init)))

  /** Whether the agenda is connected with Microsoft; it isn't until a test says so. */
  const answerCalendarStatus = (body: object = { connected: false }) =>
    server.use(http.get('http://main.test/calendar/status-microsoft', () => HttpResponse.json(body)))

  /** How the scores of open vacancies stand; current until a test says otherwise. */
  const answerScoring = (state: 'current' | 'refreshing' = 'current') =>
    server.use(http.get('http://ai.test/api/matching-status', () => HttpResponse.json({ state })))

  /** Meetings and recordings as the overview lists them; none until a test says so. */
  const answerConversations = (body: object, init: ResponseInit = {}) =>
    server.use(
      http.get('http://ai.test/api/meeting-overview', ({ request }) =>
        new URL(request.url).searchParams.get('filter') === 'unread' ? undefined : HttpResponse.json(body, init),
      ),
    )

  /** Meetings in Teams whose transcript nobody opened; none until a test says so. */
  const answerUnread = (body: object) =>
    server.use(
      http.get('http://ai.test/api/meeting-overview', ({ request }) =>
        new URL(request.url).searchParams.get('filter') === 'unread' ? HttpResponse.json(body) : undefined,
      ),
    )

  /** The recruiter's notifications, all on one page; none until a test says so. */
  const answerNotifications = (items: readonly Notification[], init: ResponseInit = {}) =>
    server.use(
      http.get('http://main.test/api/notifications', () =>
        HttpResponse.json({ revision: 1, unread: items.filter((item) => item.read_at === null).length, items }, init),
      ),
    )

  /** The recruiter's own profile; nobody wrote in it until a test says so. */
  const answerProfile = (overrides: Partial<RecruiterProfile> = {}) =>
    server.use(http.get('http://main.test/api/profile', () => HttpResponse.json(recruiterProfile(overrides))))

  /** How the end of the own session is answered when somebody signs out. */
  const answerSignOut = (status = 204) =>
    server.use(
      http.delete('http://main.test/api/session', ({ request }) => {
        signOuts.push(request.headers.get('authorization'))
        return new HttpResponse(null, { status })
      }),
    )

  /** What the demo of visitors answers; open until a test says otherwise. */
  const answerDemo = ({ state = 'open', endsAt = null, start = 201, refused = {} }: DemoAnswers = {}) =>
    server.use(
      http.get('http://main.test/api/demo-offer', () => HttpResponse.json({ state })),
      http.post('http://main.test/api/demos', () => {
        demos.push('start')
        return HttpResponse.json(start === 201 ? { ends_at: endsAt } : refused, { status: start })
      }),
      http.get('http://main.test/api/demo', () => HttpResponse.json({ ends_at: endsAt })),
    )

  /** How a demo is kept. */
  const answerKeep = (status = 200, body: object = account) =>
    server.use(
      http.post('http://main.test/api/demo/keep', async ({ request }) => {
        demos.push('keep')
        keeps.push(await request.json())
        return HttpResponse.json(body, { status })
      }),
    )

  /** A session of an account of this name. */
  const signInAs = async (displayName: string): Promise<void> => {
    inlineConfig()
    firebase.accounts.push({ uid: 'u1', email: 'x@linde.nl', password: 'geheim1', displayName })
    await (await startIdentity()).signIn('x@linde.nl', 'geheim1')
  }

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    registrations.length = 0
    demos.length = 0
    keeps.length = 0
    signOuts.length = 0
    answerRegistration(201)
    answerSignOut()
    answerKeep()
    answerVacancies([])
    answerSearch([], [])
    answerStacks([])
    answerImports([])
    seenImports.length = 0
    server.use(
      http.post('http://ai.test/api/recording-imports/seen', async ({ request }) => {
        seenImports.push(...((await request.json()) as { ids: string[] }).ids)
        return new HttpResponse(null, { status: 204 })
      }),
    )
    answerAttention()
    answerCalendarStatus()
    answerScoring()
    answerConversations([])
    answerUnread([])
    answerNotifications([])
    // A stream on which nothing comes.
    server.use(
      http.get(
        'http://main.test/api/notifications/events',
        () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
      ),
    )
    answerProfile()
    server.use(
      http.get('http://main.test/api/second-factor/recovery-codes', () =>
        HttpResponse.json({ left: 0, created_at: null, used_at: null }),
      ),
      // Nowhere else signed in.
      http.get('http://main.test/api/sessions', () => HttpResponse.json([])),
    )
    // No conversation with the assistant yet.
    server.use(http.get('http://ai.test/api/chat/messages', () => HttpResponse.json([])))
  })
  afterEach(async () => {
    await signOut()
    server.resetHandlers()
    firebase.reset()
  })
  afterAll(() => server.close())

  return {
    firebase,
    server,
    demos,
    keeps,
    signOuts,
    answerSignOut,
    registrations,
    answerAttention,
    answerCalendarStatus,
    answerConversations,
    answerDemo,
    answerRegistration,
    answerScoring,
    answerImports,
    answerKeep,
    answerNotifications,
    answerProfile,
    answerSearch,
    answerStacks,
    answerUnread,
    answerVacancies,
    seenImports,
    signInAs,
  }
}
