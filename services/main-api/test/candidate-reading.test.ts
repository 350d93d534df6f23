import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { messages, type Candidate } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { candidatesOf } from './candidates-support.ts'
import { parsedCv, SECRET, startParserStandIn } from './parser-stand-in.ts'
import { build, startApp, untilReady } from './start-app.ts'

let parser: Awaited<ReturnType<typeof startParserStandIn>>
beforeAll(async () => {
  parser = await startParserStandIn()
})
afterAll(() => parser.stop())
afterEach(() => parser.answerWith(() => ({ status: 200, body: parsedCv() })))

const app = startApp({ aiService: () => ({ url: parser.url, secret: SECRET }) })
const { call, recruiter } = app
const { change, contact, createCandidate, events, find, saveCv } = candidatesOf(app)

const readCvOf = (token: string, id: string) => call(token, { method: 'POST', url: `/api/candidates/${id}/cv/reading` })

const somebody = async () => {
  const { token } = await recruiter()
  const { id } = await createCandidate(token, { name: 'Noor Visser', title: 'Kok' })
  return { token, id }
}

test('the stored CV is read as a proposal, and nothing changes by it', async () => {
  const { token, id } = await somebody()
  await saveCv(token, id, 'noor.pdf')
  const before = await find(token, id)
  expect((await readCvOf(token, id)).json()).toMatchObject({ email: 'noor@voorbeeld.nl', skills: ['Excel'] })
  expect(parser.asked.at(-1)).toMatchObject({ file: 'noor.pdf' })
  expect(await find(token, id)).toEqual(before)
})

test('values of a reading that are accepted are nobody’s change; one that is changed afterwards is', async () => {
  const { token, id } = await somebody()
  await saveCv(token, id)
  const { email, phone, evidence, made_by } = parsedCv()
  const accepted = (await change(token, id, { email, phone, evidence, made_by })).json<Candidate>()
  expect(accepted).toMatchObject({ email, phone, title: 'Kok', edits: {}, made_by: { engine: 'builtin' } })
  const changed = (await contact(token, id, { email: 'n@voorbeeld.nl' })).json<Candidate>()
  expect(changed.edits).toEqual({ email: { at: expect.any(String), yours: true } })
  expect((await events(token, id)).map(({ kind }) => kind)).toContain('changed')
})

test('a reading that is accepted overwrites nothing that a colleague changed meanwhile', async () => {
  const { token, id } = await somebody()
  const { email, phone } = await find(token, id)
  const { email: readEmail, evidence, made_by } = parsedCv()
  await contact(token, id, { email: 'collega@voorbeeld.nl' })
  const refused = await change(token, id, { email: readEmail, evidence, made_by, based_on: { email, phone } })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'candidate_conflict', conflicts: ['email'], current: await find(token, id) }),
  ])
  expect(await find(token, id)).toMatchObject({ email: 'collega@voorbeeld.nl', evidence: null })
})

test('of fields that a colleague replaced meanwhile no evidence is taken over', async () => {
  const { token, id } = await somebody()
  const { email, phone, title } = await find(token, id)
  const proof = { confidence: 0.9, quote: 'Planner', places: [] }
  const { phone: readPhone, made_by } = parsedCv()
  await contact(token, id, { title: 'Chef', phone: readPhone })
  const accepted = await change(token, id, {
    phone: readPhone,
    evidence: { title: proof, phone: proof, 'experience.0.position': proof },
    made_by,
    based_on: { email, phone, title, experience: [] },
  })
  expect(accepted.json()).toMatchObject({ title: 'Chef', phone: readPhone })
  expect(Object.keys(accepted.json<Candidate>().evidence ?? {})).toEqual(['phone', 'experience.0.position'])
})

test('values of a CV that was replaced meanwhile are refused; those of the CV of now are taken over', async () => {
  const { token, id } = await somebody()
  await saveCv(token, id, 'eerst.pdf')
  const { cv_text, evidence, made_by } = parsedCv()
  const { cv_file: earlierFile } = (await readCvOf(token, id)).json<{ cv_file: string }>()
  await saveCv(token, id, 'daarna.pdf')
  const refused = await change(token, id, { cv_text, evidence, made_by, cv_file: earlierFile })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { error: messages.cvReplaced, message: messages.cvReplaced, code: 'conflict' },
  ])
  expect(await find(token, id)).toMatchObject({ evidence: null, made_by: null })
  const { cv_file } = (await readCvOf(token, id)).json<{ cv_file: string }>()
  expect((await change(token, id, { cv_text, evidence, made_by, cv_file })).json()).toMatchObject({ evidence, made_by })
})

test('a CV that can not be read says why', async () => {
  const { token, id } = await somebody()
  await saveCv(token, id)
  parser.answerWith(() => ({
    status: 422,
    body: { error: messages.cvWithoutText, message: messages.cvWithoutText, code: 'cv_without_text' },
  }))
  const refused = await readCvOf(token, id)
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { error: messages.cvWithoutText, message: messages.cvWithoutText, code: 'cv_without_text' },
  ])
})

/** Has ai-service read until its caller hangs up; resolves with what aborts then, once it was asked. */
const readForEver = (): Promise<AbortSignal> => {
  const reading = Promise.withResolvers<AbortSignal>()
  parser.answerWith((_file, signal) => {
    reading.resolve(signal)
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ status: 200, body: parsedCv() })))
  })
  return reading.promise
}
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve())))

test('the reading stops when its caller leaves', async () => {
  const { token, id } = await somebody()
  await saveCv(token, id)
  const address = await app.app().listen({ port: 0, host: '127.0.0.1' })
  const signalPromise = readForEver()
  const caller = new AbortController()
  const answer = fetch(`${address}/api/candidates/${id}/cv/reading`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: caller.signal,
  })
  const signal = await signalPromise
  caller.abort()
  await expect(answer).rejects.toThrow()
  await aborted(signal)
})

test('the reading stops when the service does, and its caller is told to try again', async () => {
  const { token, id } = await somebody()
  await saveCv(token, id)
  const other = build(app.databaseUrl(), {
    folder: app.blobsFolder(),
    aiService: { url: parser.url, secret: SECRET },
  })
  await untilReady(other)
  const signalPromise = readForEver()
  const answer = other.inject({
    method: 'POST',
    url: `/api/candidates/${id}/cv/reading`,
    headers: { authorization: `Bearer ${token}` },
  })
  const signal = await signalPromise
  await other.close()
  await aborted(signal)
  expect((await answer).statusCode).toBe(503)
})

test('an organisation has three CVs read at once; a fourth is told when to come back', async () => {
  const { token, id } = await somebody()
  await saveCv(token, id)
  const { promise: reading, resolve: finish } = Promise.withResolvers<void>()
  parser.answerWith(async () => {
    await reading
    return { status: 200, body: parsedCv() }
  })
  const earlier = parser.asked.length
  const answers = [1, 2, 3].map(() => readCvOf(token, id))
  await until(async () => parser.asked.length === earlier + 3)
  const refused = await readCvOf(token, id)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '5',
    { error: messages.overloaded, message: messages.overloaded, code: 'rate_limited' },
  ])
  finish()
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const answer = await readCvOf(token, id)
  expect([answer.statusCode, answer.headers['x-ratelimit-limit']]).toEqual([200, '20'])
})

test('without a CV there is nothing to read', async () => {
  const { token, id } = await somebody()
  expect((await readCvOf(token, id)).statusCode).toBe(404)
})
