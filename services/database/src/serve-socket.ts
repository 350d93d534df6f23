import { embeddedDatabaseUrl } from '@wervio/service-kit/embedded-database'
import type { House } from './client.ts'
import { listen } from './server.ts'
import { prepareSocket } from './socket-folder.ts'

/** Serves an open database on a socket in `folder`, which is made for this user alone. Throws `DatabaseError`. */
export const serveSocket = async (
  folder: string,
  parts: Omit<House, 'unread' | 'listeners'>,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const server = await listen(await prepareSocket(folder), parts)
  return { url: embeddedDatabaseUrl(folder), stop: server.stop }
}
