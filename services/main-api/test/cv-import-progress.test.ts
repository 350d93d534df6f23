import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { CvImport, ImportItemSummary, ImportProgress } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { importsOf } from './imports-support.ts'
import { parsedCv, SECRET, startParserStandIn } from './parser-stand-in.ts'
import { startApp } from './start-app.ts'

let parser: Awaited<ReturnType<typeof startParserStandIn>>
/** Files of this name are read once a test lets them. */
const SLOW = 'langzaam.pdf'
const reading = Promise.withResolvers<void>()
beforeAll(async () => {
  parser = await startParserStandIn()
  parser.answerWith(async (file) => {
    if (file === SLOW) await reading.promise
    return file === 'kapot.pdf'
      ? { status: 422, body: { error: 'Stuk', message: 'Stuk', code: 'cv_unreadable' } }
      : { status: 200, body: parsedCv() }
  })
})
afterAll(async () => {
  reading.resolve()
  await parser.stop()
})

const app = startApp({ aiService: () => ({ url: parser.url, secret: SECRET }) })
const { call, recruiter } = app
const { begin, add } = importsOf(app)

const progress = async (token: string) =>
  (await call(token, { url: '/api/cv-import-progress' })).json<ImportProgress[]>()
const waitUntilRead = (token: string, { id }: CvImport, names: readonly string[]) =>
  until(async () => {
    const { items } = (await call(token, { url: `/api/cv-imports/${id}` })).json<CvImport>()
    return items.every(({ file_name, status }) => !names.includes(file_name) || /ready|failed/.test(status))
  })

test('each unfinished stack of the recruiter is counted, newest first, and nobody else’s', async () => {
  const { token } = await recruiter()
  const earlier = await begin(token)
  const { id } = (await add(token, earlier.id, 'noor.pdf')).json<ImportItemSummary>()
  await add(token, earlier.id, 'kapot.pdf')
  await waitUntilRead(token, earlier, ['noor.pdf', 'kapot.pdf'])
  const later = await begin(token)
  await add(token, later.id, 'amir.pdf')
  await waitUntilRead(token, later, ['amir.pdf'])
  await add(token, later.id, SLOW)
  await begin(token)
  expect(await progress(token)).toEqual([
    { id: later.id, created_at: later.created_at, total: 2, unread: 1, to_review: 1, saved: 0 },
    { id: earlier.id, created_at: earlier.created_at, total: 2, unread: 0, to_review: 2, saved: 0 },
  ])
  await call(token, { method: 'POST', url: `/api/cv-import-items/${id}/save`, payload: parsedCv() })
  expect((await progress(token))[1]).toMatchObject({ total: 2, to_review: 1, saved: 1 })
  expect(await progress((await recruiter()).token)).toEqual([])
})

test('a stack that is finished is no longer counted', async () => {
  const { token } = await recruiter()
  const stack = await begin(token)
  const { id } = (await add(token, stack.id, 'noor.pdf')).json<ImportItemSummary>()
  await waitUntilRead(token, stack, ['noor.pdf'])
  await call(token, { method: 'POST', url: `/api/cv-import-items/${id}/save`, payload: parsedCv() })
  expect(await progress(token)).toEqual([])
})
