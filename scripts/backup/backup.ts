import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreDatabase, saveDatabase } from './database.ts'
import { type Bucket, restoreFiles, saveFiles } from './files.ts'

const USAGE = `npm run backup -- save FOLDER      the database and the files of the bucket, into a folder
npm run backup -- restore FOLDER   both, into an empty database and bucket

Reads DATABASE_URL, of a user who sees every row (a superuser, or BYPASSRLS), and WERVIO_S3_…, as the services do; needs pg_dump, pg_restore and psql of the server's version.`

const requireVariable = (name: string): string => {
  const value = process.env[name]?.trim()
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const bucketOf = (): Bucket => {
  const [accessKeyId, secretAccessKey] = [
    process.env['WERVIO_S3_ACCESS_KEY_ID'],
    process.env['WERVIO_S3_SECRET_ACCESS_KEY'],
  ]
  return {
    bucket: requireVariable('WERVIO_S3_BUCKET'),
    region: requireVariable('WERVIO_S3_REGION'),
    endpoint: process.env['WERVIO_S3_ENDPOINT'],
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  }
}

const main = async (): Promise<void> => {
  const [action, folder] = parseArgs({ allowPositionals: true }).positionals
  if (folder === undefined || (action !== 'save' && action !== 'restore')) return console.log(USAGE)
  const database = { url: requireVariable('DATABASE_URL') }
  const bucket = bucketOf()
  if (action === 'save') {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // The database first: then every row of it has its bytes, and at most some bytes have no row.
    saveDatabase(database, folder)
    console.log(`the database and ${await saveFiles(bucket, join(folder, 'files'))} files are in ${folder}`)
  } else {
    restoreDatabase(database, folder)
    console.log(`the database and ${await restoreFiles(bucket, join(folder, 'files'))} files were put back`)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
