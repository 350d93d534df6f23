import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { answersQuery } from '../src/answers-query.ts'
import { startDatabase } from '../src/index.ts'
import { emptyCluster } from './empty-cluster.ts'

const WITHIN_MS = 300

let server: Server | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** Something that listens where a database should, and does with a connection what it likes. */
const listen = async (serve: (socket: Socket) => void): Promise<string> => {
  server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    serve(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`
}

/** AuthenticationOk and ReadyForQuery, as after a start-up message. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

test('a database that serves answers', async () => {
  const database = await startDatabase({ copyOf: await emptyCluster() })
  expect(await answersQuery(database.url, 10_000)).toBe(true)
  await database.stop()
  expect(await answersQuery(database.url, WITHIN_MS)).toBe(false)
})

test.each([
  ['takes a connection and is silent', () => undefined],
  ['lets in and then is silent', (socket: Socket) => void socket.once('data', () => socket.write(WELCOME))],
  ['hangs up', (socket: Socket) => void socket.destroy()],
])('one that %s does not, and that is clear in time', async (_, serve) => {
  expect(await answersQuery(await listen(serve), WITHIN_MS)).toBe(false)
})
