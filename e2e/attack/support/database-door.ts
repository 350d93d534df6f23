import { connect, type Socket } from 'node:net'
import { basename, dirname } from 'node:path'
import { listenersOf, processesWith, unixSocketsOf } from './proc.ts'

/** The address on which the embedded database listens. */
export type Door = { socket: string | null; ports: number[] }

/** Found among the process's open sockets, not by a name that we configured. */
export const doorOf = (dataDir: string): Door => {
  const processes = processesWith(dataDir).filter(({ name }) => name === 'database')
  const socket = unixSocketsOf(processes).find((path) => basename(path).startsWith('.s.PGSQL.')) ?? null
  return { socket, ports: listenersOf(processes).map(({ port }) => port) }
}

const CONNECTS_WITHIN_MS = 5_000

/** A raw connection to the database; its answers are discarded. */
export const knock = ({ socket, ports }: Door): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const connection = socket ? connect(socket) : connect(ports[0] ?? 0, '127.0.0.1')
    connection.setTimeout(CONNECTS_WITHIN_MS, () => connection.destroy(new Error('the database takes no connection')))
    connection.once('connect', () => {
      connection.setTimeout(0)
      resolve(connection)
    })
    connection.on('error', reject)
    connection.resume()
  })

/** The address for `pg`. */
export const addressOf = ({ socket, ports }: Door) =>
  socket
    ? {
        host: dirname(socket),
        port: Number(basename(socket).replace('.s.PGSQL.', '')),
        user: 'postgres',
        database: 'postgres',
      }
    : { host: '127.0.0.1', port: ports[0] ?? 0, user: 'postgres', database: 'postgres' }
