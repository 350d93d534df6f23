import type { Account } from '@wervio/contracts'
import pg from 'pg'
import type { Recruiter } from '../../support/accounts.ts'

const PLACES = ['Zwolle', 'Assen', 'Emmen', 'Meppel']
const SKILLS = ['Planning', 'Excel', 'Transport', 'SAP', 'Engels', 'Douane', 'Heftruck']

/** The one with number 0 is the newest, so that it is the first of the list. */
const candidates = `insert into main.candidates (id, organisation_id, recruiter_id, name, title, location, skills, email, phone, experience, status, created_at)
  select gen_random_uuid(), $1, $2, 'Noor Visser ' || number, 'Logistiek planner', ($4::text[])[1 + number % ${PLACES.length}],
    to_jsonb(($5::text[])[1 : 2 + number % ${SKILLS.length - 1}]), 'noor' || number || '@voorbeeld.nl', '+31612345678',
    jsonb_build_array(jsonb_build_object('position', 'Planner', 'company', 'Bouwhuis ' || number % 40, 'period', '2019 – heden')),
    case number % 4 when 0 then 'in_proces' when 1 then 'afgewezen' else 'nieuw' end, now() - number * interval '1 minute'
  from generate_series(0, $3::int - 1) number`

const vacancies = `insert into main.vacancies (id, organisation_id, recruiter_id, title, company, location, hours, sector, status, created_at)
  select gen_random_uuid(), $1, $2, 'Teamleider logistiek ' || number, 'Bouwhuis ' || number % 40, ($4::text[])[1 + number % ${PLACES.length}],
    '36 uur', 'Logistiek', case number % 3 when 0 then 'vervallen' else 'actief' end, now() - number * interval '1 minute'
  from generate_series(0, $3::int - 1) number`

/** Gives the organisation of a recruiter as many candidates and as many vacancies as asked for. */
export const fillLists = async (databaseUrl: string, { uid }: Recruiter, size: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Account>(
      'select id, organisation_id from main.accounts where provider_uid = $1',
      [uid],
    )
    const [account] = rows
    if (!account) throw new Error('the recruiter has no account')
    await client.query(candidates, [account.organisation_id, account.id, size, PLACES, SKILLS])
    await client.query(vacancies, [account.organisation_id, account.id, size, PLACES])
    // What autovacuum does by itself on a server that runs longer.
    await client.query('vacuum analyze main.candidates, main.vacancies')
  } finally {
    await client.end()
  }
}
