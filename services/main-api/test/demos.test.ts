import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { DEMO_HOURS, messages } from '@wervio/contracts'
import { demoCandidates, demoVacancies, pastPeople } from '@wervio/demo-data'
import { startDemoApp } from './demos-support.ts'
import { notificationsOf } from './notifications-support.ts'
import { newToken, visitorToken } from './start-app.ts'

const app = startDemoApp()
const { call, query, recruiter, start, visitor, writer } = app

const HOUR = 3_600_000

test('a visitor gets an organisation of their own with the sample data, for two hours', async () => {
  const { token, organisation, endsAt } = await visitor()
  const remaining = Date.parse(endsAt) - Date.now()
  expect(remaining).toBeGreaterThan(DEMO_HOURS * HOUR - 60_000)
  expect(remaining).toBeLessThanOrEqual(DEMO_HOURS * HOUR)

  const vacancies = (await call(token, { url: '/api/vacancies' })).json<{ title: string; description: string }[]>()
  expect(vacancies.map(({ title }) => title).toSorted()).toEqual(
    demoVacancies.map(({ title }) => title.trim()).toSorted(),
  )
  expect(vacancies[0]?.description).toMatch(/^<p>.+<\/p>$/)
  const candidates = (await call(token, { url: '/api/candidates?limit=500' })).json<{ name: string; id: string }[]>()
  expect(candidates).toHaveLength(demoCandidates.length + pastPeople.length)
  const fenna = candidates.find(({ name }) => name === 'Fenna Zoutkamp')
  const cv = await call(token, { url: `/api/candidates/${fenna?.id}/cv` })
  expect([cv.statusCode, cv.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const { figures } = (await call(token, { url: '/api/improvements' })).json<{
    figures: { kind: string; value: number }[]
  }>()
  expect(figures.find(({ kind }) => kind === 'time_to_hire')?.value).toBe(28)
  const demoConversations = writer().conversations.filter((conversation) => conversation.organisation === organisation)
  expect(demoConversations).toEqual([
    { organisation, names: expect.arrayContaining(['Teun Waterreus', 'Jelle van der Kade']) },
  ])
})

test('a demo begins with the three notifications of the specification, newest first', async () => {
  const { token } = await visitor()
  const { items, unread } = await notificationsOf(app).list(token)
  expect(items.map(({ kind, percentage, vacancy }) => [kind, percentage, vacancy?.name ?? null])).toEqual([
    ['recording', null, null],
    ['colleague', null, 'Leerkracht groep 5'],
    ['match', 85, 'Wijkverpleegkundige'],
  ])
  expect(unread).toBe(3)
})

test('texts are written and CVs read by rules, once for all demos', async () => {
  await visitor()
  await visitor()
  const { calls } = writer()
  expect(calls.filter(({ path }) => path === '/api/generate-vacancy')).toHaveLength(demoVacancies.length)
  expect(calls.filter(({ path }) => path === '/api/parse-cv')).toHaveLength(demoCandidates.length)
  expect(new Set(calls.map(({ engine }) => engine))).toEqual(new Set(['builtin']))
})

test('clicked twice, also at the same moment, it is one demo', async () => {
  const token = visitorToken()
  const answers = await Promise.all([start(token), start(token), start(token)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 200, 201])
  expect(new Set(answers.map((answer) => answer.json<{ ends_at: string }>().ends_at)).size).toBe(1)
  expect((await start(token)).statusCode).toBe(200)
  expect((await call(token, { url: '/api/vacancies' })).json<object[]>()).toHaveLength(demoVacancies.length)
})

test('somebody with an account gets no demo, and a stranger none either', async () => {
  const { token } = await recruiter()
  for (const demoToken of [token, newToken()]) {
    const answer = await start(demoToken)
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([403, messages.demoNeedsVisitor])
  }
  expect((await call(token, { url: '/api/demo' })).json()).toEqual({ ends_at: null })
  expect((await call(token, { url: '/api/vacancies' })).json()).toEqual([])
})

test('a visitor without a demo has no account, and can not register as one', async () => {
  const token = visitorToken()
  expect((await call(token, { url: '/api/vacancies' })).statusCode).toBe(403)
  const registration = await call(token, { method: 'POST', url: '/api/register', payload: { provider: 'email' } })
  expect(registration.statusCode).toBe(403)
})

test('demos see nothing of each other, and others nothing of them', async () => {
  const [one, other, ordinary] = [await visitor(), await visitor(), await recruiter()]
  const [mine] = (await call(one.token, { url: '/api/candidates' })).json<{ id: string }[]>()
  for (const { token } of [other, ordinary])
    expect((await call(token, { url: `/api/candidates/${mine?.id}` })).statusCode).toBe(404)
  expect((await call(one.token, { url: '/api/colleagues' })).json()).toEqual([])
  const accountId = randomUUID()
  const seenBy = async (organisationId: string, table: string) =>
    (await app.asService(`select 1 from main.${table}`, { accountId, organisationId })).rows
  expect(await seenBy(one.organisation, 'demos')).toHaveLength(1)
  expect(await seenBy(ordinary.account.organisation_id, 'demos')).toEqual([])
  expect(await seenBy(one.organisation, 'demo_endings')).toEqual([])
  expect((await call(one.token, { url: '/api/demo' })).json()).toEqual({ ends_at: one.endsAt })
})

test.each([
  ['POST', '/api/mails', {}],
  ['POST', `/api/mails/${randomUUID()}/retry`, undefined],
  ['POST', '/calendar/feed', undefined],
  ['POST', '/calendar/connect-microsoft', { access_token: 'x' }],
] as const)('nothing leaves a demo: %s %s', async (method, url, payload) => {
  const { token } = await visitor({ complete: false })
  const answer = await call(token, { method, url, ...(payload && { payload }) })
  expect([answer.statusCode, answer.json<{ code: string; error: string }>()]).toMatchObject([
    403,
    { code: 'demo_refused', error: messages.demoRefused },
  ])
})

test('what is missing when ai-service was away is completed later, once', async () => {
  writer().broken.conversations = true
  const { uid, token, organisation } = await visitor({ complete: false })
  const firstNames = (await call(token, { url: '/api/candidates?limit=500' })).json<object[]>()
  expect(firstNames).toHaveLength(demoCandidates.length)
  writer().broken.conversations = false
  await app.untilFilled(uid)
  expect(await query('select 1 from main.candidates where organisation_id = $1', [organisation])).toHaveLength(
    demoCandidates.length + pastPeople.length,
  )
})
