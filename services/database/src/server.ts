import { chmod } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { Client, type House } from './client.ts'
import { fatalError } from './wire/answers.ts'

/** Over the limit a client is told so; over this many they are dropped unheard. */
const REFUSED_AT_ONCE = 100

export type Server = { stop: () => Promise<void> }

/**
 * Serves PostgreSQL's protocol on a Unix socket. Our own in place of pglite-socket 0.2.17: that one loops for ever on a
 * negative length, mixes the batches of two clients, never goes on after a call that threw (electric-sql/pglite#1046)
 * or a client that left inside a transaction (#985), and knows no limits on time and memory.
 */
export const listen = async (path: string, parts: Omit<House, 'unread' | 'listeners'>): Promise<Server> => {
  const clients = new Set<Client>()
  const house: House = {
    ...parts,
    unread: () => [...clients].reduce((sum, { unread }) => sum + unread, 0),
    listeners: () => [...clients].filter(({ isListening }) => isListening),
  }
  const accept = (socket: Socket) => {
    if (clients.size >= house.limits.connections) {
      socket.on('error', () => socket.destroy())
      socket.end(fatalError('53300', 'sorry, too many clients already'))
      setTimeout(() => socket.destroy(), house.limits.startup).unref()
      return
    }
    const client = new Client(socket, house)
    clients.add(client)
    socket.on('close', () => clients.delete(client))
  }
  const server = createServer(accept)
  server.maxConnections = house.limits.connections + REFUSED_AT_ONCE
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  return {
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const client of clients) client.leave()
      await closed
    },
  }
}
