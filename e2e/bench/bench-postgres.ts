import { postgresBinaries } from '../../scripts/test/postgres-binaries.ts'
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts'

/** Called with each resource to stop as soon as it runs; the last is stopped first. */
export type Close = (stop: () => unknown) => void

const ownPostgres = async () => {
  const binaries = await postgresBinaries()
  if (!binaries)
    throw new Error('No PostgreSQL on this machine. Set BENCH_DATABASE_URL, or install the package postgresql.')
  return startTemporaryPostgres(binaries)
}

/** The empty database of BENCH_DATABASE_URL, or a PostgreSQL of its own. */
export const benchPostgres = async (): Promise<{ url: string; stop: () => unknown }> => {
  const url = process.env['BENCH_DATABASE_URL']
  return url ? { url, stop: () => undefined } : ownPostgres()
}
