import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { importItemSummary, MAX_ALIKE_ITEMS, type CvImport, type ParsedCv } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
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

const people: Record<string, Partial<ParsedCv>> = {
  'noor.pdf': { name: 'Noor Visser', email: 'noor@voorbeeld.nl', phone: '+31612345678' },
  'noor-nieuw.pdf': { name: 'N. Visser', email: 'NOOR@voorbeeld.nl ', phone: null },
  'amir.pdf': { name: 'Amir Aydin', email: 'amir@voorbeeld.nl', phone: '06 1234 5678' },
  'sanne.pdf': { name: 'Sanne Bakker', email: null, phone: null },
  'onbekend.pdf': { name: null, email: null, phone: null },
}

const look = async (token: string, id: string) =>
  (await call(token, { url: `/api/cv-imports/${id}` })).json<CvImport>().items
const readItems = (token: string, id: string) =>
  until(async () => {
    const items = await look(token, id)
    return items.every(({ status }) => status === 'ready') && items
  })

test('CVs of one stack that share an address, a number or a name are named with each other before they are saved', async () => {
  parser.answerWith((file) => ({ status: 200, body: parsedCv(people[file]) }))
  const { token } = await recruiter()
  const stack = await begin(token)
  const otherStack = await begin(token)
  for (const name of Object.keys(people)) await add(token, stack.id, name)
  await add(token, otherStack.id, 'noor.pdf')
  const items = await readItems(token, stack.id)
  const alikeTo = (file: string) =>
    items
      .find(({ file_name }) => file_name === file)
      ?.alike_items?.map(({ item_id, reasons }) => [items.find(({ id }) => id === item_id)?.file_name, reasons])
  expect(alikeTo('noor.pdf')).toEqual([
    ['noor-nieuw.pdf', ['email', 'name']],
    ['amir.pdf', ['phone']],
  ])
  expect(alikeTo('noor-nieuw.pdf')).toEqual([['noor.pdf', ['email', 'name']]])
  expect(alikeTo('sanne.pdf')).toEqual([])
  expect(alikeTo('onbekend.pdf')).toEqual([])
  expect((await readItems(token, otherStack.id))[0]?.alike_items).toEqual([])
  // One that is saved is a candidate, whom the other one's duplicates name.
  const [first] = items
  const draft = parsedCv(people['noor.pdf'])
  await call(token, { method: 'POST', url: `/api/cv-import-items/${first?.id}/save`, payload: draft })
  const second = (await look(token, stack.id)).find(({ file_name }) => file_name === 'noor-nieuw.pdf')
  expect(second?.alike_items).toEqual([])
})

test('an address and a number that many CVs share are nobody’s, and a CV names so many others at most', async () => {
  const count = MAX_ALIKE_ITEMS + 2
  const agency = { email: 'info@bureau.nl', phone: '+31201234567' }
  parser.answerWith((file) => {
    const number = Number(/\d+/.exec(file))
    const name = file.startsWith('zelfde')
      ? 'Noor Visser'
      : `${'abcdef'.charAt(number).repeat(5)} ${'uvwxyz'.charAt(number).repeat(7)}`
    return {
      status: 200,
      body: parsedCv({ name, ...(file.startsWith('bureau') ? agency : { email: null, phone: null }) }),
    }
  })
  const { token } = await recruiter()
  const stack = await begin(token)
  for (let number = 0; number < 6; number += 1) await add(token, stack.id, `bureau${number}.pdf`)
  for (let number = 0; number < count; number += 1) await add(token, stack.id, `zelfde${number}.pdf`)
  const items = await readItems(token, stack.id)
  const counts = (kind: string) =>
    new Set(items.filter(({ file_name }) => file_name.startsWith(kind)).map(({ alike_items }) => alike_items?.length))
  expect(counts('bureau')).toEqual(new Set([0]))
  expect(counts('zelfde')).toEqual(new Set([MAX_ALIKE_ITEMS]))
})

test('a stack of a service that names more is still read', () => {
  const id = '0190a000-0000-7000-8000-000000000001'
  const now = new Date().toISOString()
  const item = {
    id,
    import_id: id,
    file_name: 'cv.pdf',
    size: 1,
    status: 'ready',
    problem: null,
    name: null,
    title: null,
    has_duplicates: false,
    candidate_id: null,
    created_at: now,
    updated_at: now,
  }
  const alikeItems = (length: number) => Array.from({ length }, () => ({ item_id: id, reasons: ['email'] }))
  const read = (length: number) => importItemSummary.parse({ ...item, alike_items: alikeItems(length) }).alike_items
  expect(read(MAX_ALIKE_ITEMS)).toHaveLength(MAX_ALIKE_ITEMS)
  expect(read(MAX_ALIKE_ITEMS + 1)).toBeUndefined()
  expect(importItemSummary.parse(item)).toEqual(item)
})
