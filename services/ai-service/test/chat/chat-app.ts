import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from '@jest/globals'
import type { ChatMessage, ChatResponse, ChatSubject, Role } from '@wervio/contracts'
import type { MicrosoftSettings } from '@wervio/microsoft'
import { openConnections, type Sql } from '@wervio/service-kit/database'
import type { TestDatabase } from 'database/testing'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import type { Engine } from '../../src/engines/engine.ts'
import type { Embedder } from '../../src/matching/embeddings/embedder.ts'
import { type Accounts, openAccounts } from '../../src/platform/accounts.ts'
import { asMainApi, createMigratedDatabase, PATIENT } from '../migrated-database.ts'
import { appWith } from '../running-app.ts'

type Owner = { accountId: string; organisationId: string }

/** ai-service on a migrated database of its own for one test file, with rows as main-api makes them. */
export const startChatApp = (
  engine: Engine = createBuiltinEngine(),
  embedder: Embedder | null = null,
  microsoft: () => MicrosoftSettings | null = () => null,
) => {
  let database: TestDatabase
  let main: ReturnType<typeof asMainApi>
  let rows: ReturnType<typeof openConnections>
  let accounts: Accounts
  let app: FastifyInstance

  beforeAll(async () => {
    database = await createMigratedDatabase()
    main = asMainApi(database.url)
    rows = openConnections({
      url: database.url,
      connections: 2,
      role: 'wervio_main',
      onLostConnection: () => undefined,
      longestWait: PATIENT,
    })
    accounts = openAccounts({
      url: database.url,
      connections: 3,
      onLostConnection: () => undefined,
      longestWait: PATIENT,
    })
    app = appWith(engine, accounts, { embedder, microsoft: microsoft() })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await Promise.all([main.close(), rows.close()])
    await database.stop()
  })

  const asOwner = async (owner: Owner, statement: ReturnType<typeof sql>): Promise<void> => {
    await rows.transaction({ organisation: owner.organisationId }, (connection) => connection.execute(statement))
  }
  const headersOf = (token: string, accept = 'application/json') => ({ authorization: `Bearer ${token}`, accept })

  return {
    app: () => app,
    databaseUrl: () => database.url,
    addColleague: (owner: Owner, token: string, role: Role) => main.addColleague(owner.organisationId, token, role),
    register: (token: string) => main.register(token),
    asOwner,
    vacancyOf: async (owner: Owner): Promise<string> => {
      const id = randomUUID()
      await asOwner(
        owner,
        sql`insert into main.vacancies (id, organisation_id, recruiter_id, title, status) values (${id}, ${owner.organisationId}, ${owner.accountId}, 'Kok', 'actief')`,
      )
      return id
    },
    candidateOf: async (owner: Owner): Promise<string> => {
      const id = randomUUID()
      await asOwner(
        owner,
        sql`insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience) values (${id}, ${owner.organisationId}, ${owner.accountId}, 'Sanne', '[]', '[]')`,
      )
      return id
    },
    /** A recording that came with its texts. */
    recordingOf: async ({ accountId, organisationId }: Owner): Promise<string> => {
      const id = randomUUID()
      await accounts.transaction({ account: accountId, organisation: organisationId }, (connection) =>
        connection.execute(
          sql`insert into ai.recordings (id, organisation_id, account_id, new_candidate, file_name, summary, transcript)
            values (${id}, ${organisationId}, ${accountId}, true, 'gesprek.mp3', 'Kort', 'Lang')`,
        ),
      )
      return id
    },
    /** A planned meeting in Teams, of an hour. */
    meetingOf: async ({ accountId, organisationId }: Owner): Promise<string> => {
      const id = randomUUID()
      await accounts.transaction({ account: accountId, organisation: organisationId }, (connection) =>
        connection.execute(
          sql`insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees, enable_bot, state)
            values (${id}, ${organisationId}, ${accountId}, ${randomUUID()}, 'Kennismaking', '', now(), now() + interval '1 hour', 'Europe/Amsterdam', '{}', false, 'planned')`,
        ),
      )
      return id
    },
    ask: (token: string, payload: object, accept?: string) =>
      app.inject({ method: 'POST', url: '/api/chat', payload, headers: headersOf(token, accept) }),
    answer: async (token: string, payload: object): Promise<ChatResponse> =>
      (await app.inject({ method: 'POST', url: '/api/chat', payload, headers: headersOf(token) })).json<ChatResponse>(),
    messages: async (token: string, subject: string): Promise<ChatMessage[]> =>
      (await app.inject({ url: `/api/chat/messages?subject=${subject}`, headers: headersOf(token) })).json<
        ChatMessage[]
      >(),
    call: (method: 'GET' | 'DELETE', token: string, subject: string) =>
      app.inject({ method, url: `/api/chat/messages?subject=${subject}`, headers: headersOf(token) }),
    /** How many rows of the candidates' views ai-service sees under these settings. */
    readAs: (settings: { account: string; organisation: string }) =>
      accounts.transaction(settings, async (connection) => {
        const { rows: counted } = await connection.execute<Record<'procedures' | 'facts' | 'steps', number>>(
          sql`select (select count(*)::int from ai.vacancy_procedures) procedures, (select count(*)::int from ai.candidate_facts) facts, (select count(*)::int from ai.procedure_steps) steps`,
        )
        return counted[0]
      }),
    columnsOf: async (view: string): Promise<string[]> => {
      const { rows: columns } = await rows.pool.query<{ column_name: string }>(
        "select column_name from information_schema.columns where table_schema = 'ai' and table_name = $1",
        [view],
      )
      return columns.map(({ column_name }) => column_name)
    },
    /** The text of a CV as matching reads it. */
    textOf: (owner: Owner, id: string): Promise<string> =>
      accounts.transaction({ organisation: owner.organisationId }, async (connection) => {
        const { rows: cvRows } = await connection.execute<{ cv_text: string }>(
          sql`select cv_text from ai.match_candidates where id = ${id}`,
        )
        return cvRows[0]?.cv_text ?? ''
      }),
    /** A transaction as ai-service makes it for an owner. */
    asService: <T>(owner: Owner, work: (connection: Sql) => Promise<T>): Promise<T> =>
      accounts.transaction({ account: owner.accountId, organisation: owner.organisationId }, work),
    /** What ai-service sees under the settings of an owner. */
    rowsOf: (owner: Owner, statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
      accounts.transaction(
        { account: owner.accountId, organisation: owner.organisationId },
        async (connection) => (await connection.execute(statement)).rows,
      ),
    countKept: async (): Promise<number> => {
      const { rows: counted } = await rows.pool.query<{ count: string }>('select count(*) from ai.chat_messages')
      return Number(counted[0]?.count)
    },
  }
}

export const aboutVacancy = (id: string): ChatSubject => ({ kind: 'vacancy', id })
