import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { observeReplicaLag } from '../telemetry/observe-replica.ts'
import type { DatabaseRole, Settings } from './opening.ts'
import { openPool } from './pool.ts'
import { createPositions, type LogPosition } from './position.ts'
import { readerOn, type Reader } from './reader.ts'
import { createTurns } from './turns.ts'

/** How long a read waits for the replica to have what was confirmed when it was asked, in milliseconds. */
const WAIT_MS = 50
const POLL_MS = 3
/** The longest answer to how far the replica is: of a replica that hangs, reads are back at the primary after this. */
const CHECK_MS = 500
/** The longest read on the replica; then the primary does it again. */
const READ_MS = 5_000
const PROBE_MS = 1_000

export type ReplicaOptions = {
  url: string
  primary: pg.Pool
  connections: number
  role: DatabaseRole
  longestWait?: number | undefined
  /** Called when reads begin to go to the replica, and when they don't or no longer do, with the reason. */
  onChange: (serves: boolean, reason?: unknown) => void
}

/** Why a read has to be done by the primary. */
export class ReplicaAway extends Error {
  override readonly name = 'ReplicaAway'
}

const CLUSTER = 'select system_identifier::text as cluster from pg_control_system()'
const PROGRESS = `select pg_is_in_recovery() as follows, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 as missing`

const clusterOf = async (client: Pick<pg.Pool, 'query'>): Promise<string | undefined> =>
  (await client.query<{ cluster: string }>(CLUSTER)).rows[0]?.cluster

/**
 * A streaming replica that reads go to while it has everything that was confirmed when they were asked, whoever
 * confirmed it: the primary is asked how far it is, and the connection that reads whether it is there. So copies of a
 * service need not know of each other, and behind the address may be several replicas. A read that can't be done here
 * rejects.
 */
export const openReplica = ({ url, primary, connections, role, longestWait, onChange }: ReplicaOptions) => {
  const { pool, withClient } = openPool({
    url,
    connections,
    name: `${role.replace('_', '-')}-reads`,
    // Whoever used the connection learns it as well.
    onLostConnection: () => undefined,
    connectWithin: CHECK_MS,
    answerWithin: READ_MS,
  })
  const confirmed = createPositions(primary)
  /** Connections that were seen to lead to a replica of the primary. */
  const knownClients = new WeakSet<pg.PoolClient>()
  /** Null until the first probe has ended. */
  let serves: boolean | null = null
  let isClosed = false

  const change = (next: boolean, reason?: unknown): void => {
    if (isClosed || serves === next) return
    serves = next
    onChange(next, reason)
  }

  const requireKnown = async (client: pg.PoolClient): Promise<void> => {
    if (knownClients.has(client)) return
    if ((await clusterOf(client)) !== (await clusterOf(primary)))
      throw new ReplicaAway('DATABASE_REPLICA_URL leads to another database than DATABASE_URL')
    knownClients.add(client)
  }

  const isThere = async (client: pg.PoolClient, position: LogPosition): Promise<boolean> => {
    const { rows } = await client.query<{ follows: boolean; missing: number | null }>({
      text: PROGRESS,
      values: [position],
      query_timeout: CHECK_MS,
    } as pg.QueryConfig)
    const missing = rows[0]?.follows ? rows[0].missing : null
    if (missing === null) throw new ReplicaAway('DATABASE_REPLICA_URL leads to no streaming replica')
    observeReplicaLag(Math.max(0, missing))
    return missing <= 0
  }

  const waitFor = async (client: pg.PoolClient, position: LogPosition): Promise<void> => {
    await requireKnown(client)
    const until = performance.now() + WAIT_MS
    while (!(await isThere(client, position))) {
      if (performance.now() > until) throw new ReplicaAway('the replica is behind')
      await sleep(POLL_MS)
    }
  }

  const attempt = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const position = await confirmed()
    return withClient(async (client) => {
      await waitFor(client, position)
      return work(client)
    })
  }

  const probe = async (): Promise<void> => {
    try {
      await attempt(() => Promise.resolve())
      change(true)
    } catch (error) {
      change(false, error)
    }
  }
  let lastProbe = probe()
  const timer = setInterval(() => {
    lastProbe = lastProbe.then(() => (isClosed ? undefined : probe()))
  }, PROBE_MS).unref()

  return {
    serves: (): boolean => serves === true,
    inTurn: createTurns(connections, longestWait),
    /** Rejects where the primary has to do it; reads then go to the primary until the replica is there again. */
    runReads: async <T>(settings: Settings, work: (reader: Reader) => Promise<T>): Promise<T> => {
      try {
        return await attempt((client) => work(readerOn(client, role, settings)))
      } catch (error) {
        change(false, error)
        throw error
      }
    },
    close: async (): Promise<void> => {
      isClosed = true
      serves = false
      clearInterval(timer)
      await lastProbe
      await pool.end()
    },
  }
}

export type Replica = ReturnType<typeof openReplica>
