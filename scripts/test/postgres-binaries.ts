import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, canInstall } from './apt.ts'

const OLDEST = 15
const DEBIAN = '/usr/lib/postgresql'
const ELSEWHERE = ['/opt/homebrew/opt/postgresql@18/bin', '/opt/homebrew/opt/postgresql@17/bin', '/usr/local/pgsql/bin']

const isWhole = (folder: string): boolean => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))

const onDebian = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .filter((version) => Number(version) >= OLDEST)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : []

const existingFolder = (): string | undefined => [...onDebian(), ...ELSEWHERE].find(isWhole)

/** Folder of a PostgreSQL ≥ 15 on this machine; in CI Debian's is installed if there is none. */
export const postgresBinaries = async (): Promise<string | undefined> => {
  const folder = existingFolder()
  if (folder || process.env['CI'] !== 'true' || !canInstall()) return folder
  return (await aptInstall('postgresql')) ? existingFolder() : undefined
}
