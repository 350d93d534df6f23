import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { messages, type Candidate, type CvImport, type ImportItem, type ImportItemSummary } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import pg from 'pg'
import { PDF } from './files-support.ts'
import { importsOf } from './imports-support.ts'
import { parsedCv, SECRET, startParserStandIn } from './parser-stand-in.ts'
import { startApp } from './start-app.ts'

let parser: Awaited<ReturnType<typeof startParserStandIn>>
beforeAll(async () => {
  parser = await startParserStandIn()
})
afterAll(() => parser.stop())
afterEach(() => parser.answerWith(() => ({ status: 200, body: parsedCv() })))

const app = startApp({ aiService: () => ({ url: parser.url, secret: SECRET }) })
const { call, recruiter } = app
const { begin, add } = importsOf(app)

const look = async (token: string, id: string) => (await call(token, { url: `/api/cv-imports/${id}` })).json<CvImport>()
const item = async (token: string, id: string) =>
  (await call(token, { url: `/api/cv-import-items/${id}` })).json<ImportItem>()
const save = (token: string, id: string, draft: object) =>
  call(token, { method: 'POST', url: `/api/cv-import-items/${id}/save`, payload: draft })

/** Waits until every CV of the stack is past being read. */
const settled = (token: string, id: string): Promise<ImportItemSummary[]> =>
  until(async () => {
    const { items } = await look(token, id)
    return items.every(({ status }) => status !== 'waiting' && status !== 'reading') && items
  })

const removeFileOf = async (itemId: string): Promise<void> => {
  const client = new pg.Client(app.databaseUrl())
  await client.connect()
  await client.query('delete from main.files where import_item_id = $1', [itemId])
  await client.end()
}

const somebody = async () => {
  const { token, account } = await recruiter()
  return { token, account, stack: await begin(token) }
}

test('CVs are read in the background for their recruiter, and nothing is saved until they say so', async () => {
  const { token, account, stack } = await somebody()
  parser.answerWith((file) => ({ status: 200, body: parsedCv({ name: `Uit ${file}` }) }))
  const addedItem = (await add(token, stack.id, 'noor.pdf')).json<ImportItemSummary>()
  expect(addedItem).toMatchObject({ file_name: 'noor.pdf', status: 'waiting', name: null, size: PDF.length })
  await add(token, stack.id, 'amir.pdf')
  const items = await settled(token, stack.id)
  expect(items.map(({ status, name, title }) => [status, name, title])).toEqual([
    ['ready', 'Uit noor.pdf', 'Planner'],
    ['ready', 'Uit amir.pdf', 'Planner'],
  ])
  expect(parser.asked.filter((one) => one.account === account.id)).toEqual(
    expect.arrayContaining([expect.objectContaining({ organisation: account.organisation_id, file: 'noor.pdf' })]),
  )
  expect((await call(token, { url: '/api/candidates' })).json()).toEqual([])
  expect((await item(token, addedItem.id)).parsed).toMatchObject({ email: 'noor@voorbeeld.nl', skills: ['Excel'] })
  expect((await call(token, { url: `/api/cv-import-items/${addedItem.id}/cv` })).rawPayload.equals(PDF)).toBe(true)
})

test('what was looked through becomes a candidate with its CV, once', async () => {
  const { token, stack } = await somebody()
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  await settled(token, stack.id)
  const [first, second] = await Promise.all([
    save(token, id, parsedCv({ location: 'Emmen' })),
    save(token, id, parsedCv({ location: 'Emmen' })),
  ])
  const savedCandidate = first.json<Candidate>()
  expect([first.statusCode, second.statusCode, second.json<Candidate>().id]).toEqual([200, 200, savedCandidate.id])
  expect(savedCandidate).toMatchObject({
    name: 'Noor Visser',
    location: 'Emmen',
    source: 'cv',
    cv_filename: 'cv.pdf',
    has_cv: true,
  })
  for (const url of [`/api/candidates/${savedCandidate.id}/cv`, `/api/cv-import-items/${id}/cv`])
    expect((await call(token, { url })).rawPayload.equals(PDF)).toBe(true)
  expect((await look(token, stack.id)).items).toEqual([
    expect.objectContaining({ status: 'saved', candidate_id: savedCandidate.id }),
  ])
  expect((await item(token, id)).parsed).toBeNull()
  expect((await call(token, { url: '/api/cv-imports' })).json()).toEqual([])
})

test.each([
  ['one CV', ['een.pdf'], ['cv', 'manual']],
  ['more CVs', ['een.pdf', 'twee.pdf'], ['import', 'import']],
])('the reviewed draft of an import of %s says where the candidate comes from', async (_, names, [read, typed]) => {
  for (const [source, expected] of [
    ['cv', read],
    ['manual', typed],
  ]) {
    const { token, stack } = await somebody()
    for (const name of names) await add(token, stack.id, name)
    const [first] = await settled(token, stack.id)
    const saved = await save(token, first?.id ?? '', { ...parsedCv(), source })
    expect(saved.json()).toMatchObject({ source: expected })
  }
})

test('throwing the stack away leaves who was saved', async () => {
  const { token, stack } = await somebody()
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  await add(token, stack.id, 'ander.pdf')
  await settled(token, stack.id)
  const savedCandidate = (await save(token, id, parsedCv())).json<Candidate>()
  expect((await call(token, { method: 'DELETE', url: `/api/cv-imports/${stack.id}` })).statusCode).toBe(204)
  expect((await call(token, { url: `/api/cv-imports/${stack.id}` })).statusCode).toBe(404)
  expect((await call(token, { url: `/api/candidates/${savedCandidate.id}/cv` })).statusCode).toBe(200)
})

test('a file that can not be read says why, keeps its CV, and can be filled in by hand', async () => {
  const { token, stack } = await somebody()
  parser.answerWith(() => ({
    status: 422,
    body: { error: messages.cvWithoutText, message: messages.cvWithoutText, code: 'cv_without_text' },
  }))
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  expect(await settled(token, stack.id)).toEqual([
    expect.objectContaining({ status: 'failed', problem: messages.cvWithoutText }),
  ])
  expect((await save(token, id, { name: 'Met de hand' })).json()).toMatchObject({ name: 'Met de hand', has_cv: true })
})

test('half an emoji and what no screen can show are no reason to give a CV up', async () => {
  const { token, stack } = await somebody()
  parser.answerWith(() => ({
    status: 200,
    body: parsedCv({ name: 'Noor\u0000 Visser\ud83d', cv_text: 'Noor\u0000\ud83d', warnings: ['\ud83d'] }),
  }))
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  await settled(token, stack.id)
  expect((await item(token, id)).parsed).toMatchObject({
    name: 'Noor Visser\ufffd',
    cv_text: 'Noor\ufffd',
    warnings: ['\ufffd'],
  })
})

test('what may pass is tried again by itself', async () => {
  const { token, stack } = await somebody()
  let tries = 0
  parser.answerWith(() =>
    (tries += 1) === 1
      ? { status: 503, body: { error: '', message: '', code: 'unavailable' } }
      : { status: 200, body: parsedCv() },
  )
  await add(token, stack.id)
  expect(await settled(token, stack.id)).toEqual([expect.objectContaining({ status: 'ready' })])
  expect(tries).toBe(2)
})

test('a CV that failed can be read again', async () => {
  const { token, stack } = await somebody()
  parser.answerWith(() => ({
    status: 422,
    body: { error: messages.cvUnreadable, message: messages.cvUnreadable, code: 'cv_unreadable' },
  }))
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  await settled(token, stack.id)
  parser.answerWith(() => ({ status: 200, body: parsedCv() }))
  expect((await call(token, { method: 'POST', url: `/api/cv-import-items/${id}/retry` })).json()).toMatchObject({
    status: 'waiting',
    problem: null,
  })
  expect(await settled(token, stack.id)).toEqual([expect.objectContaining({ status: 'ready', problem: null })])
})

test('a CV whose file is gone has failed, instead of being read for ever', async () => {
  const { token, stack } = await somebody()
  parser.answerWith(() => ({
    status: 422,
    body: { error: messages.cvUnreadable, message: messages.cvUnreadable, code: 'cv_unreadable' },
  }))
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  await settled(token, stack.id)
  await removeFileOf(id)
  await call(token, { method: 'POST', url: `/api/cv-import-items/${id}/retry` })
  expect(await settled(token, stack.id)).toEqual([
    expect.objectContaining({ status: 'failed', problem: messages.cvParseFailed }),
  ])
})

test('automatic saves what was read surely, and leaves doubles and the rest to the recruiter', async () => {
  const { token } = await recruiter()
  const stack = await begin(token, 'automatic')
  parser.answerWith((file) => ({
    status: 200,
    body:
      file === 'onzeker.pdf'
        ? parsedCv({
            email: 'x@voorbeeld.nl',
            phone: null,
            name: 'Onzeker',
            evidence: { name: { confidence: 0.3, quote: 'Onzeker', places: [] } },
          })
        : parsedCv({ name: 'Zeker Visser' }),
  }))
  await add(token, stack.id, 'zeker.pdf')
  await settled(token, stack.id)
  await until(async () => (await look(token, stack.id)).items[0]?.status === 'saved')
  await add(token, stack.id, 'dubbel.pdf')
  await add(token, stack.id, 'onzeker.pdf')
  const items = await settled(token, stack.id)
  expect(items.map(({ file_name, status, has_duplicates }) => [file_name, status, has_duplicates])).toEqual([
    ['zeker.pdf', 'saved', false],
    ['dubbel.pdf', 'ready', true],
    ['onzeker.pdf', 'ready', false],
  ])
})

test('two CVs of one person that are read at the same time become one candidate and one review', async () => {
  const { token } = await recruiter()
  const stack = await begin(token, 'automatic')
  const { promise: bothAsked, resolve: release } = Promise.withResolvers<void>()
  let questionCount = 0
  parser.answerWith(async () => {
    questionCount += 1
    if (questionCount === 2) release()
    await bothAsked
    return { status: 200, body: parsedCv() }
  })
  await add(token, stack.id, 'een.pdf')
  await add(token, stack.id, 'twee.pdf')
  const items = await settled(token, stack.id)
  // Which of the two comes first is open.
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['ready', 'saved']))
  expect(items.find(({ status }) => status === 'ready')).toMatchObject({ has_duplicates: true })
  expect((await call(token, { url: '/api/candidates' })).json()).toHaveLength(1)
})

test('a double gets the new CV, and its own fields stay', async () => {
  const { token, stack } = await somebody()
  const earlierCandidate = (
    await call(token, {
      method: 'POST',
      url: '/api/candidates',
      payload: { name: 'Noor Visser', email: 'noor@voorbeeld.nl', location: 'Assen', skills: ['Duits'] },
    })
  ).json<Candidate>()
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  await settled(token, stack.id)
  expect((await item(token, id)).duplicates).toEqual([
    expect.objectContaining({
      candidate: expect.objectContaining({ id: earlierCandidate.id }),
      reasons: expect.arrayContaining(['email']),
    }),
  ])
  const merged = (
    await save(token, id, { ...parsedCv({ location: 'Emmen' }), merge_with: earlierCandidate.id })
  ).json<Candidate>()
  expect(merged).toMatchObject({
    id: earlierCandidate.id,
    location: 'Assen',
    has_cv: true,
    cv_filename: 'cv.pdf',
    skills: expect.arrayContaining(['Duits', 'Excel']),
  })
  expect((await call(token, { url: '/api/candidates' })).json()).toHaveLength(1)
  expect((await look(token, stack.id)).items).toEqual([
    expect.objectContaining({ status: 'saved', candidate_id: earlierCandidate.id }),
  ])
})

test('taken away while it is read, nothing of a CV comes back', async () => {
  const { token, stack } = await somebody()
  const reading = Promise.withResolvers<void>()
  const request = Promise.withResolvers<void>()
  parser.answerWith(async () => {
    request.resolve()
    await reading.promise
    return { status: 200, body: parsedCv() }
  })
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  await request.promise
  expect((await save(token, id, { name: 'Te vroeg' })).statusCode).toBe(409)
  expect((await call(token, { method: 'DELETE', url: `/api/cv-import-items/${id}` })).statusCode).toBe(204)
  reading.resolve()
  expect((await look(token, stack.id)).items).toEqual([])
  expect((await call(token, { url: `/api/cv-import-items/${id}` })).statusCode).toBe(404)
})

test.each([
  ['no PDF or Word file', 'cv.pdf', Buffer.from('gewoon tekst'), 415],
  ['an empty file', 'leeg.pdf', Buffer.alloc(0), 400],
])('%s is refused by its content', async (_, name, content, status) => {
  const { token, stack } = await somebody()
  expect((await add(token, stack.id, name, content)).statusCode).toBe(status)
  expect((await look(token, stack.id)).items).toEqual([])
})

test('a value that was read is nobody’s change, and one that was typed over is marked', async () => {
  const { token, stack } = await somebody()
  const unchanged = (await add(token, stack.id, 'een.pdf')).json<ImportItemSummary>()
  const changed = (await add(token, stack.id, 'twee.pdf')).json<ImportItemSummary>()
  await settled(token, stack.id)
  // A number and an address written another way say the same.
  const asRead = (await save(token, unchanged.id, parsedCv({ phone: '06 12345678' }))).json<Candidate>()
  expect(asRead.edits).toEqual({})
  const typed = (
    await save(token, changed.id, parsedCv({ email: 'n@voorbeeld.nl', skills: ['Excel', 'Duits'] }))
  ).json<Candidate>()
  expect(typed.edits).toEqual({
    email: { at: expect.any(String), yours: true },
    'skills.1': { at: expect.any(String), yours: true },
  })
})

test('what nobody could read is typed, and no change of anything', async () => {
  const { token, stack } = await somebody()
  parser.answerWith(() => ({
    status: 422,
    body: { error: messages.cvWithoutText, message: messages.cvWithoutText, code: 'cv_without_text' },
  }))
  const { id } = (await add(token, stack.id)).json<ImportItemSummary>()
  await settled(token, stack.id)
  const savedCandidate = (await save(token, id, { name: 'Met de hand', source: 'manual' })).json<Candidate>()
  expect(savedCandidate).toMatchObject({ edits: {}, source: 'manual', cv_filename: 'cv.pdf' })
})
