import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAccounts } from '../../services/ai-service/src/platform/accounts.ts'
import { asMainApi } from '../../services/ai-service/test/migrated-database.ts'
import { startDatabase } from '../../services/database/src/index.ts'
import type { Bench, BenchRow } from './bench.ts'
import { importBeside } from './taxonomy/import-beside.ts'
import { firstLabels, OFFICIAL_SIZE, writePackage } from './taxonomy/made-up-esco.ts'
import { lookUp, readIndex, readRows } from './taxonomy/read-side.ts'

/** The importer's memory may not follow the labels; the garbage of a longer run makes some difference. */
const FLAT = 1.3
const TIMES_MORE_LABELS = 4
/** The 300 requirements of the longest vacancy are looked up within 30 ms. */
const MICROSECONDS_A_LABEL = 100

const target = { against: 'stated target', limit: { atMost: 1 } } as const

const measure = async (folder: string): Promise<BenchRow[]> => {
  const database = await startDatabase({ dataDir: join(folder, 'database') })
  const accounts = openAccounts({ url: database.url, connections: 3, onLostConnection: () => undefined })
  const importSize = async (name: string, labelsEach: number) => {
    const files = join(folder, name)
    await writePackage(files, { ...OFFICIAL_SIZE, labelsEach })
    return importBeside(database.url, files, accounts.transaction)
  }
  try {
    const main = asMainApi(database.url)
    await main.migrate()
    await main.close()
    const large = await importSize('large', OFFICIAL_SIZE.labelsEach * TIMES_MORE_LABELS)
    const usual = await importSize('usual', OFFICIAL_SIZE.labelsEach)
    const plain = await readRows(accounts.transaction)
    const { taxonomy, milliseconds, megabytes } = await readIndex(accounts.transaction)
    const { labels } = taxonomy.counts
    const size = `${labels.toLocaleString('en')} labels, ${taxonomy.counts.relations.toLocaleString('en')} relations`
    return [
      {
        ...target,
        what: 'import on the embedded database',
        measured: usual.seconds,
        reference: 45,
        unit: 's',
        note: size,
      },
      {
        ...target,
        what: 'longest wait of others meanwhile',
        measured: usual.longestWait,
        reference: 1_000,
        unit: 'ms',
      },
      {
        what: `memory of the importer, ${TIMES_MORE_LABELS} times as many labels`,
        measured: large.megabytes,
        against: 'as many as ESCO has',
        reference: usual.megabytes,
        unit: 'MB',
        limit: { atMost: FLAT },
      },
      {
        what: 'reading it into memory',
        measured: milliseconds,
        against: 'reading its rows alone',
        reference: plain,
        unit: 'ms',
        limit: { atMost: 2.5 },
      },
      { ...target, what: 'memory of the index', measured: megabytes, reference: 60, unit: 'MB', note: size },
      {
        ...target,
        what: 'alternatives of a label',
        measured: lookUp(taxonomy, firstLabels(OFFICIAL_SIZE)),
        reference: MICROSECONDS_A_LABEL,
        unit: 'µs',
      },
    ]
  } finally {
    await accounts.close()
    await database.stop()
  }
}

/** Import and reading of a made-up taxonomy of the size of ESCO in two languages. */
export const bench: Bench = {
  name: 'taxonomy',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wervio-taxonomy-'))
    try {
      return await measure(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
