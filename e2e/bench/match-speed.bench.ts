import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recruiter } from '@wervio/service-kit'
import { createMatcher } from '../../services/ai-service/src/matching/matcher.ts'
import { readForMatching } from '../../services/ai-service/src/matching/results/score.ts'
import { candidateOfForm, compactForm } from '../../services/ai-service/src/matching/prepared/compact.ts'
import { createRefresher } from '../../services/ai-service/src/matching/refresh/refresher.ts'
import { deriveRequirements } from '../../services/ai-service/src/matching/requirements/derive.ts'
import { createRequirementReader } from '../../services/ai-service/src/matching/requirements/vacancy-requirements.ts'
import { openAccounts, type Accounts } from '../../services/ai-service/src/platform/accounts.ts'
import { asMainApi } from '../../services/ai-service/test/migrated-database.ts'
import { addVacancy, fillOrganisation } from '../../services/ai-service/test/matching/speed/organisation.ts'
import { readFirstPage, scanForms } from '../../services/ai-service/test/matching/speed/scans.ts'
import { readMatchSet, TODAY } from '../../services/ai-service/test/matching/match-sets.ts'
import { startDatabase } from '../../services/database/src/index.ts'
import type { Bench, BenchRow } from './bench.ts'
import { usageOf, type Usage } from './match-speed/usage.ts'

/** Candidates, and the milliseconds in which one vacancy is held beside them for the first time. */
const COLD = [
  [1_000, 40],
  [10_000, 400],
  [100_000, 4_000],
] as const
/** Sizes that go through the database; the largest takes minutes to fill: WERVIO_BENCH_LARGE=1. */
const IN_DATABASE = process.env['WERVIO_BENCH_LARGE'] ? COLD : COLD.slice(0, 2)
const FIRST_PAGE_MS = 60
const FIRST_PAGE = 50
/** Candidates that a scan reads at a time, as many as a refresh. */
const PAGE = 1_000

const set = readMatchSet('labelled')
const samples = [...set.candidates.values()]
const forms = samples.map(({ prepared }) => compactForm(prepared))
const vacancyOf = () => {
  const [vacancy] = set.vacancies.values()
  if (!vacancy) throw new Error('the labelled set has no vacancy')
  return vacancy
}

const rounded = (number: number): string => number.toFixed(number < 10 ? 2 : 0)
const noteOf = ({ processor, megabytes }: Usage): string =>
  `${rounded(processor)} ms of processor, ${rounded(megabytes)} MB at most above the beginning`

/** The rules alone: forms one after the other, as they come out of a store. */
const inMemory = async (size: number, limit: number): Promise<BenchRow> => {
  const usage = await usageOf(() => {
    const match = createMatcher(deriveRequirements(vacancyOf()).requirements, { today: TODAY })
    for (let at = 0; at < size; at += 1) match(candidateOfForm(forms[at % forms.length] ?? '', TODAY))
  })
  return {
    what: `${size.toLocaleString('en')} stored forms beside one vacancy, in memory`,
    measured: usage.milliseconds,
    against: 'stated target',
    reference: limit,
    unit: 'ms',
    limit: { atMost: 1 },
    note: noteOf(usage),
  }
}

/** Reading profiles and CVs for matching, which happens once after a change. */
const reading = async (): Promise<BenchRow> => {
  const [read, matched] = [
    await usageOf(() => samples.map(({ cv }) => readForMatching(cv, TODAY))),
    await usageOf(() => forms.map((form) => candidateOfForm(form, TODAY))),
  ]
  return {
    what: 'reading a stored form',
    measured: matched.processor / samples.length,
    against: 'reading the profile and the CV',
    reference: read.processor / samples.length,
    unit: 'ms of processor',
    limit: { atMost: 0.25 },
  }
}

const refresh = async ({ transaction }: Accounts, owner: Recruiter, vacancyId: string): Promise<void> => {
  const refresher = createRefresher({
    transaction,
    requirementsOf: createRequirementReader(),
    report: (failure) => {
      throw new Error(`a candidate could not be scored: ${failure.error}`)
    },
    onFailed: (error) => console.error(error),
    today: () => TODAY,
  })
  refresher.begin(owner, vacancyId)
  await refresher.idle()
}

const inDatabase = async (
  url: string,
  accounts: Accounts,
  [size, limit]: (typeof COLD)[number],
): Promise<BenchRow[]> => {
  const owner = await fillOrganisation(url, accounts, samples, size)
  const vacancyId = await addVacancy(url, owner, vacancyOf())
  const scan = await usageOf(() => scanForms(accounts, owner, PAGE))
  const cold = await usageOf(() => refresh(accounts, owner, vacancyId))
  const firstPage = await usageOf(() => readFirstPage(accounts, owner, vacancyId, FIRST_PAGE))
  const what = `${size.toLocaleString('en')} candidates beside one vacancy, cold, through the embedded database`
  const base = { what, measured: cold.milliseconds, unit: 'ms' }
  return [
    { ...base, against: 'stated target', reference: limit, limit: { atMost: 1 }, note: noteOf(cold) },
    {
      ...base,
      against: 'a plain scan of the stored forms',
      reference: scan.milliseconds,
      limit: { atMost: 10 },
      note: `the scan: ${noteOf(scan)}`,
    },
    {
      what: `first page of kept scores of ${size.toLocaleString('en')}`,
      measured: firstPage.milliseconds,
      against: 'stated target',
      reference: FIRST_PAGE_MS,
      unit: 'ms',
      limit: { atMost: 1 },
    },
  ]
}

const measure = async (folder: string): Promise<BenchRow[]> => {
  const rows = [await reading()]
  for (const [size, limit] of COLD) rows.push(await inMemory(size, limit))
  const database = await startDatabase({ dataDir: join(folder, 'database') })
  const accounts = openAccounts({
    url: database.url,
    connections: 3,
    onLostConnection: () => undefined,
    longestWait: 60_000,
  })
  try {
    const main = asMainApi(database.url)
    await main.migrate()
    await main.close()
    for (const size of IN_DATABASE) rows.push(...(await inDatabase(database.url, accounts, size)))
    return rows
  } finally {
    await accounts.close()
    await database.stop()
  }
}

/** How long it takes to hold one vacancy beside many candidates. */
export const bench: Bench = {
  name: 'match-speed',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wervio-match-speed-'))
    try {
      return await measure(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
