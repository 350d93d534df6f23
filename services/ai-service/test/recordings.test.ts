import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { limits, messages, recording, type Recording } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { startChatApp } from './chat/chat-app.ts'

const { app, asOwner, candidateOf, register } = startChatApp()

const interview = {
  fileName: 'Gesprek Noor.mp3',
  summary: 'Noor kookt graag.',
  transcript: 'R: Wat doe je graag?\nN: Koken, café’s bekijken 👩‍🍳.',
}
const urlOf = (id: string) => `/api/candidates/${id}/recordings`
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })
const save = (token: string, id: string, payload: object = interview) =>
  app().inject({ method: 'POST', url: urlOf(id), payload, headers: headersOf(token) })
const list = (token: string, id: string) => app().inject({ url: urlOf(id), headers: headersOf(token) })

const registerWithCandidate = async () => {
  const token = `goed-${randomUUID()}`
  const owner = await register(token)
  return { token, owner, id: await candidateOf(owner) }
}

test('an interview is kept word for word, newest first', async () => {
  const { token, id } = await registerWithCandidate()
  const first = await save(token, id)
  expect([first.statusCode, recording.parse(first.json())]).toEqual([201, expect.objectContaining(interview)])
  const second = await save(token, id, { ...interview, fileName: 'Tweede gesprek.mp4', summary: '' })
  expect((await list(token, id)).json()).toEqual([second.json(), first.json()])
})

test('an hour of talk fits, and more than a day does not', async () => {
  const { token, id } = await registerWithCandidate()
  const longest = { ...interview, transcript: 'é'.repeat(limits.transcript) }
  expect((await save(token, id, longest)).statusCode).toBe(201)
  expect((await list(token, id)).json<Recording[]>()[0]?.transcript).toHaveLength(limits.transcript)
  expect((await save(token, id, { ...interview, transcript: 'x'.repeat(limits.transcript + 1) })).statusCode).toBe(400)
  expect((await save(token, id, { ...interview, transcript: 'é'.repeat(limits.recordingBody) })).statusCode).toBe(413)
})

test.each([
  { ...interview, fileName: ' ' },
  { summary: 'x', transcript: 'y' },
  { ...interview, transcript: 'a\u0000' },
  { ...interview, summary: 1 },
])('%j is no interview', async (payload) => {
  const { token, id } = await registerWithCandidate()
  expect([(await save(token, id, payload)).statusCode, (await list(token, id)).json()]).toEqual([400, []])
})

test('colleagues hear it too, strangers and unknown candidates get nothing', async () => {
  const { token, owner, id } = await registerWithCandidate()
  await save(token, id)
  const [colleague, stranger] = [`goed-${randomUUID()}`, await registerWithCandidate()]
  await asOwner(
    owner,
    sql`insert into main.accounts (id, organisation_id, provider, provider_uid, email, role) values (${randomUUID()}, ${owner.organisationId}, 'email', ${colleague}, 'ans@voorbeeld.nl', 'recruiter')`,
  )
  expect((await list(colleague, id)).json()).toMatchObject([interview])
  for (const refused of [
    await list(stranger.token, id),
    await save(stranger.token, id),
    await list(token, randomUUID()),
    await save(token, 'geen-id'),
  ]) {
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([404, messages.candidateNotFound])
  }
  expect((await list(token, id)).json()).toHaveLength(1)
})

test('with the candidate they go, also one that comes at that moment', async () => {
  const { token, owner, id } = await registerWithCandidate()
  await save(token, id)
  const [, saved] = await Promise.all([
    asOwner(owner, sql`delete from main.candidates where id = ${id}`),
    save(token, id),
  ])
  expect([201, 404]).toContain(saved.statusCode)
  expect((await list(token, id)).statusCode).toBe(404)
})
