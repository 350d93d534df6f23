import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { isBlockedPort } from './blocked-ports.ts'

const lastPort = 65_535

/** Node follows the Fetch standard: it refuses a blocked port before it connects. */
const isRefusedByFetch = async (port: number): Promise<boolean> => {
  const { cause } = await fetch(`http://127.0.0.1:${port}`).then(
    () => ({ cause: undefined }),
    (error: unknown) => error as { cause?: unknown },
  )
  return cause instanceof Error && cause.message === 'bad port'
}

test('the blocked ports are those that fetch refuses', async () => {
  const blocked = Array.from({ length: lastPort }, (_, index) => index + 1).filter(isBlockedPort)
  expect(blocked).toContain(10_080)
  for (const port of blocked) expect([port, await isRefusedByFetch(port)]).toEqual([port, true])
})

test('a port beside them is asked', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect([isBlockedPort(port), await isRefusedByFetch(port)]).toEqual([false, false])
  server.close()
})
