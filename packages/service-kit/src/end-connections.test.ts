import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'
import { getVacancy } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { implement } from './implement.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

const portOf = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

test('a connection on which nothing was ever asked keeps no service from stopping', async () => {
  const { app } = testService()
  const port = await portOf(app)
  const accepted = once(app.server, 'connection')
  const spare = connect(port, '127.0.0.1')
  spare.on('error', () => spare.destroy())
  await accepted
  const ended = once(spare, 'close')
  await app.close()
  expect(await ended).toEqual([false])
})

test('a request that runs when the stop comes is answered, and its connection keeps the service no longer', async () => {
  const { app } = testService()
  const question = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<typeof vacancyRow>()
  implement(app, getVacancy, () => {
    question.resolve()
    return answer.promise
  })
  const agent = new Agent({ keepAlive: true })
  const clientRequest = request({
    agent,
    host: '127.0.0.1',
    port: await portOf(app),
    path: `/api/vacancies/${vacancyRow.id}`,
    headers: { authorization: 'Bearer good' },
  }).end()
  const response = once(clientRequest, 'response') as Promise<[IncomingMessage]>
  await question.promise
  const closed = app.close()
  while (app.server.listening) await new Promise((resolve) => setImmediate(resolve))
  answer.resolve(vacancyRow)
  const [received] = await response
  expect([received.statusCode, JSON.parse(await text(received))]).toEqual([200, vacancyRow])
  expect(await closed).toBeUndefined()
  agent.destroy()
})
