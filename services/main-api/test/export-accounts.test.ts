import Fastify from 'fastify'
import type { FastifyBaseLogger } from 'fastify'
import { expect, jest, test } from '@jest/globals'
import { createAccountExport } from '../src/accounts/export-accounts.ts'

const log = () => {
  const error = jest.fn()
  return { error, log: { error } as unknown as FastifyBaseLogger }
}

/** The emulator hub's export call; `inside` tells how many run at once. */
const startHub = async (status = 200) => {
  const asked: unknown[] = []
  const inside = { now: 0, most: 0 }
  const hub = Fastify()
  hub.post('/_admin/export', async ({ body }, reply) => {
    inside.now += 1
    inside.most = Math.max(inside.most, inside.now)
    asked.push(body)
    await new Promise((resolve) => setImmediate(resolve))
    inside.now -= 1
    return reply.code(status).send({ message: 'OK' })
  })
  const address = await hub.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${address}/_admin/export`, asked, inside, stop: () => hub.close() }
}

test('the hub is asked for an export to the folder, one at a time', async () => {
  const hub = await startHub()
  const { log: logger, error } = log()
  const exportAccounts = createAccountExport({ url: hub.url, directory: '/data/auth' }, logger)
  await Promise.all([exportAccounts(), exportAccounts(), exportAccounts()])
  await hub.stop()
  expect(hub.asked[0]).toEqual({ path: '/data/auth', initiatedBy: 'main-api' })
  expect(hub.inside.most).toBe(1)
  expect(error).not.toHaveBeenCalled()
})

test('a hub that fails is logged and stops nothing', async () => {
  const hub = await startHub(500)
  const { log: logger, error } = log()
  await createAccountExport({ url: hub.url, directory: '/data/auth' }, logger)()
  await hub.stop()
  expect(error).toHaveBeenCalledWith({ status: 500 }, expect.any(String))
})

test('a hub that is gone is logged and stops nothing', async () => {
  const { log: logger, error } = log()
  await createAccountExport({ url: 'http://127.0.0.1:1/_admin/export', directory: '/data/auth' }, logger)()
  expect(error).toHaveBeenCalledTimes(1)
})
