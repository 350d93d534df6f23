import { randomUUID } from 'node:crypto'
import type { Role } from '@wervio/contracts'
import { proveAccess } from '@wervio/service-kit/testing'
import { startChatApp } from './chat/chat-app.ts'

const { addColleague, app, candidateOf, meetingOf, recordingOf, register, vacancyOf } = startChatApp()

const CONSENT = { wording: 'Ik vind het goed.', way: 'spoken', given_on: '2026-01-05' }
const SCORECARD = { conversationType: 'sollicitatie', conversation_on: '2026-01-05', items: [] }

/** Whoever owns the rows of a token. */
const owners = new Map<string, ReturnType<typeof register>>()
const registered = async (): Promise<string> => {
  const token = `goed-${randomUUID()}`
  owners.set(token, register(token))
  await owners.get(token)
  return token
}

const ownerOf = async (token: string) => {
  const owner = await owners.get(token)
  if (!owner) throw new Error('nobody registered with this token')
  return owner
}

const madeOf = async (token: string, candidateId: string, kind: string, payload: object): Promise<string> => {
  const url = `/api/candidates/${candidateId}/${kind}`
  const answer = await app().inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } })
  return answer.json<{ id: string }>().id
}

proveAccess({
  service: 'ai',
  app: () => Promise.resolve(app()),
  tokens: async () => ({ owner: await registered(), stranger: await registered() }),
  team: async () => {
    const owner = await registered()
    const colleague = async (role: Role): Promise<string> => {
      const token = `goed-${randomUUID()}`
      await addColleague(await ownerOf(owner), token, role)
      return token
    }
    return {
      owner,
      recruiter: await colleague('recruiter'),
      hiring_manager: await colleague('hiring_manager'),
      reader: await colleague('reader'),
    }
  },
  rows: {
    candidate: async (token) => candidateOf(await ownerOf(token)),
    recording: async (token) => recordingOf(await ownerOf(token)),
    consent: async (token) => {
      const owner = await ownerOf(token)
      return madeOf(token, await candidateOf(owner), 'consents', CONSENT)
    },
    scorecard: async (token) => madeOf(token, await candidateOf(await ownerOf(token)), 'scorecards', SCORECARD),
    meeting: async (token) => meetingOf(await ownerOf(token)),
    vacancy: async (token) => vacancyOf(await ownerOf(token)),
  },
  bodies: {
    'POST /api/demo-conversations': { candidates: [], vacancies: [] },
    'POST /api/candidates/{id}/recordings': { fileName: 'gesprek.mp3', summary: 'Kort', transcript: 'Lang' },
    'PATCH /api/meetings/{id}': { version: 1 },
    'POST /api/candidates/{id}/consents': CONSENT,
    'POST /api/meetings/{id}/consents': CONSENT,
    'POST /api/candidates/{id}/scorecards': SCORECARD,
    'PUT /api/scorecards/{id}': { ...SCORECARD, version: 1 },
    'PATCH /api/recordings/{id}/segments/{position}': { version: 1 },
    'PUT /api/recordings/{id}/speakers': { speakers: [], version: 1 },
    'POST /api/recordings/{id}/summary': { version: 1 },
    'POST /api/recording-imports/seen': { ids: [] },
    'PUT /api/vacancies/{id}/matching/{candidate_id}/proposals/{requirement_id}': {
      verdict: 'confirmed',
      path: 'summary',
      quote: 'Kookt',
    },
    'PUT /api/vacancies/{id}/requirements': { version: '', requirements: [] },
  },
})
