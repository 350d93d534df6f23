import { expect, test } from '@jest/globals'
import type { Recruiter } from '@wervio/service-kit'
import { openConnections } from '@wervio/service-kit/database'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { prepareCandidate } from '../../../src/matching/candidate/prepared.ts'
import { writeVerdict } from '../../../src/matching/embeddings/repository.ts'
import { createRefresher } from '../../../src/matching/refresh/refresher.ts'
import { settingsOf } from '../../../src/platform/settings-of.ts'
import { createRequirementReader } from '../../../src/matching/requirements/vacancy-requirements.ts'
import { candidateOf, vacancyOf } from '../../../src/matching/testing/match-of.ts'
import { failureCode } from '../../../src/platform/failure-code.ts'
import { openAccounts, type Transaction } from '../../../src/platform/accounts.ts'
import { startTaxonomy } from '../../taxonomy/start-taxonomy.ts'
import { addVacancy, fillOrganisation } from '../speed/organisation.ts'

const TODAY = '2026-11-23'
const SAID = 'Facturen nabellen en regelingen treffen.'
const { databaseUrl, service } = startTaxonomy()

/** An organisation with planners, and a vacancy that asks for something none of them says. */
const fill = async (size: number) => {
  const accounts = openAccounts({ url: databaseUrl(), connections: 1, onLostConnection: () => undefined })
  const cv = candidateOf({ title: 'Planner', skills: ['Excel', SAID] })
  const recruiter = await fillOrganisation(
    databaseUrl(),
    accounts,
    [{ cv, prepared: prepareCandidate(cv, TODAY) }],
    size,
  )
  await accounts.close()
  const vacancy = vacancyOf({ title: 'Planner', hard_skills: 'Debiteurenbeheer\nExcel' })
  return { recruiter, vacancyId: await addVacancy(databaseUrl(), recruiter, vacancy) }
}

const requirementsOf = createRequirementReader()

const refresh = async (transaction: Transaction, recruiter: Recruiter, vacancyId: string): Promise<void> => {
  const failures: unknown[] = []
  const refresher = createRefresher({
    transaction,
    requirementsOf,
    report: ({ error }) => failures.push(error),
    onFailed: (error) => failures.push(failureCode(error) ?? error),
    today: () => TODAY,
  })
  refresher.begin(recruiter, vacancyId)
  await refresher.idle()
  expect(failures).toEqual([])
}

const query = async <Row extends Record<string, unknown>>(recruiter: Recruiter, statement: ReturnType<typeof sql>) =>
  (await service()(settingsOf(recruiter), (connection) => connection.execute<Row>(statement))).rows

/** Lands between two transactions of a refresh: before the one with this number. */
const beforeTransaction = (
  number: number,
  land: () => Promise<void>,
): { transaction: Transaction; count: () => number } => {
  let count = 0
  return {
    count: () => count,
    transaction: async (settings, work, turn) => {
      count += 1
      if (count === number) await land()
      return service()(settings, work, turn)
    },
  }
}

type Stored = { points: number; matcher: string }
const storedScore = async (recruiter: Recruiter, vacancyId: string): Promise<Stored | undefined> => {
  const [row] = await query<Stored>(
    recruiter,
    sql`select points, matcher from ai.match_results where vacancy_id = ${vacancyId}::uuid`,
  )
  return row
}

/** What has to be changed so that a refresh takes the way of its name. */
const WAYS = {
  'a first score': () => sql`delete from ai.match_results`,
  'a score made again': () => sql`update ai.match_results set matcher = 'before'`,
  'a sum made again': () => sql`update ai.match_results set version = 'before'`,
} as const

test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'a verdict counts whenever it lands while %s is written, and so does taking it back',
  async (way) => {
    const { recruiter, vacancyId } = await fill(1)
    const [candidate] = await query<{ id: string }>(recruiter, sql`select id from ai.match_candidates`)
    await refresh(service(), recruiter, vacancyId)
    const without = (await storedScore(recruiter, vacancyId))?.points ?? 0
    const [list] = await query<{ id: string }>(
      recruiter,
      sql`select item ->> 'id' as id from ai.match_lists, jsonb_array_elements(requirements) item where item ->> 'label' = 'Debiteurenbeheer'`,
    )
    const place = {
      vacancyId,
      candidate_id: candidate?.id ?? '',
      requirement_id: list?.id ?? '',
      path: 'skills.1',
      quote: SAID,
    }
    const judge = (verdict: 'confirmed' | null) => () =>
      service()(settingsOf(recruiter), (connection) => writeVerdict(connection, recruiter, { ...place, verdict }))
    let transactions = 1
    for (let number = 1; number <= transactions; number += 1) {
      for (const verdict of ['confirmed', null] as const) {
        await query(recruiter, WAYS[way]())
        const racing = beforeTransaction(number, judge(verdict))
        await refresh(racing.transaction, recruiter, vacancyId)
        transactions = Math.max(transactions, racing.count())
        // As whoever looks at the vacancy next: nothing but the score itself says that it is of before a change.
        await refresh(service(), recruiter, vacancyId)
        const { points = 0 } = (await storedScore(recruiter, vacancyId)) ?? {}
        expect({ number, verdict, counts: points > without }).toEqual({
          number,
          verdict,
          counts: verdict === 'confirmed',
        })
      }
    }
    expect(transactions).toBeGreaterThan(2)
  },
)

test('who deletes candidates while they are scored for the first time is not kept from it', async () => {
  const { recruiter, vacancyId } = await fill(40)
  await query(recruiter, sql`delete from ai.match_prepared`)
  const ids = (await query<{ id: string }>(recruiter, sql`select id from ai.match_candidates order by id`)).map(
    ({ id }) => id,
  )
  const rows = openConnections({
    url: databaseUrl(),
    connections: 1,
    role: 'wervio_main',
    onLostConnection: () => undefined,
  })
  const deletion = (id: string | undefined) => sql`delete from main.candidates where id = ${id}::uuid`
  let refreshed: Promise<void> | undefined
  await rows.transaction({ organisation: recruiter.organisationId }, async (connection) => {
    await connection.execute(deletion(ids.at(-1)))
    refreshed = refresh(service(), recruiter, vacancyId)
    // The embedded database serves one transaction at a time: there the refresh waits for this one to end.
    if (process.env['TEST_DATABASE_URL'])
      await until('the refresh waits for the last candidate', async () => {
        const { rows: waiting } = await connection.execute(
          sql`select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
        )
        return waiting.length > 0
      })
    // The refresh has rows of this one, and waits for the other.
    await connection.execute(deletion(ids[0]))
  })
  await refreshed
  await rows.close()
  const scored = await query<{ candidate_id: string }>(
    recruiter,
    sql`select candidate_id from ai.match_results order by candidate_id`,
  )
  expect(scored.map(({ candidate_id }) => candidate_id)).toEqual(ids.slice(1, -1))
})
