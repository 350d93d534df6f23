import type { Account } from '@wervio/contracts'
import pg from 'pg'
import { fill, filling } from '../candidates/fill.ts'
import { send } from '../own-main-api.ts'
import { sampleVacancy } from '../sample-vacancy.ts'
import type { Product } from './start-product.ts'

/**
 * An organisation: how many candidates it has, and as many vacancies if not said, and how many of its people work at
 * once.
 */
export type Organisation = { rows: number; vacancies?: number; people: number }

const columns = Object.keys(sampleVacancy(0))
  .filter((name) => name !== 'title')
  .join(', ')

const copies = `insert into main.vacancies (
    id, organisation_id, recruiter_id, status, title, ${columns}, created_at, updated_at)
  select gen_random_uuid(), organisation_id, recruiter_id, status, 'Teamleider logistiek ' || number, ${columns},
    created_at - number * interval '1 minute', updated_at
  from main.vacancies, generate_series(1, $2) number where organisation_id = $1`

type Session = { token: string; account: Account }

/** Every session belongs to the organisation of the first one; sign-up makes one each. */
const joinTogether = (client: pg.Client, [first, ...others]: Session[]): Promise<unknown> =>
  client.query('update main.accounts set organisation_id = $1 where id = any($2)', [
    first?.account.organisation_id,
    others.map(({ account }) => account.id),
  ])

/** The organisations with their rows; returns the token of each of their people. */
export const fillOrganisations = async (
  { api, databaseUrl }: Product,
  organisations: readonly Organisation[],
): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const tokens: string[] = []
  await filling(databaseUrl, async () => {
    let from = 0
    for (const { rows, vacancies = rows, people } of organisations) {
      const sessions: Session[] = []
      for (let number = 0; number < people; number += 1) sessions.push(await api.recruiter())
      await joinTogether(client, sessions)
      const [founder] = sessions
      if (!founder) continue
      await send(`${api.url}/api/vacancies`, founder.token, sampleVacancy(0))
      await client.query(copies, [founder.account.organisation_id, vacancies - 1])
      await fill(databaseUrl, founder.account, from, from + rows)
      from += rows
      tokens.push(...sessions.map(({ token }) => token))
    }
  })
  await client.query('vacuum analyze')
  await client.end()
  return tokens
}
