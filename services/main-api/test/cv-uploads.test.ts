import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { limits, messages, type Candidate } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { sql } from 'drizzle-orm'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { filesOf, PDF, PNG } from './files-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, databaseUrl, recruiter } = app
const { create, createCandidate, cvOf, events, uploadCv } = candidatesOf(app)
const { blobs } = filesOf(app)

const nameOf = async (upload: ReturnType<typeof uploadCv>) => (await upload).json<{ filename: string }>().filename

test('a CV that was uploaded first becomes that of the candidate who names it', async () => {
  const { token } = await recruiter()
  const uploaded = await uploadCv(token, 'CV Noor.pdf')
  expect([uploaded.statusCode, uploaded.json()]).toEqual([201, { filename: 'CV Noor.pdf' }])
  const made = await createCandidate(token, { name: 'Noor', cv_filename: 'CV Noor.pdf' })
  expect(made).toMatchObject({ cv_filename: 'CV Noor.pdf', has_cv: true, source: 'cv' })
  const cv = await cvOf(token, made.id)
  expect([
    cv.statusCode,
    cv.headers['content-type'],
    cv.headers['content-disposition'],
    cv.rawPayload.equals(PDF),
  ]).toEqual([200, 'application/pdf', 'inline; filename="CV Noor.pdf"', true])
  expect((await events(token, made.id)).map(({ kind, data }) => [kind, data])).toEqual([
    ['cv_added', { name: 'CV Noor.pdf' }],
    ['created', {}],
  ])
})

test('each waiting CV has a name of its own, which is free again once it is claimed', async () => {
  const { token } = await recruiter()
  expect([await nameOf(uploadCv(token)), await nameOf(uploadCv(token)), await nameOf(uploadCv(token))]).toEqual([
    'cv.pdf',
    'cv (2).pdf',
    'cv (3).pdf',
  ])
  await createCandidate(token, { name: 'Noor', cv_filename: 'cv (2).pdf' })
  expect([await nameOf(uploadCv(token)), await nameOf(uploadCv(token))]).toEqual(['cv (2).pdf', 'cv (4).pdf'])
})

test('the same name at the same moment: all are kept', async () => {
  const { token } = await recruiter()
  const names = await Promise.all(Array.from({ length: 6 }, () => nameOf(uploadCv(token))))
  expect(new Set(names)).toEqual(new Set(['cv.pdf', ...[2, 3, 4, 5, 6].map((number) => `cv (${number}).pdf`)]))
  const made = await Promise.all(names.map((cv_filename) => createCandidate(token, { name: cv_filename, cv_filename })))
  expect(made.map(({ has_cv }) => has_cv)).toEqual(names.map(() => true))
})

test('two candidates who name one CV at once: one has it, the other keeps the words', async () => {
  const { token } = await recruiter()
  await uploadCv(token)
  const made = await Promise.all(
    [1, 2, 3].map((number) => createCandidate(token, { name: `Noor ${number}`, cv_filename: 'cv.pdf' })),
  )
  expect(made.filter(({ has_cv }) => has_cv)).toHaveLength(1)
  expect(made.map(({ cv_filename }) => cv_filename)).toEqual(['cv.pdf', 'cv.pdf', 'cv.pdf'])
})

test('nobody claims what another recruiter uploaded', async () => {
  const own = await recruiter()
  const others = [await colleagueOf(databaseUrl(), own, null), (await recruiter()).token]
  await uploadCv(own.token)
  for (const token of others) {
    const made = await createCandidate(token, { name: 'Noor', cv_filename: 'cv.pdf' })
    expect([made.has_cv, made.cv_filename, (await cvOf(token, made.id)).statusCode]).toEqual([false, 'cv.pdf', 404])
  }
  expect(await createCandidate(own.token, { name: 'Noor', cv_filename: 'cv.pdf' })).toMatchObject({ has_cv: true })
})

test('until there is a candidate, nobody else opens it; from then on every colleague does', async () => {
  const own = await recruiter()
  const colleague = await colleagueOf(databaseUrl(), own, null)
  const cv_filename = await nameOf(uploadCv(own.token))
  const { rows } = await asRecruiter(databaseUrl(), own, sql`select id from main.files`)
  const open = async (token: string) => (await call(token, { url: `/api/files/${String(rows[0]?.['id'])}` })).statusCode
  expect([await open(own.token), await open(colleague)]).toEqual([200, 404])
  await createCandidate(own.token, { name: 'Noor', cv_filename })
  expect(await open(colleague)).toBe(200)
})

test('the last step once more, also at the same moment, makes no second candidate and loses no CV', async () => {
  const { token } = await recruiter()
  const draft = { name: 'Noor', cv_filename: await nameOf(uploadCv(token)), creation_key: randomUUID() }
  const answers = await Promise.all([create(token, draft), create(token, draft), create(token, draft)])
  const again = await create(token, draft)
  expect([...answers, again].map((answer) => answer.json<Candidate>())).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ id: again.json<Candidate>().id, has_cv: true })),
  )
})

test('a draft that is refused leaves the CV for the next try', async () => {
  const { token } = await recruiter()
  const cv_filename = await nameOf(uploadCv(token))
  expect((await create(token, { name: '', cv_filename })).statusCode).toBe(400)
  expect((await call(token, { url: '/api/candidates' })).json()).toEqual([])
  expect(await createCandidate(token, { name: 'Noor', cv_filename })).toMatchObject({ has_cv: true })
})

test.each([
  ['text that is called a PDF', 'geen CV', 415, messages.cvUnreadable],
  ['a picture that is called a PDF', PNG, 415, messages.cvUnreadable],
  ['nothing', '', 400, messages.attachmentEmpty],
  ['a PDF over 20 MB', Buffer.concat([PDF, Buffer.alloc(limits.cv)]), 413, messages.cvTooLarge],
])('%s is refused in Dutch and leaves nothing', async (_what, content, status, error) => {
  const { token } = await recruiter()
  const before = (await blobs()).length
  const refused = await uploadCv(token, 'cv.pdf', content)
  expect([refused.statusCode, refused.json<{ error: string }>().error, (await blobs()).length]).toEqual([
    status,
    error,
    before,
  ])
  expect(await nameOf(uploadCv(token))).toBe('cv.pdf')
})

test('an upload that broke off leaves nothing, and the next one is kept', async () => {
  const { token } = await recruiter()
  const before = (await blobs()).length
  const { payload, headers } = formOf([
    { field: 'cv', name: 'cv.pdf', content: Buffer.concat([PDF, Buffer.alloc(2_000_000, 'x')]) },
  ])
  const broken = await call(token, {
    method: 'POST',
    url: '/api/candidates/upload-cv',
    payload: payload.subarray(0, 1_500_000),
    headers,
  })
  expect([broken.statusCode, broken.json<{ error: string }>().error, (await blobs()).length]).toEqual([
    400,
    messages.uploadIncomplete,
    before,
  ])
  expect(await nameOf(uploadCv(token))).toBe('cv.pdf')
})
