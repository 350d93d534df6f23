import type { Account } from '@wervio/contracts'
import pg from 'pg'

const VACANCIES = 250
/** Vacancies that each candidate is in the procedure of. */
const PER_CANDIDATE = 5
/** Days over which procedures begin. */
const DAYS = 720

const vacancies = `insert into main.vacancies (id, organisation_id, recruiter_id, title, status, created_at)
  select gen_random_uuid(), $1, $2, 'Vacature ' || number, 'actief', now() - ${DAYS} * interval '1 day' from generate_series(1, ${VACANCIES}) number`

const candidates = `insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience)
  select gen_random_uuid(), $1, $2, 'Kandidaat ' || number, '[]', '[]' from generate_series(1, $3::int / ${PER_CANDIDATE}) number`

/** Of ten procedures four are open, one ended by hiring, four by a rejection and one by a withdrawal. */
const procedures = `insert into main.applications (id, organisation_id, vacancy_id, candidate_id, stage, outcome, reason, created_at, updated_at)
  select gen_random_uuid(), $1, vacancy.id, candidate.id, case when kind = 4 then 5 else 1 + place % 5 end,
    case when kind < 4 then 'open' when kind = 4 then 'hired' when kind = 9 then 'withdrawn' else 'rejected' end,
    case when kind between 5 and 8 then 'Reden ' || kind end,
    now() - age * interval '1 day', now() - age * interval '1 day' + least(age, 20 + place % 30) * interval '1 day'
  from (
    select number * ${PER_CANDIDATE} + turn as place, number, (number * 7 + turn * 50) % ${VACANCIES} + 1 as vacancy_number,
      (number * 3 + turn * 7) % 10 as kind, (number * 13 + turn * 101) % ${DAYS} as age
    from generate_series(1, $2::int / ${PER_CANDIDATE}) number, generate_series(0, ${PER_CANDIDATE - 1}) turn
  ) procedure
  join (select id, row_number() over (order by id) as number from main.vacancies where organisation_id = $1) vacancy on vacancy.number = procedure.vacancy_number
  join (select id, row_number() over (order by id) as number from main.candidates where organisation_id = $1) candidate on candidate.number = procedure.number`

/** Every stage up to the one reached, a few days apart, and the step that ended the procedure. */
const steps = `insert into main.application_events (id, organisation_id, application_id, stage, outcome, at)
  select gen_random_uuid(), $1, id, step, 'open', created_at + (step - 1) * (updated_at - created_at) / 6 from main.applications, generate_series(1, stage) step where organisation_id = $1
  union all
  select gen_random_uuid(), $1, id, stage, outcome, updated_at from main.applications where organisation_id = $1 and outcome <> 'open'`

/** What autovacuum does by itself on a server that runs longer. */
const settle = 'vacuum analyze main.applications, main.application_events, main.vacancies, main.candidates'

/** Fills an organisation with as many procedures as asked for, with their histories. */
export const fillProcedures = async (client: pg.Client, { id, organisation_id }: Account, size: number) => {
  await client.query(vacancies, [organisation_id, id])
  await client.query(candidates, [organisation_id, id, size])
  await client.query(procedures, [organisation_id, size])
  await client.query(steps, [organisation_id])
  await client.query(settle)
}
