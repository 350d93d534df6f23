import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, jest, test } from '@jest/globals'
import { getVacancy } from '@wervio/contracts'
import { implement } from './implement.ts'
import { ServiceError } from './service-error.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(async () => {
  jest.useRealTimers()
  await closeServices()
})

const request = `GET /api/vacancies/${vacancyRow.id} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer good\r\n\r\n`
/** Far more turns of the event loop than any response takes. */
const MOST_TURNS = 200_000

const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < MOST_TURNS && !isSo(); turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(isSo()).toBe(true)
}

/** A service that refuses the first call, and connections that record the statuses of their responses. */
const setUp = async (trustedProxies?: string[]) => {
  const { app } = testService({ ...(trustedProxies && { trustedProxies }) })
  let calls = 0
  implement(app, getVacancy, () => {
    calls += 1
    return calls === 1 ? Promise.reject(new ServiceError('overloaded', { retryAfter: 1 })) : Promise.resolve(vacancyRow)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const open = () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    let output = ''
    socket.on('data', (chunk) => (output += String(chunk)))
    const statuses = () => Array.from(output.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status))
    const ask = async (): Promise<void> => {
      const before = statuses().length
      socket.write(request)
      await until(() => statuses().length > before)
    }
    return { ask, statuses, write: () => socket.write(request), end: () => socket.destroy() }
  }
  return { open, calls: () => calls }
}

test('who is refused for want of room is heard again after half a second, another connection at once', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const { open, calls } = await setUp()
  const [refusedConnection, otherConnection] = [open(), open()]
  await refusedConnection.ask()
  expect(refusedConnection.statuses()).toEqual([503])
  refusedConnection.write()
  for (let number = 0; number < 20; number += 1) await otherConnection.ask()
  expect(calls()).toBe(21)
  await jest.advanceTimersByTimeAsync(500)
  await until(() => refusedConnection.statuses().length > 1)
  expect(refusedConnection.statuses()).toEqual([503, 200])
  refusedConnection.end()
  otherConnection.end()
})

test('behind a proxy a connection is many people’s, and nobody is held back', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const { open } = await setUp(['127.0.0.1'])
  const proxy = open()
  await proxy.ask()
  await proxy.ask()
  expect(proxy.statuses()).toEqual([503, 200])
  proxy.end()
})
