import { AI, server } from '@wervio/api-client/testing'
import type { Conversation } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'

export const OVERVIEW = `${AI}/api/meeting-overview`
export const MEETING = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d31'
export const CANDIDATE = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11', name: 'Ilse Hoogveen' }

/** A meeting of an hour in the past, without recording and transcript. */
export const conversation = (overrides: Partial<Conversation> = {}): Conversation => ({
  id: MEETING,
  kind: 'meeting',
  title: 'Kennismaking',
  start: new Date(2025, 2, 12, 10, 0).toISOString(),
  duration: 60,
  participants: ['sanne@werving.example'],
  hasRecording: false,
  hasTranscript: false,
  state: 'planned',
  join_url: null,
  candidate: null,
  ...overrides,
})

type Query = Record<string, string>

/** The overview of ai-service; returns the queries that were asked. */
export const stubConversations = (list: (query: Query) => Conversation[] | Response) => {
  const queries: Query[] = []
  server.use(
    http.get(OVERVIEW, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      queries.push(query)
      const answer = list(query)
      return Array.isArray(answer) ? HttpResponse.json(answer) : answer
    }),
  )
  return queries
}
