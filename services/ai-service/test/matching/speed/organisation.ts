import { randomUUID } from 'node:crypto'
import type { Recruiter } from '@wervio/service-kit'
import { openConnections } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import type { Accounts } from '../../../src/platform/accounts.ts'
import { matchedFieldsOf, type MatchedCandidate } from '../../../src/matching/candidate/candidate.ts'
import type { MatchedVacancy } from '../../../src/matching/requirements/derive.ts'
import { compactForm } from '../../../src/matching/prepared/compact.ts'
import { PREPARED_MODEL } from '../../../src/matching/prepared/model.ts'
import type { PreparedCandidate } from '../../../src/matching/candidate/prepared.ts'

type Sample = { cv: MatchedCandidate; prepared: PreparedCandidate }

/** Filling takes longer than a service waits. */
const LONGEST_WAIT = 60_000
const IN_ONE_STATEMENT = 250

/** An organisation with as many candidates as asked for, made of these CVs, of which the forms are stored. */
export const fillOrganisation = async (
  url: string,
  accounts: Accounts,
  samples: readonly Sample[],
  size: number,
): Promise<Recruiter> => {
  const rows = openConnections({
    url,
    connections: 1,
    role: 'wervio_main',
    onLostConnection: () => undefined,
    longestWait: LONGEST_WAIT,
  })
  const owner: Recruiter = { accountId: randomUUID(), organisationId: randomUUID() }
  const settings = { account: owner.accountId, organisation: owner.organisationId }
  const profiles = JSON.stringify(
    samples.map(({ cv }, number) => ({ number, ...matchedFieldsOf(cv), cv_text: cv.cv_text })),
  )
  const forms = JSON.stringify(samples.map(({ prepared }, number) => ({ number, form: compactForm(prepared) })))
  try {
    await rows.transaction(settings, async (connection) => {
      await connection.execute(sql`insert into main.organisations (id) values (${owner.organisationId})`)
      await connection.execute(
        sql`insert into main.accounts (id, organisation_id, provider, provider_uid, email, role) values (${owner.accountId}, ${owner.organisationId}, 'email', ${owner.accountId}, 'jan@voorbeeld.nl', 'recruiter')`,
      )
    })
    for (let from = 0; from < size; from += IN_ONE_STATEMENT) {
      const to = Math.min(size, from + IN_ONE_STATEMENT) - 1
      await rows.transaction(settings, (connection) =>
        connection.execute(sql`
          insert into main.candidates (id, organisation_id, recruiter_id, name, title, summary, skills, experience, education, languages, certificates, driving_licences, location, hours, cv_text)
          select gen_random_uuid(), ${owner.organisationId}::uuid, ${owner.accountId}::uuid, 'Kandidaat ' || place, profile.title, profile.summary, profile.skills, profile.experience, profile.education,
            profile.languages, profile.certificates, profile.driving_licences, profile.location, profile.hours, profile.cv_text
          from generate_series(${from}::int, ${to}::int) place
          join jsonb_to_recordset(${profiles}::jsonb) as profile (number int, title text, summary text, skills jsonb, experience jsonb, education jsonb, languages jsonb, certificates jsonb, driving_licences jsonb, location text, hours text, cv_text text)
            on profile.number = place % ${samples.length}`),
      )
    }
  } finally {
    await rows.close()
  }
  for (let from = 0; from < size; from += IN_ONE_STATEMENT)
    await accounts.transaction(settings, (connection) =>
      connection.execute(sql`
        insert into ai.match_prepared (candidate_id, organisation_id, revision, model, form)
        select candidate.id, ${owner.organisationId}::uuid, candidate.updated_at, ${PREPARED_MODEL}, item.form
        from (select id, updated_at, row_number() over (order by id) - 1 as place from ai.match_candidates) candidate
        join jsonb_to_recordset(${forms}::jsonb) as item (number int, form text) on item.number = candidate.place % ${samples.length}
        where candidate.place >= ${from}::int and candidate.place < ${from + IN_ONE_STATEMENT}::int`),
    )
  return owner
}

/** A vacancy of an organisation. */
export const addVacancy = async (
  url: string,
  { accountId, organisationId }: Recruiter,
  vacancy: MatchedVacancy,
): Promise<string> => {
  const rows = openConnections({
    url,
    connections: 1,
    role: 'wervio_main',
    onLostConnection: () => undefined,
    longestWait: LONGEST_WAIT,
  })
  const id = randomUUID()
  try {
    await rows.transaction({ organisation: organisationId }, (connection) =>
      connection.execute(sql`
        insert into main.vacancies (id, organisation_id, recruiter_id, status, title, location, hours, sector, specific_tasks, hard_skills, soft_skills)
        values (${id}, ${organisationId}, ${accountId}, 'actief', ${vacancy.title}, ${vacancy.location}, ${vacancy.hours}, ${vacancy.sector}, ${vacancy.specific_tasks}, ${vacancy.hard_skills}, ${vacancy.soft_skills})`),
    )
  } finally {
    await rows.close()
  }
  return id
}
