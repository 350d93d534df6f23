import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startS3StandIn } from '@wervio/testing/s3-stand-in'
import { freePort, freePorts } from '@wervio/testing/free-port'
import { inRoot } from '../product/root.ts'
import { startProduct } from '../product/start-product.ts'
import { portNames } from '../product/ports.ts'
import { postgresBinaries } from '../test/postgres-binaries.ts'
import { startTemporaryPostgres } from '../test/temporary-postgres.ts'
import { ask, type Database, restoreDatabase, saveDatabase, sumsOf } from './database.ts'
import { fileSumsOf, restoreFiles, saveFiles } from './files.ts'

/**
 * The drill of a backup: the product with its sample data on a PostgreSQL and a bucket; a backup while it runs; both
 * destroyed; put back on a new server; compared row by row and byte by byte, and served again.
 */
const say = (line: string) => console.log(`backup: ${line}`)
const OWNER = 'wervio'
const PASSWORD = 'drill'

const startServer = async (binaries: string) => {
  const port = await freePort()
  const server = await startTemporaryPostgres(binaries, { port })
  execFileSync('sh', [inRoot('deploy/create-owner.sh')], {
    env: {
      PATH: `${binaries}:${process.env['PATH']}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      WERVIO_DB_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    ...server,
    url: `postgres://${OWNER}:${PASSWORD}@127.0.0.1:${port}/wervio`,
    /** As who sees every row, which the owner doesn't. */
    database: { url: `postgres://postgres@127.0.0.1:${port}/wervio`, binaries },
  }
}

const startStore = async () => {
  const store = await startS3StandIn()
  const credentials = { accessKeyId: 'drill', secretAccessKey: 'drill' }
  return { store, bucket: { bucket: 'wervio', region: 'eu-central-1', endpoint: store.endpoint, credentials } }
}

type Server = Awaited<ReturnType<typeof startServer>>
type Store = Awaited<ReturnType<typeof startStore>>

const startOn = async ({ url }: Server, { bucket }: Store, dataDir: string, demo: boolean) => {
  const numbers = await freePorts(portNames.length)
  return startProduct({
    dataDir,
    demo,
    ports: Object.fromEntries(portNames.map((name, index) => [name, numbers[index] ?? 0])),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LOG_LEVEL: 'warn',
      DATABASE_URL: url,
      WERVIO_S3_BUCKET: bucket.bucket,
      WERVIO_S3_REGION: bucket.region,
      WERVIO_S3_ENDPOINT: bucket.endpoint,
      WERVIO_S3_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
      WERVIO_S3_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
    },
    say,
  })
}

/** The tables whose rows stand still while nobody works: those of pg-boss note when it last looked. */
const comparable = (database: Database): Record<string, string> =>
  Object.fromEntries(Object.entries(sumsOf(database)).filter(([table]) => !table.startsWith('jobs.')))

const QUIET_MS = 2_000

/** Waits until what the product still writes about the last calls is written, such as who read what. */
const untilQuiet = async (database: Database): Promise<void> => {
  for (let before = comparable(database); ;) {
    await wait(QUIET_MS)
    const now = comparable(database)
    if (differences(before, now).length === 0) return
    before = now
  }
}

/** What is in one and not, or not so, in the other. */
const differences = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'absent'} became ${after[name] ?? 'absent'}`)

const main = async (): Promise<number> => {
  const binaries = await postgresBinaries()
  if (binaries === undefined) throw new Error('there is no PostgreSQL (15 or newer) on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'wervio-drill-'))
  const backup = mkdtempSync(join(tmpdir(), 'wervio-backup-'))
  try {
    const first = await startServer(binaries)
    const firstStore = await startStore()
    const product = await startOn(first, firstStore, folder, true)
    say('the sample data is there; a backup is made while the product runs')
    await untilQuiet(first.database)
    saveDatabase(first.database, backup)
    const fileCount = await saveFiles(firstStore.bucket, join(backup, 'files'))
    const rows = comparable(first.database)
    await product.stop()
    const files = await fileSumsOf(firstStore.bucket)
    await first.stop()
    await firstStore.store.stop()
    say(
      `server and bucket are destroyed; ${fileCount} files and ${Object.keys(rows).length} tables are put back on new ones`,
    )

    const second = await startServer(binaries)
    const secondStore = await startStore()
    const startTime = performance.now()
    restoreDatabase(second.database, backup)
    await restoreFiles(secondStore.bucket, join(backup, 'files'))
    say(`put back in ${((performance.now() - startTime) / 1_000).toFixed(1)} s`)
    const different = [
      ...differences(rows, comparable(second.database)),
      ...differences(files, await fileSumsOf(secondStore.bucket)),
    ]
    const again = await startOn(second, secondStore, folder, false)
    const [[candidates = '0'] = []] = ask(second.database, 'select count(*) from main.candidates')
    await again.stop()
    await second.stop()
    await secondStore.store.stop()
    for (const line of different) console.log(`different: ${line}`)
    say(
      `${Object.keys(rows).length} tables and ${Object.keys(files).length} files compared, ${different.length} different; the product serves ${candidates} candidates again`,
    )
    return different.length > 0 || candidates === '0' || Object.keys(files).length === 0 ? 1 : 0
  } finally {
    for (const each of [folder, backup]) rmSync(each, { recursive: true, force: true })
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
