import { randomUUID } from 'node:crypto'
import type { MatchDetails, MatchingStatus, RequirementList } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { until } from '@wervio/testing/until'
import type { Engine } from '../../../src/engines/engine.ts'
import type { Embedder } from '../../../src/matching/embeddings/embedder.ts'
import { startChatApp } from '../../chat/chat-app.ts'

type Fields = Partial<Record<string, unknown>>

const VACANCY: Fields = {
  title: 'Planner',
  status: 'actief',
  hard_skills: 'Rijbewijs B\nExcel\nMinimaal 3 jaar ervaring als planner',
  specific_tasks: 'Ritten plannen',
  location: 'Utrecht',
}

const PLANNER: Fields = {
  name: 'Sanne Kuipers',
  title: 'Planner',
  skills: ['Excel', 'Ritten plannen'],
  experience: [
    {
      position: 'Planner',
      company: 'Vracht BV',
      period: '2018 - heden',
      start: '2018',
      end: null,
      current: true,
      location: null,
      description: 'Ritten plannen in Excel voor dertig chauffeurs.',
    },
  ],
  driving_licences: ['B'],
  location: 'Utrecht',
}

const asValue = (value: unknown): SQL =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && !(value instanceof Date))
    ? sql`${JSON.stringify(value)}::jsonb`
    : sql`${value}`

const names = (fields: Fields): SQL =>
  sql.join(
    Object.keys(fields).map((name) => sql.identifier(name)),
    sql`, `,
  )
const values = (fields: Fields): SQL => sql.join(Object.values(fields).map(asValue), sql`, `)

/** ai-service on a database of its own, with vacancies and candidates as main-api keeps them. */
export const startMatchingApp = (engine?: Engine, embedder?: Embedder) => {
  const started = startChatApp(engine, embedder)
  const { app, register, asOwner } = started
  type Owner = Awaited<ReturnType<typeof register>>
  const call = (token: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app().inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } })
  const statusOf = async (token: string, vacancyId: string): Promise<MatchingStatus> =>
    (await call(token, 'GET', `/api/vacancies/${vacancyId}/matching`)).json<MatchingStatus>()

  return {
    ...started,
    call,
    recruiter: async () => {
      const token = `goed-${randomUUID()}`
      return { token, owner: await register(token) }
    },
    vacancy: async (owner: Owner, fields: Fields = {}): Promise<string> => {
      const row = {
        id: randomUUID(),
        organisation_id: owner.organisationId,
        recruiter_id: owner.accountId,
        ...VACANCY,
        ...fields,
      }
      await asOwner(owner, sql`insert into main.vacancies (${names(row)}) values (${values(row)})`)
      return row.id
    },
    candidate: async (owner: Owner, fields: Fields = {}): Promise<string> => {
      const row = {
        id: randomUUID(),
        organisation_id: owner.organisationId,
        recruiter_id: owner.accountId,
        ...PLANNER,
        ...fields,
      }
      await asOwner(owner, sql`insert into main.candidates (${names(row)}) values (${values(row)})`)
      return row.id
    },
    change: (owner: Owner, table: 'candidates' | 'vacancies', id: string, fields: Fields) =>
      asOwner(
        owner,
        sql`update ${sql.raw(`main.${table}`)} set updated_at = clock_timestamp(), ${sql.join(
          Object.entries(fields).map(([name, value]) => sql`${sql.identifier(name)} = ${asValue(value)}`),
          sql`, `,
        )} where id = ${id}`,
      ),
    status: statusOf,
    /** The status once every score is current. */
    current: async (token: string, vacancyId: string): Promise<MatchingStatus> => {
      let status = await statusOf(token, vacancyId)
      await until(async () => {
        status = await statusOf(token, vacancyId)
        return status.state === 'current'
      })
      return status
    },
    requirements: async (token: string, vacancyId: string): Promise<RequirementList> =>
      (await call(token, 'GET', `/api/vacancies/${vacancyId}/requirements`)).json<RequirementList>(),
    details: async (token: string, vacancyId: string, candidateId: string): Promise<MatchDetails> =>
      (await call(token, 'GET', `/api/vacancies/${vacancyId}/matching/${candidateId}`)).json<MatchDetails>(),
  }
}
