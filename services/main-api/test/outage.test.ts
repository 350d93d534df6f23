import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, jest, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { createTestDatabase } from 'database/testing'
import { build, newToken, untilReady } from './start-app.ts'

jest.setTimeout(60_000)

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** A way to the database that can be cut and mended. */
const startWay = async (target: URL) => {
  const sockets = new Set<Socket>()
  const folder = target.searchParams.get('host')
  let open = false
  const server = createServer((socket) => {
    if (!open) return socket.destroy()
    const onward = folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(target.port), target.hostname)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => end.destroy()).on('close', () => (end === socket ? onward : socket).destroy())
    }
    return socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const url = new URL(target)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    mend: () => {
      open = true
    },
    cut: () => {
      open = false
      for (const socket of sockets) socket.destroy()
    },
  }
}

const unavailable = { error: messages.serverProblem, message: messages.serverProblem, code: 'unavailable' }

test('without its database the service answers 503, and it recovers by itself', async () => {
  const database = await createTestDatabase()
  cleanUps.push(database.stop)
  const way = await startWay(new URL(database.url))
  const app = build(way.url)
  cleanUps.push(() => app.close())
  const headers = { authorization: `Bearer ${newToken()}` }
  const register = () => app.inject({ method: 'POST', url: '/api/register', payload: { provider: 'email' }, headers })
  const list = () => app.inject({ url: '/api/vacancies', headers })

  expect([(await app.inject('/health')).statusCode, (await register()).json()]).toEqual([503, unavailable])

  way.mend()
  await untilReady(app)
  expect((await register()).statusCode).toBe(201)
  expect((await list()).statusCode).toBe(200)

  way.cut()
  expect((await list()).json()).toEqual(unavailable)
  expect((await app.inject('/health')).statusCode).toBe(503)

  way.mend()
  await untilReady(app)
  expect((await list()).json()).toEqual([])
})

test('two instances that start at once on an empty database both get ready', async () => {
  const database = await createTestDatabase()
  cleanUps.push(database.stop)
  const apps = [build(database.url), build(database.url)]
  cleanUps.push(() => Promise.all(apps.map((app) => app.close())))
  await Promise.all(apps.map(untilReady))
})
