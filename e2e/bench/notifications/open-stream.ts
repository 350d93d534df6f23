import { request } from 'node:http'

/** What a stream was told: the id of each event and when its bytes came. */
export type Received = { id: number; at: number }

/** Opens one stream of notifications on a connection of its own; resolves once it is open. */
export const openStream = (url: string, token: string): Promise<{ received: Received[]; close: () => void }> =>
  new Promise((resolve, reject) => {
    const received: Received[] = []
    const call = request(
      `${url}/api/notifications/events`,
      { agent: false, headers: { authorization: `Bearer ${token}`, 'last-event-id': '0' } },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`a stream answered ${response.statusCode}`))
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          for (const [, id] of chunk.matchAll(/^id: (\d+)$/gm)) received.push({ id: Number(id), at: performance.now() })
        })
        response.on('error', () => undefined)
        return resolve({ received, close: () => call.destroy() })
      },
    )
    call.on('error', reject)
    call.end()
  })
