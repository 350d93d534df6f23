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

/** A PDF unlike the others, as those of two people are. */
const onePdf = () => Buffer.concat([PDF, Buffer.from(`\n%${randomUUID()}`)])
const uploadOne = (token: string, name = 'cv.pdf') => uploadCv(token, name, onePdf())
const nameOf = async (upload: ReturnType<typeof uploadCv>) => (await upload).json<{ filename: string }>().filename

test('a CV that was uploaded first becomes that of the candidate who names it', async () => {
  const { token } = await recruiter()
  const uploaded = await uploadCv(token, 'CV Noor.pdf')
  expect([uploaded.statusCode, uploaded.json()]).toEqual([201, { filename: 'CV Noor.pdf' }])
  const newCandidate = await createCandidate(token, { name: 'Noor', cv_filename: 'CV Noor.pdf' })
  expect(newCandidate).toMatchObject({ cv_filename: 'CV Noor.pdf', has_cv: true, source: 'cv' })
  const cv = await cvOf(token, newCandidate.id)
  expect([
    cv.statusCode,
    cv.headers['content-type'],
    cv.headers['content-disposition'],
    cv.rawPayload.equals(PDF),
  ]).toEqual([200, 'application/pdf', 'inline; filename="CV Noor.pdf"', true])
  expect((await events(token, newCandidate.id)).map(({ kind, data }) => [kind, data])).toEqual([
    ['cv_added', { name: 'CV Noor.pdf' }],
    ['created', {}],
  ])
})

test('each waiting CV has a name of its own, which is free again once it is claimed', async () => {
  const { token } = await recruiter()
  expect([await nameOf(uploadOne(token)), await nameOf(uploadOne(token)), await nameOf(uploadOne(token))]).toEqual([
    'cv.pdf',
    'cv (2).pdf',
    'cv (3).pdf',
  ])
  await createCandidate(token, { name: 'Noor', cv_filename: 'cv (2).pdf' })
  expect([await nameOf(uploadOne(token)), await nameOf(uploadOne(token))]).toEqual(['cv (2).pdf', 'cv (4).pdf'])
})

test('a file that is sent again after its first attempt was left keeps its name, and is kept once', async () => {
  const { token } = await recruiter()
  const [first, second] = [onePdf(), onePdf()]
  const before = (await blobs()).length
  const attempts = [first, first, second, first, second, second]
  const names: string[] = []
  for (const content of attempts) names.push(await nameOf(uploadCv(token, 'cv.pdf', content)))
  expect(names).toEqual(['cv.pdf', 'cv.pdf', 'cv (2).pdf', 'cv.pdf', 'cv (2).pdf', 'cv (2).pdf'])
  expect((await blobs()).length).toBe(before + 2)
  const newCandidate = await createCandidate(token, { name: 'Noor', cv_filename: 'cv.pdf' })
  expect((await cvOf(token, newCandidate.id)).rawPayload.equals(first)).toBe(true)
  expect(await nameOf(uploadCv(token, 'cv.pdf', first))).toBe('cv.pdf')
  expect(await nameOf(uploadCv(token, 'cv (2).pdf', first))).toBe('cv (2) (2).pdf')
})

test('the same name at the same moment: all are kept', async () => {
  const { token } = await recruiter()
  const names = await Promise.all(Array.from({ length: 6 }, () => nameOf(uploadOne(token))))
  expect(new Set(names)).toEqual(new Set(['cv.pdf', ...[2, 3, 4, 5, 6].map((number) => `cv (${number}).pdf`)]))
  const newCandidates = await Promise.all(
    names.map((cv_filename) => createCandidate(token, { name: cv_filename, cv_filename })),
  )
  expect(newCandidates.map(({ has_cv }) => has_cv)).toEqual(names.map(() => true))
})

test('two candidates who name one CV at once: one has it, the other keeps the words', async () => {
  const { token } = await recruiter()
  await uploadCv(token)
  const newCandidates = await Promise.all(
    [1, 2, 3].map((number) => createCandidate(token, { name: `Noor ${number}`, cv_filename: 'cv.pdf' })),
  )
  expect(newCandidates.filter(({ has_cv }) => has_cv)).toHaveLength(1)
  expect(newCandidates.map(({ cv_filename }) => cv_filename)).toEqual(['cv.pdf', 'cv.pdf', 'cv.pdf'])
})

test('nobody claims what another recruiter uploaded', async () => {
  const owner = await recruiter()
  const others = [await colleagueOf(databaseUrl(), owner, null), (await recruiter()).token]
  await uploadCv(owner.token)
  for (const token of others) {
    const newCandidate = await createCandidate(token, { name: 'Noor', cv_filename: 'cv.pdf' })
    expect([newCandidate.has_cv, newCandidate.cv_filename, (await cvOf(token, newCandidate.id)).statusCode]).toEqual([
      false,
      'cv.pdf',
      404,
    ])
  }
  expect(await createCandidate(owner.token, { name: 'Noor', cv_filename: 'cv.pdf' })).toMatchObject({ has_cv: true })
})

test('until there is a candidate, nobody else opens it; from then on every colleague does', async () => {
  const owner = await recruiter()
  const colleague = await colleagueOf(databaseUrl(), owner, null)
  const cv_filename = await nameOf(uploadCv(owner.token))
  const { rows } = await asRecruiter(databaseUrl(), owner, sql`select id from main.files`)
  const open = async (token: string) => (await call(token, { url: `/api/files/${String(rows[0]?.['id'])}` })).statusCode
  expect([await open(owner.token), await open(colleague)]).toEqual([200, 404])
  await createCandidate(owner.token, { name: 'Noor', cv_filename })
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
