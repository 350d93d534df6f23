import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { CvImport, ErasureReport, ImportItem, ParsedCv } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { candidatesOf } from './candidates-support.ts'
import { filesOf } from './files-support.ts'
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
const { createCandidate, remove } = candidatesOf(app)
const { blobs } = filesOf(app)

const people: Record<string, Partial<ParsedCv>> = {
  'noor.pdf': { name: 'Noor Visser', email: 'noor@voorbeeld.nl', phone: null },
  'amir.pdf': { name: 'Amir Aydin', email: 'amir@voorbeeld.nl', phone: null },
}

const readStack = async (token: string, id: string) =>
  (await call(token, { url: `/api/cv-imports/${id}` })).json<CvImport>().items
const readItem = async (token: string, id: string) =>
  (await call(token, { url: `/api/cv-import-items/${id}` })).json<ImportItem>()

test('a CV in a stack that the review flagged as theirs goes with the person, its file too', async () => {
  parser.answerWith((file) => ({ status: 200, body: parsedCv(people[file]) }))
  const { token } = await recruiter()
  const { id } = await createCandidate(token, { name: 'Noor Visser', email: 'noor@voorbeeld.nl' })
  const stack = await begin(token)
  for (const name of Object.keys(people)) await add(token, stack.id, name)
  const items = await until(async () => {
    const all = await readStack(token, stack.id)
    return all.every(({ status }) => status === 'ready') && all
  })
  const theirs = items.find(({ file_name: name }) => name === 'noor.pdf')
  expect(theirs?.has_duplicates).toBe(true)
  expect((await readItem(token, theirs?.id ?? '')).duplicates).toMatchObject([{ candidate: { id } }])
  const filesBefore = (await blobs()).length

  const report = (await remove(token, id)).json<ErasureReport>()

  expect(report.items.find(({ kind }) => kind === 'imports')).toMatchObject({ removed: 1, left: 0 })
  expect(report.alike_in_imports).toBe(0)
  expect((await readStack(token, stack.id)).map(({ file_name: name }) => name)).toEqual(['amir.pdf'])
  expect((await call(token, { url: `/api/cv-import-items/${theirs?.id}` })).statusCode).toBe(404)
  expect((await blobs()).length).toBe(filesBefore - 1)
})
