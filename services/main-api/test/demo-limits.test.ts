import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { startDemoApp } from './demos-support.ts'
import { startApp, visitorToken } from './start-app.ts'

const full = startDemoApp({ atOnce: 2 })
const limited = startDemoApp({ perAddress: 2 })
const otherApp = startDemoApp()
const without = startApp()

const offerOf = async ({ app }: Pick<ReturnType<typeof startApp>, 'app'>) =>
  (await app().inject('/api/demo-offer')).json<{ state: string }>().state

test('no more demos at once than are allowed; one that ends makes room', async () => {
  expect(await offerOf(full)).toBe('open')
  const first = await full.visitor()
  await full.visitor()
  expect(await offerOf(full)).toBe('full')
  const refused = await full.start(visitorToken())
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    429,
    '900',
    { code: 'rate_limited', error: messages.demoFull },
  ])
  await full.end(first.uid)
  await full.untilGone(first.uid)
  expect(await offerOf(full)).toBe('open')
})

test('an address begins only so many demos in its time', async () => {
  for (const _ of ['first', 'second']) expect((await limited.start(visitorToken())).statusCode).toBe(201)
  const refused = await limited.start(visitorToken())
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('where there are none, the offer says so and nobody begins one', async () => {
  expect(await offerOf(without)).toBe('off')
  const refused = await without.call(visitorToken(), { method: 'POST', url: '/api/demos' })
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: messages.demoOff }])
})

test('texts that can not be written now are asked for again at the next try, and nothing is left behind', async () => {
  const token = visitorToken()
  otherApp.writer().broken.writing = true
  expect((await otherApp.start(token)).statusCode).toBe(503)
  expect(await otherApp.query('select 1 from main.organisations')).toEqual([])
  otherApp.writer().broken.writing = false
  expect((await otherApp.start(token)).statusCode).toBe(201)
})
