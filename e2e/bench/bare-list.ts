import Fastify from 'fastify'
import pg from 'pg'

/**
 * The reference for `GET /api/vacancies`: a bare Fastify route that runs the same SQL in the same kind of transaction
 * and serialises the rows. No token, no contract, no log. Started with DATABASE_URL, PORT and ORGANISATION.
 */
const { DATABASE_URL, PORT, ORGANISATION = '' } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })

const opening = `begin; select set_config('role', 'wervio_main', true), set_config('app.organisation', ${pg.escapeLiteral(ORGANISATION)}, true), set_config('app.identity', '', true)`

const list = `select "id", "recruiter_id", "title", "company", "location", "salary", "hours", "description", "specific_tasks", "benefits",
  "soft_skills", "hard_skills", "sector", "core_activity", "history", "team_composition", "company_culture", "social_contribution",
  "mission_vision_values", "status", "thumbnail", "created_at", "updated_at"
  from "main"."vacancies" where "organisation_id" = $1 order by "created_at" desc, "id" desc limit $2`

const app = Fastify()
app.get('/api/vacancies', async () => {
  const client = await pool.connect()
  await client.query(opening)
  const { rows } = await client.query(list, [ORGANISATION, 101])
  await client.query('commit')
  client.release()
  return rows
})
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
