import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { validate } from 'uuid'

const CHANNEL = 'wervio_notifications'
/**
 * Milliseconds between two looks at whether the connection still lives; a network that broke says nothing by itself.
 */
const LOOK_MS = 30_000
/** Milliseconds before a lost connection is opened again: the first and the longest wait. */
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000

type Options = {
  url: string
  log: FastifyBaseLogger
  /** The notifications of this account changed. */
  onChange: (accountId: string) => void
  /** Changes may have been missed until now. */
  onConnected: () => void
}

/**
 * Listens to PostgreSQL on one connection of this process, which hears of every commit of any process. Returns a
 * function that stops it.
 */
export const startListener = ({ url, log, onChange, onConnected }: Options): (() => Promise<void>) => {
  const stopping = new AbortController()
  let client: pg.Client | null = null

  /** Resolves when the connection is lost. */
  const listen = async (): Promise<void> => {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'wervio-main-notifications',
    })
    const connectionEnd = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
    })
    client = connection
    connection.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL && validate(payload)) onChange(payload)
    })
    await connection.connect()
    await connection.query(`listen ${CHANNEL}`)
    onConnected()
    const look = setInterval(() => void connection.query('select 1').catch(() => connection.end()), LOOK_MS).unref()
    await connectionEnd
    clearInterval(look)
  }

  const run = async (): Promise<void> => {
    let wait = FIRST_WAIT_MS
    while (!stopping.signal.aborted) {
      const startTime = performance.now()
      await listen().catch((error: unknown) =>
        log.warn({ failure: describeError(error) }, 'notifications are not heard of'),
      )
      await client?.end().catch(() => undefined)
      if (stopping.signal.aborted) return
      wait = performance.now() - startTime > LOOK_MS ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, wait * 2)
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await client?.end().catch(() => undefined)
    await running
  }
}
