import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { CvImport } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { importsOf } from './imports-support.ts'
import { parsedCv, SECRET, startParserStandIn } from './parser-stand-in.ts'
import { build, startApp, untilReady } from './start-app.ts'

let parser: Awaited<ReturnType<typeof startParserStandIn>>
beforeAll(async () => {
  parser = await startParserStandIn()
})
afterAll(() => parser.stop())

const aiService = () => ({ url: parser.url, secret: SECRET })
const api = startApp({ aiService, role: 'api' })
const { begin, add } = importsOf(api)

test('a process that answers calls leaves the reading of CVs to a worker, which answers no call', async () => {
  parser.answerWith(() => ({ status: 200, body: parsedCv() }))
  const { token } = await api.recruiter()
  const stack = await begin(token)
  await add(token, stack.id)
  const statuses = async () =>
    (await api.call(token, { url: `/api/cv-imports/${stack.id}` })).json<CvImport>().items.map(({ status }) => status)
  expect(await statuses()).toEqual(['waiting'])
  expect(parser.asked).toEqual([])

  const worker = build(api.databaseUrl(), { aiService: aiService(), role: 'worker', folder: api.blobsFolder() })
  try {
    await untilReady(worker)
    await until(async () => (await statuses())[0] === 'ready')
    expect(parser.asked).toHaveLength(1)
    const call = { url: '/api/vacancies', headers: { authorization: `Bearer ${token}` } }
    expect((await worker.inject(call)).statusCode).toBe(404)
    expect((await api.call(token, { url: '/api/vacancies' })).statusCode).toBe(200)
  } finally {
    await worker.close()
  }
})
