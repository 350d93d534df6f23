import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@wervio/testing/free-port'
import { listens } from '../product/ready.ts'

const READY_WITHIN_MS = 20_000

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL refuses to run as root; Debian's package creates the user `postgres` for it. */
export const postgresOwner = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}

/** A new folder in the temporary one that PostgreSQL may write in. */
export const postgresFolder = (prefix: string): string => {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const { uid, gid } = postgresOwner()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** Arguments of a server in a folder of its own, for tests: what it confirms doesn't outlive the machine. */
export const postgresArguments = (folder: string, port: number): string[] =>
  [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    // A replica with fewer than its primary refuses to serve.
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting])

/** A PostgreSQL in a temporary folder, removed by `stop`; on a free port where none is given. */
export const startTemporaryPostgres = async (
  binaries: string,
  options: { port?: number } = {},
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> => {
  const folder = postgresFolder('wervio-postgres-')
  const user = postgresOwner()
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const port = options.port ?? (await freePort())
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...postgresArguments(folder, port)], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    if (server.exitCode === null) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const until = Date.now() + READY_WITHIN_MS
  while (!(await listens(port)())) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('the temporary PostgreSQL did not start')
    }
    await wait(100)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: server.pid ?? 0, stop }
}
