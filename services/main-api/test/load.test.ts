import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { errorBody, messages, type VacancyCounts, type VacancySummary } from '@wervio/contracts'
import { openConnections } from '@wervio/service-kit/database'
import { until } from '@wervio/testing/until'
import { sql as fragment } from 'drizzle-orm'
import pg from 'pg'
import { build, startApp, untilReady, type Recruiter } from './start-app.ts'

jest.setTimeout(60_000)

const { call, recruiter, createVacancy, databaseUrl } = startApp()

const counts = async ({ token }: Recruiter): Promise<number> =>
  (await call(token, { url: '/api/vacancy-counts' })).json<VacancyCounts>().total
const titles = async ({ token }: Recruiter): Promise<string[]> =>
  (await call(token, { url: '/api/vacancy-summaries' })).json<VacancySummary[]>().map(({ title }) => title)

describe('reads that share one while they wait', () => {
  test('see every write that was confirmed before they asked', async () => {
    const someone = await recruiter()
    let crowd: Promise<number>[] = []
    for (let count = 1; count <= 30; count += 1) {
      crowd = [...crowd, ...Array.from({ length: 15 }, () => counts(someone))]
      await createVacancy(someone.token)
      expect(await counts(someone)).toBe(count)
    }
    expect(new Set(await Promise.all(crowd)).size).toBeGreaterThan(1)
  })

  test('are those of one organisation alone', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, recruiter))
    for (const [number, { token }] of people.entries()) await createVacancy(token, { title: `Van ${number}` })
    const requests = Array.from({ length: 40 }, () => [...people.entries()]).flat()
    const lists = await Promise.all(requests.map(([, person]) => titles(person)))
    expect(lists).toEqual(requests.map(([number]) => [`Van ${number}`]))
  })
})

describe('a read that is sent in one piece', () => {
  const connect = (role: 'wervio_main') =>
    openConnections({ url: databaseUrl(), connections: 3, role, onLostConnection: () => undefined })
  let connections: ReturnType<typeof connect>

  beforeAll(() => {
    connections = connect('wervio_main')
  })
  afterAll(() => connections.close())

  const rowsOf = (organisation: string) =>
    connections.reads(
      { organisation },
      async ({ sql }) =>
        (
          await sql.execute<{ title: string; role: string }>(
            fragment`select title, current_user as role from main.vacancies`,
          )
        ).rows,
    )

  test('sees the rows of its organisation alone, as the role of the service', async () => {
    const [one, other] = [await recruiter(), await recruiter()]
    await createVacancy(one.token, { title: 'Van de een' })
    await createVacancy(other.token, { title: 'Van de ander' })
    expect(await rowsOf(one.account.organisation_id)).toEqual([{ title: 'Van de een', role: 'wervio_main' }])
    expect(await rowsOf(other.account.organisation_id)).toEqual([{ title: 'Van de ander', role: 'wervio_main' }])
  })

  test('sees nothing without an organisation', async () => {
    expect(await rowsOf('')).toEqual([])
  })

  test('hands over no rows when its transaction did not open under its role', async () => {
    const stranger = connect('wervio_absent' as 'wervio_main')
    try {
      await expect(
        stranger.reads({}, ({ sql }) => sql.execute(fragment`select title from main.vacancies`)),
      ).rejects.toThrow()
    } finally {
      await stranger.close()
    }
  })

  test('can not write', async () => {
    const { account } = await recruiter()
    const remove = () =>
      connections.reads({ organisation: account.organisation_id }, ({ sql }) =>
        sql.execute(fragment`delete from main.vacancies`),
      )
    await expect(remove()).rejects.toThrow()
  })

  test('leaves a connection that is as good as before when it fails', async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await expect(connections.reads({}, ({ sql }) => sql.execute(fragment`select 1 / 0`))).rejects.toThrow()
    expect(
      await connections.reads({}, async ({ sql }) => (await sql.execute(fragment`select current_user as role`)).rows),
    ).toEqual([{ role: 'wervio_main' }])
  })
})

describe('with more to do than the database manages', () => {
  /** Waits as the product does, unlike the app of other tests. */
  let app: ReturnType<typeof build>

  beforeAll(async () => {
    app = build(databaseUrl(), { longestWait: 3_000 })
    await untilReady(app)
  })
  afterAll(() => app.close())

  test('requests are refused at once, until it is back', async () => {
    const [one, other] = [await recruiter(), await recruiter()]
    const list = ({ token }: Recruiter, number: number) =>
      app.inject({
        url: `/api/vacancy-summaries?limit=${number + 1}`,
        headers: { authorization: `Bearer ${token}` },
      })
    const isServed = (someone: Recruiter) => until(async () => (await list(someone, 0)).statusCode === 200)
    await isServed(one)
    await isServed(other)
    const blocker = new pg.Client({ connectionString: databaseUrl() })
    await blocker.connect()
    // On the embedded database any open transaction keeps all others waiting, on PostgreSQL this lock keeps these.
    await blocker.query('begin; lock table main.vacancies in access exclusive mode')
    const waiting = Array.from({ length: 12 }, (_, number) => list(one, number))
    let refusal = null
    for (let attempt = 0; attempt < 200 && refusal === null; attempt += 1) {
      const answerPromise = list(other, attempt)
      const answer = await Promise.race([answerPromise, new Promise<null>((resolve) => setTimeout(resolve, 100, null))])
      if (answer?.statusCode === 503) refusal = answer
      else waiting.push(answerPromise)
    }
    await blocker.query('rollback')
    await blocker.end()
    expect(refusal && errorBody.parse(refusal.json())).toEqual({
      error: messages.overloaded,
      message: messages.overloaded,
      code: 'overloaded',
    })
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0)
    const statuses = new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))
    expect(statuses).toContain(200)
    for (const status of statuses) expect([200, 503]).toContain(status)
    await isServed(one)
    expect((await app.inject('/health')).statusCode).toBe(200)
  })
})
