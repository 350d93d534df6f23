import { expect, test } from '@jest/globals'
import { messages, type TimelineEvent } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, createVacancy, databaseUrl, recruiter } = app
const { change, createCandidate, events } = candidatesOf(app)
const { apply, move } = pipelineOf(app)

const contact = (token: string, id: string, payload: object) =>
  call(token, { method: 'POST', url: `/api/candidates/${id}/contacts`, payload })
const kindsAndData = (timeline: readonly TimelineEvent[]) => timeline.map(({ kind, data }) => [kind, data])

test('what happened comes together, newest first, with who did it', async () => {
  const owner = await recruiter()
  const colleague = await colleagueOf(databaseUrl(), owner, 'Ans Jansen')
  const { id } = await createCandidate(owner.token)
  const vacancy = await createVacancy(owner.token, { title: 'Kok' })
  const application = (await apply(owner.token, { vacancy_id: vacancy.id, candidate_id: id })).json<{ id: string }>()
  await move(colleague, application.id, { stage: 3 })
  await move(owner.token, application.id, { outcome: 'rejected', reason: 'Te ver weg.' })
  await change(colleague, id, { status: 'nieuw' })
  const about = { vacancy_id: vacancy.id, vacancy_title: 'Kok' }
  const timeline = await events(owner.token, id)
  expect(kindsAndData(timeline)).toEqual([
    ['status', { from: 'afgewezen', to: 'nieuw' }],
    ['status', { from: 'in_proces', to: 'afgewezen', cause: 'procedure' }],
    ['application_outcome', { ...about, stage: '3', outcome: 'rejected', reason: 'Te ver weg.' }],
    ['application_stage', { ...about, stage: '3', outcome: 'open' }],
    ['status', { from: 'nieuw', to: 'in_proces', cause: 'procedure' }],
    ['application_added', { ...about, stage: '1', outcome: 'open' }],
    ['created', {}],
  ])
  expect(timeline.map(({ by }) => by)).toEqual([
    'Ans Jansen',
    owner.account.email,
    owner.account.email,
    'Ans Jansen',
    owner.account.email,
    owner.account.email,
    owner.account.email,
  ])
})

test('it keeps that a candidate was in a procedure they were taken out of', async () => {
  const { token } = await recruiter()
  const { id } = await createCandidate(token)
  const vacancy = await createVacancy(token, { title: 'Kok' })
  const application = (await apply(token, { vacancy_id: vacancy.id, candidate_id: id })).json<{ id: string }>()
  await call(token, { method: 'DELETE', url: `/api/applications/${application.id}` })
  expect(kindsAndData(await events(token, id))).toEqual([
    ['application_removed', { vacancy_id: vacancy.id, vacancy_title: 'Kok' }],
    ['status', { from: 'in_proces', to: 'nieuw', cause: 'procedure' }],
    ['status', { from: 'nieuw', to: 'in_proces', cause: 'procedure' }],
    ['created', {}],
  ])
})

test('a message that was made ready is noted', async () => {
  const owner = await recruiter()
  const { id } = await createCandidate(owner.token)
  const noted = await contact(owner.token, id, { template: 'invitation', subject: 'Kennismaken over de functie Kok' })
  expect([noted.statusCode, noted.json()]).toEqual([
    201,
    expect.objectContaining({
      kind: 'contacted',
      by: owner.account.email,
      data: { template: 'invitation', subject: 'Kennismaken over de functie Kok' },
    }),
  ])
  await contact(owner.token, id, { subject: 'Zelf geschreven' })
  expect(kindsAndData(await events(owner.token, id)).slice(0, 2)).toEqual([
    ['contacted', { subject: 'Zelf geschreven' }],
    ['contacted', { template: 'invitation', subject: 'Kennismaken over de functie Kok' }],
  ])
})

test.each([{}, { subject: ' ' }, { subject: 'x', template: 'spam' }, { subject: 'a\u0000' }])(
  '%j is no message',
  async (payload) => {
    const { token } = await recruiter()
    expect((await contact(token, (await createCandidate(token)).id, payload)).statusCode).toBe(400)
  },
)

test('the last 500 come', async () => {
  const { token } = await recruiter()
  const { id } = await createCandidate(token)
  for (let turn = 0; turn < 51; turn += 1)
    await Promise.all(Array.from({ length: 10 }, () => contact(token, id, { subject: `Ronde ${turn}` })))
  const timeline = await events(token, id)
  expect([timeline.length, timeline.at(-1)?.kind]).toEqual([500, 'contacted'])
})

test('strangers see nothing of it', async () => {
  const { id } = await createCandidate((await recruiter()).token)
  const refused = await call((await recruiter()).token, { url: `/api/candidates/${id}/timeline` })
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([404, messages.candidateNotFound])
})
