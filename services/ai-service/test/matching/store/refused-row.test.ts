import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { prepareCandidate } from '../../../src/matching/candidate/prepared.ts'
import { createRefresher } from '../../../src/matching/refresh/refresher.ts'
import type { ReportFailure } from '../../../src/matching/refresh/options.ts'
import { settingsOf } from '../../../src/platform/settings-of.ts'
import { createRequirementReader } from '../../../src/matching/requirements/vacancy-requirements.ts'
import { candidateOf, vacancyOf } from '../../../src/matching/testing/match-of.ts'
import { openAccounts } from '../../../src/platform/accounts.ts'
import { startTaxonomy } from '../../taxonomy/start-taxonomy.ts'
import { addVacancy, fillOrganisation } from '../speed/organisation.ts'

const TODAY = '2026-11-23'
const { databaseUrl, owner: tables, service } = startTaxonomy()

test("a score that PostgreSQL refuses is that candidate's failure alone, and the others have theirs", async () => {
  const accounts = openAccounts({ url: databaseUrl(), connections: 1, onLostConnection: () => undefined })
  const cv = candidateOf({ title: 'Planner', skills: ['Excel'] })
  const recruiter = await fillOrganisation(databaseUrl(), accounts, [{ cv, prepared: prepareCandidate(cv, TODAY) }], 9)
  await accounts.close()
  const vacancyId = await addVacancy(databaseUrl(), recruiter, vacancyOf({ title: 'Planner', hard_skills: 'Excel' }))
  const query = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    service()(settingsOf(recruiter), async (connection) => (await connection.execute<Row>(statement)).rows)
  const [fifth] = await query<{ id: string }>(sql`select id from ai.match_candidates order by id offset 4 limit 1`)
  const refused = fifth?.id ?? ''
  await tables()(async (connection) => {
    await connection.execute(
      sql.raw(`create function ai.refuse() returns trigger language plpgsql as $$ begin
        if new.candidate_id = '${refused}' and new.failure is null then raise exception 'half a character' using errcode = '22P05'; end if;
        return new; end $$`),
    )
    await connection.execute(
      sql`create trigger refuse before insert or update on ai.match_results for each row execute function ai.refuse()`,
    )
  })
  const reports: Parameters<ReportFailure>[0][] = []
  const refresher = createRefresher({
    transaction: service(),
    requirementsOf: createRequirementReader(),
    report: (failure) => reports.push(failure),
    onFailed: (error) => {
      throw error
    },
    today: () => TODAY,
  })
  refresher.begin(recruiter, vacancyId)
  await refresher.idle()
  const rows = await query<{ candidate_id: string; percentage: number; failure: string | null }>(
    sql`select candidate_id, percentage, failure from ai.match_results where vacancy_id = ${vacancyId}::uuid order by candidate_id`,
  )
  expect(rows).toHaveLength(9)
  expect(rows.filter(({ failure }) => failure !== null)).toMatchObject([{ candidate_id: refused, percentage: 0 }])
  expect(rows.filter(({ percentage }) => percentage > 0)).toHaveLength(8)
  expect(reports).toMatchObject([{ candidate: refused }])
})
