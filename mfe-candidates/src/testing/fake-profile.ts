import type {
  Candidate,
  CandidateNote,
  Consent,
  Duplicate,
  Recording,
  Scorecard,
  TimelineEvent,
} from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeNotes } from './fake-notes.ts'
import { AI, candidate, CANDIDATES, ID } from './fake-services.ts'

export const ONE = `${CANDIDATES}/${ID}`
export const CONSENTS = `${AI}/api/candidates/${ID}/consents`
export const SCORECARDS = `${AI}/api/candidates/${ID}/scorecards`
export const RECORDINGS = `${AI}/api/candidates/${ID}/recordings`

type ProfileFixture = {
  person?: Candidate
  recordings?: Recording[]
  consents?: Consent[]
  scorecards?: Scorecard[]
  timeline?: TimelineEvent[]
  notes?: CandidateNote[]
  duplicates?: Duplicate[]
}

/**
 * A candidate with what belongs to them; PUT and PATCH change them as the service does, and `changes` lists the calls.
 */
export const profileCalls = ({
  person = candidate(),
  recordings = [],
  consents = [],
  scorecards = [],
  timeline = [],
  notes = [],
  duplicates = [],
}: ProfileFixture = {}) => {
  let current = person
  const changes: { method: string; body: Record<string, unknown> }[] = []
  const change = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Record<string, unknown>
    changes.push({ method: request.method, body })
    const { based_on: _basedOn, ...fields } = body
    current = { ...current, ...(fields as Partial<Candidate>) }
    return HttpResponse.json(current)
  }
  const handlers = [
    http.get(ONE, () => HttpResponse.json(current)),
    http.put(ONE, change),
    http.patch(ONE, change),
    http.get(`${ONE}/timeline`, () => HttpResponse.json(timeline)),
    http.get(`${ONE}/duplicates`, () => HttpResponse.json(duplicates)),
    ...fakeNotes(notes).handlers,
    http.get(RECORDINGS, () => HttpResponse.json(recordings)),
    http.get(CONSENTS, () => HttpResponse.json(consents)),
    http.get(SCORECARDS, () => HttpResponse.json(scorecards)),
    http.get(`${AI}/api/chat/messages`, () => HttpResponse.json([])),
  ]
  return { changes, handlers }
}

let eventCount = 0
export const event = (kind: TimelineEvent['kind'], data: TimelineEvent['data'] = {}): TimelineEvent => {
  eventCount += 1
  return {
    id: `00000000-0000-4000-8000-${String(eventCount).padStart(12, '0')}`,
    at: '2026-01-02T10:00:00.000Z',
    by: 'Sanne Bakker',
    kind,
    data,
  }
}

export const recording = (overrides: Partial<Recording> = {}): Recording => ({
  id: '00000000-0000-4000-8000-00000000000a',
  created_at: '2026-01-03T10:00:00.000Z',
  fileName: 'gesprek.mp4',
  summary: 'Noor werkt graag in de wijk.',
  transcript: 'Noor: Ik werk graag in de wijk.',
  ...overrides,
})
