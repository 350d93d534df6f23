import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { CvImport } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { createItemRepository } from '../src/cv-imports/item-repository.ts'
import { createDatabase } from '../src/platform/database.ts'
import { importsOf } from './imports-support.ts'
import { parsedCv, SECRET, startParserStandIn } from './parser-stand-in.ts'
import { startApp } from './start-app.ts'

let parser: Awaited<ReturnType<typeof startParserStandIn>>
beforeAll(async () => {
  parser = await startParserStandIn()
})
afterAll(() => parser.stop())

const app = startApp({ aiService: () => ({ url: parser.url, secret: SECRET }) })
const { call, recruiter } = app
const { begin, add } = importsOf(app)

/** Files that are being read until a test says that they are done. */
const readings = new Map<string, () => void>()
const stacks: { statuses: () => Promise<string[]> }[] = []
afterEach(async () => {
  parser.answerWith(() => ({ status: 200, body: parsedCv() }))
  for (const finish of readings.values()) finish()
  for (const { statuses } of stacks.splice(0))
    await until(async () => (await statuses()).every((status) => status === 'ready'))
  readings.clear()
}, 60_000)
const holdAll = () =>
  parser.answerWith(async (file) => {
    await new Promise<void>((resolve) => readings.set(file, resolve))
    return { status: 200, body: parsedCv() }
  })

/** Somebody of an organisation of their own, with a stack of these files. */
const stackOf = async (...files: string[]) => {
  const { token } = await recruiter()
  const { id } = await begin(token)
  const addAll = async (...names: string[]) => {
    for (const name of names) await add(token, id, name)
  }
  await addAll(...files)
  const statuses = async () =>
    (await call(token, { url: `/api/cv-imports/${id}` })).json<CvImport>().items.map(({ status }) => status)
  const stack = { statuses, addAll }
  stacks.push(stack)
  return stack
}
const requestsFor = (...files: string[]) => parser.asked.map(({ file }) => file).filter((file) => files.includes(file))

/** Until then CVs wait for the first round, and which of them goes out first depends on when it comes. */
const untilReading = async () => {
  const { statuses } = await stackOf('first.pdf')
  await until(async () => (await statuses()).every((status) => status === 'ready'))
}

test('while the CVs of one organisation take long, three at a time, that of another is read', async () => {
  const large = ['a1.pdf', 'a2.pdf', 'a3.pdf', 'a4.pdf', 'a5.pdf', 'a6.pdf']
  await untilReading()
  holdAll()
  await stackOf(...large)
  await until(() => readings.size === 3)
  const other = await stackOf('b1.pdf')
  await until(() => readings.has('b1.pdf'))
  readings.get('b1.pdf')?.()
  await until(async () => (await other.statuses()).every((status) => status === 'ready'))
  // The three go out side by side, so which arrives first is open.
  expect(requestsFor(...large).toSorted()).toEqual(['a1.pdf', 'a2.pdf', 'a3.pdf'])
}, 60_000)

test('who sends one CV comes before the rest of a stack', async () => {
  holdAll()
  await stackOf('c1.pdf', 'c2.pdf', 'c3.pdf', 'c4.pdf')
  await until(() => readings.size === 3)
  const other = await stackOf('d1.pdf')
  await until(() => readings.has('d1.pdf'))
  // Only once nothing else fits: a second of this stack would go out before the third of the other.
  await other.addAll('d2.pdf', 'd3.pdf')
  await stackOf('e1.pdf')
  readings.get('d1.pdf')?.()
  await until(() => readings.size === 5)
  expect(requestsFor('d1.pdf', 'd2.pdf', 'e1.pdf')).toEqual(['d1.pdf', 'e1.pdf'])
}, 60_000)

test('a CV waits for those that were added before it, also when its job is sent later than theirs', async () => {
  holdAll()
  const { token, account } = await recruiter()
  const { id } = await begin(token)
  for (const file of ['f1.pdf', 'f2.pdf', 'f3.pdf']) await add(token, id, file)
  const open = async () => (await call(token, { url: `/api/cv-imports/${id}` })).json<CvImport>().items
  stacks.push({ statuses: async () => (await open()).map(({ status }) => status) })
  const database = createDatabase({ url: app.databaseUrl(), connections: 1, onLostConnection: () => undefined })
  database.open()
  try {
    // As on a machine that is quick enough to add all within one millisecond.
    await database.pool.query(
      `update main.cv_import_items set created_at = (select min(created_at) from main.cv_import_items where import_id = $1) where import_id = $1`,
      [id],
    )
    const { countUnreadBefore } = createItemRepository(database)
    const owner = { accountId: account.id, organisationId: account.organisation_id }
    const counts: Record<string, number> = {}
    for (const item of await open()) counts[item.file_name] = await countUnreadBefore(owner, item.id)
    expect(counts).toEqual({ 'f1.pdf': 0, 'f2.pdf': 1, 'f3.pdf': 2 })
  } finally {
    await database.close()
  }
}, 60_000)
