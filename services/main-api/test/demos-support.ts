import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from '@jest/globals'
import { createServiceTokens, type Identities, type KnownUser } from '@wervio/service-kit'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import pg from 'pg'
import { createDatabase, type Sql } from '../src/platform/database.ts'
import { google, microsoft } from './providers-stand-in.ts'
import { parsedCv, SECRET } from './parser-stand-in.ts'
import { startApp, visitorToken } from './start-app.ts'

const MADE_BY = { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' }

/** An ai-service that writes and reads sample data, and remembers what it was asked. */
const startSampleWriter = async () => {
  const calls: { path: string; engine: unknown }[] = []
  const conversations: { organisation: string; names: string[] }[] = []
  const broken = { writing: false, conversations: false }
  const tokens = createServiceTokens(SECRET)
  const recruiterOf = (authorization = '') => tokens.verify(authorization.replace('Bearer ', ''), 'ai')
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<{ Body: { engine?: string; functie: string } }>(
    '/api/generate-vacancy',
    async ({ headers, body }, reply) => {
      await recruiterOf(headers.authorization)
      if (broken.writing) return reply.code(503).send({})
      calls.push({ path: '/api/generate-vacancy', engine: body.engine })
      const html = `<p>${body.functie}<script>1</script></p>`
      return { html, vacatureText: body.functie, made_by: MADE_BY, warnings: [] }
    },
  )
  app.post<{ Querystring: { engine?: string } }>('/api/parse-cv', async ({ headers, query }) => {
    await recruiterOf(headers.authorization)
    calls.push({ path: '/api/parse-cv', engine: query.engine })
    return parsedCv()
  })
  app.post<{ Body: { candidates: { name: string }[] } }>('/api/demo-conversations', async (request, reply) => {
    const { organisationId } = await recruiterOf(request.headers.authorization)
    if (broken.conversations) return reply.code(503).send({})
    conversations.push({ organisation: organisationId, names: request.body.candidates.map(({ name }) => name) })
    return reply.code(204).send()
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, calls, conversations, broken, stop: () => app.close() }
}

/** The users of an identity provider, in memory. */
export const createIdentities = () => {
  const users = new Map<string, Pick<KnownUser, 'anonymous' | 'email' | 'displayName'>>()
  const state = { away: false }
  const revoked: string[] = []
  const unlessAway = <T>(answer: () => T): Promise<T> =>
    state.away ? Promise.reject(new Error('the provider is away')) : Promise.resolve(answer())
  const identities: Identities = {
    customToken: (uid, contact) => unlessAway(() => JSON.stringify({ uid, ...contact })),
    removePassword: () => Promise.resolve(),
    removeSecondFactors: () => Promise.resolve(),
    find: (uid) =>
      unlessAway(() => {
        const user = users.get(uid)
        return user ? { ...user, hasPassword: !user.anonymous, hasSecondFactor: false, tokensValidFrom: null } : null
      }),
    remove: (uid) => unlessAway(() => void users.delete(uid)),
    revoke: (uid) => unlessAway(() => void revoked.push(uid)),
  }
  return { identities, users, state, revoked }
}

/** An app with demos, for one test file. */
export const startDemoApp = ({ atOnce = 100, perAddress = 1_000 } = {}) => {
  const provider = createIdentities()
  let writer: Awaited<ReturnType<typeof startSampleWriter>>
  beforeAll(async () => {
    writer = await startSampleWriter()
  })
  afterAll(() => writer.stop())
  let pool: pg.Pool
  // Before the database stops, which the app does.
  afterAll(() => pool.end())
  const app = startApp({
    aiService: () => ({ url: writer.url, secret: SECRET }),
    identities: () => provider.identities,
    google: () => google,
    microsoft: () => microsoft,
    demos: () => ({
      atOnce,
      roundEvery: 50,
      limits: { perAddress: { max: perAddress, seconds: 60 }, inAll: { max: 1_000, seconds: 60 } },
    }),
  })
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: app.databaseUrl(), max: 1 })
  })

  /**
   * Rows as the owner of the database, whose superuser sees all of them. In a transaction: PGlite keeps the messages of
   * one connection together in there alone.
   */
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<Row>(text, values)
      await client.query('commit')
      client.release()
      return rows
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const untilFilled = (uid: string) =>
    until(
      'a demo to be complete',
      async () =>
        (await query('select 1 from main.demos where provider_uid = $1 and filled_at is not null', [uid])).length > 0,
    )
  const start = (token: string) => app.call(token, { method: 'POST', url: '/api/demos' })

  return {
    ...app,
    ...provider,
    writer: () => writer,
    query,
    start,
    untilFilled,
    /** A statement in the housekeeping of demos, or as whoever `as` says. */
    asService: async (statement: string, as?: { accountId: string; organisationId: string }) => {
      const database = createDatabase({ url: app.databaseUrl(), connections: 1, onLostConnection: () => undefined })
      database.open()
      const run = (transaction: Sql) => transaction.execute(sql.raw(statement))
      try {
        return await (as ? database.asRecruiter(as, run) : database.asDemoKeeper(run))
      } finally {
        await database.close()
      }
    },
    /** A visitor in a demo, complete unless said otherwise. */
    visitor: async ({ complete = true } = {}) => {
      const uid = randomUUID()
      const token = visitorToken(uid)
      provider.users.set(uid, { anonymous: true, email: null, displayName: null })
      const answer = await start(token)
      if (answer.statusCode !== 201) throw new Error(`no demo: ${answer.payload}`)
      const [row] = await query<{ organisation: string }>(
        'select organisation_id as organisation from main.demos where provider_uid = $1',
        [uid],
      )
      const organisation = row?.organisation ?? ''
      if (complete) await untilFilled(uid)
      return { uid, token, organisation, endsAt: answer.json<{ ends_at: string }>().ends_at }
    },
    /** Moves the end of a demo into the past. */
    end: (uid: string) =>
      query(`update main.demos set ends_at = now() - interval '1 second' where provider_uid = $1`, [uid]),
    untilGone: (uid: string) =>
      until(
        'a demo to end',
        async () => (await query('select 1 from main.demos where provider_uid = $1', [uid])).length === 0,
      ),
  }
}
