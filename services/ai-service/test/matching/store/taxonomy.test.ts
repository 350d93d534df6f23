import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { prepareCandidate } from '../../../src/matching/candidate/prepared.ts'
import { createRefresher } from '../../../src/matching/refresh/refresher.ts'
import { settingsOf } from '../../../src/platform/settings-of.ts'
import { createPresentTaxonomy } from '../../../src/matching/requirements/present-taxonomy.ts'
import { createRequirementReader } from '../../../src/matching/requirements/vacancy-requirements.ts'
import { candidateOf, jobOf, vacancyOf } from '../../../src/matching/testing/match-of.ts'
import { openAccounts } from '../../../src/platform/accounts.ts'
import { createTaxonomySource } from '../../../src/taxonomy/taxonomy-source.ts'
import { madeUpPackage } from '../../taxonomy/made-up-package.ts'
import { startTaxonomy } from '../../taxonomy/start-taxonomy.ts'
import { addVacancy, fillOrganisation } from '../speed/organisation.ts'

const TODAY = '2026-11-23'
const { databaseUrl, importFiles, service } = startTaxonomy()

/** The refresh of a vacancy for a sailmaker beside one who sews sails by an English name. */
const startRefresh = async () => {
  const accounts = openAccounts({ url: databaseUrl(), connections: 1, onLostConnection: () => undefined })
  const cv = candidateOf({ title: 'Sailmaker', experience: [jobOf('Sailmaker', [2019], 'Make "sails" for two yards')] })
  const owner = await fillOrganisation(databaseUrl(), accounts, [{ cv, prepared: prepareCandidate(cv, TODAY) }], 1)
  await accounts.close()
  const vacancyId = await addVacancy(databaseUrl(), owner, vacancyOf({ title: 'Zeilmaakster' }))
  let time = 0
  const failures: unknown[] = []
  const fail = (failure: unknown) => failures.push(failure)
  const taxonomy = createPresentTaxonomy(createTaxonomySource(service(), { now: () => time }), fail)
  const refresher = createRefresher({
    transaction: service(),
    requirementsOf: createRequirementReader(taxonomy),
    taxonomy,
    report: fail,
    onFailed: fail,
    today: () => TODAY,
  })
  return {
    failures,
    pass: (milliseconds: number) => (time += milliseconds),
    score: async () => {
      refresher.begin(owner, vacancyId)
      await refresher.idle()
      return service()(settingsOf(owner), async (connection) => {
        const { rows } = await connection.execute<{ matcher: string; states: string[] }>(
          sql`select matcher, states from ai.match_results where vacancy_id = ${vacancyId}::uuid`,
        )
        return rows[0]
      })
    },
  }
}

test('an import makes scores stale: the next refresh asks it, and the one after a newer import that one', async () => {
  const { failures, pass, score } = await startRefresh()
  expect(await score()).toMatchObject({ matcher: expect.not.stringContaining('taxonomy'), states: ['missing'] })
  await importFiles(madeUpPackage)
  pass(10_000)
  const knownScore = await score()
  expect(knownScore).toMatchObject({ matcher: expect.stringMatching(/\/taxonomy-\d+$/), states: ['met'] })
  expect(await score()).toEqual(knownScore)
  await importFiles(madeUpPackage)
  pass(10_000)
  expect((await score())?.matcher).not.toBe(knownScore?.matcher)
  expect(failures).toEqual([])
})

test('a taxonomy that can not be read leaves the one before', async () => {
  const failures: unknown[] = []
  const present = createPresentTaxonomy({ current: () => Promise.reject(new Error('away')) }, (error) =>
    failures.push(error),
  )
  await present.refresh()
  expect([present.now(), failures.length]).toEqual([null, 1])
})
