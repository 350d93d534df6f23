import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@wervio/testing/free-port'
import pg from 'pg'
import { postgresArguments, postgresFolder, postgresOwner } from '../../scripts/test/temporary-postgres.ts'

const READY_MS = 60_000

const ask = async <T extends pg.QueryResultRow>(url: string, statement: string): Promise<T | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows[0]
  } finally {
    await client.end()
  }
}

const answers = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  )

/** A streaming replica of a primary on this machine, made by pg_basebackup. */
export const startReplica = async (binaries: string, primaryUrl: string) => {
  const folder = postgresFolder('wervio-replica-')
  const data = join(folder, 'data')
  const options = { ...postgresOwner(), cwd: folder, stdio: 'ignore' as const }
  execFileSync(
    join(binaries, 'pg_basebackup'),
    ['-d', primaryUrl, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    options,
  )
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null

  const start = async (): Promise<void> => {
    const until = performance.now() + READY_MS
    while (!(await answers(url))) {
      if (performance.now() > until) throw new Error('the replica did not start')
      // The processes of a killed server hold its memory for a moment, and a start meanwhile is refused.
      if (server === null || server.exitCode !== null || server.signalCode !== null)
        server = spawn(join(binaries, 'postgres'), ['-D', data, ...postgresArguments(folder, port)], options)
      await wait(200)
    }
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const stop = async (): Promise<void> => {
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    /** Has it replay nothing for a while, as a replica that is behind. */
    pause: () => ask(url, 'select pg_wal_replay_pause()'),
    resume: () => ask(url, 'select pg_wal_replay_resume()'),
    stop,
  }
}

export type StreamingReplica = Awaited<ReturnType<typeof startReplica>>
