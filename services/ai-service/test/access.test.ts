import { randomUUID } from 'node:crypto'
import { proveAccess } from '@wervio/service-kit/testing'
import { startChatApp } from './chat/chat-app.ts'

const { app, candidateOf, meetingOf, recordingOf, register, vacancyOf } = startChatApp()

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

proveAccess({
  service: 'ai',
  app: () => Promise.resolve(app()),
  tokens: async () => ({ owner: await registered(), stranger: await registered() }),
  rows: {
    candidate: async (token) => candidateOf(await ownerOf(token)),
    recording: async (token) => recordingOf(await ownerOf(token)),
    meeting: async (token) => meetingOf(await ownerOf(token)),
    vacancy: async (token) => vacancyOf(await ownerOf(token)),
  },
  bodies: {
    'POST /api/candidates/{id}/recordings': { fileName: 'gesprek.mp3', summary: 'Kort', transcript: 'Lang' },
    'PATCH /api/meetings/{id}': { version: 1 },
    'PUT /api/vacancies/{id}/matching/{candidate_id}/proposals/{requirement_id}': {
      verdict: 'confirmed',
      path: 'summary',
      quote: 'Kookt',
    },
    'PUT /api/vacancies/{id}/requirements': { version: '', requirements: [] },
  },
})
