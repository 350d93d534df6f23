import { expect, test } from '@jest/globals'
import { messages, type Candidate } from '@wervio/contracts'
import { candidatesOf } from './candidates-support.ts'
import { filesOf, PDF } from './files-support.ts'
import { startApp } from './start-app.ts'
import { zipOf } from './zip.ts'

const app = startApp()
const { call, recruiter } = app
const { createCandidate, cvOf, events, find, remove, saveCv, savePhoto } = candidatesOf(app)
const { blobs } = filesOf(app)

const proof = { confidence: 1, quote: 'noor@voorbeeld.nl', places: [] }
const ownCandidate = async () => {
  const { token } = await recruiter()
  return {
    token,
    id: (
      await createCandidate(token, {
        name: 'Noor',
        email: 'noor@voorbeeld.nl',
        cv_text: 'Kok',
        evidence: { email: proof },
        sensitive: [{ kind: 'bsn' }],
      })
    ).id,
  }
}
const other = Buffer.concat([PDF, Buffer.from('\nanders')])

test('a CV is set and replaced; the one before goes at once, with what was read of it', async () => {
  const { token, id } = await ownCandidate()
  const before = (await blobs()).length
  expect((await saveCv(token, id, 'eerste.pdf')).json()).toMatchObject({
    has_cv: true,
    cv_filename: 'eerste.pdf',
    email: 'noor@voorbeeld.nl',
    evidence: null,
    sensitive: [],
  })
  const replaced = await saveCv(token, id, 'tweede.pdf', other)
  expect([replaced.statusCode, replaced.json()]).toEqual([200, await find(token, id)])
  expect([(await cvOf(token, id)).rawPayload.equals(other), (await blobs()).length]).toEqual([true, before + 1])
  expect((await events(token, id)).map(({ kind, data }) => [kind, data])).toEqual([
    ['cv_added', { name: 'tweede.pdf' }],
    ['cv_added', { name: 'eerste.pdf' }],
    ['created', {}],
  ])
})

test('two CVs at once leave one', async () => {
  const { token, id } = await ownCandidate()
  const before = (await blobs()).length
  await Promise.all([saveCv(token, id, 'a.pdf'), saveCv(token, id, 'b.pdf', other), saveCv(token, id, 'c.pdf')])
  const { cv_filename } = await find(token, id)
  const cv = await cvOf(token, id)
  expect([cv.headers['content-disposition'], (await blobs()).length]).toEqual([
    `inline; filename=${cv_filename}`,
    before + 1,
  ])
})

test('a Word file comes as a download', async () => {
  const { token, id } = await ownCandidate()
  await saveCv(token, id, 'cv.docx', zipOf('[Content_Types].xml', 'word/document.xml'))
  expect((await cvOf(token, id)).headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=cv.docx',
  })
})

test('a CV that is removed is gone, words and bytes; also twice', async () => {
  const { token, id } = await ownCandidate()
  const before = (await blobs()).length
  await saveCv(token, id)
  expect((await remove(token, id, '/cv')).json()).toMatchObject({ has_cv: false, cv_filename: null })
  expect((await remove(token, id, '/cv')).statusCode).toBe(200)
  const missing = await cvOf(token, id)
  expect([missing.statusCode, missing.json<{ error: string }>().error, (await blobs()).length]).toEqual([
    404,
    messages.cvMissing,
    before,
  ])
  expect((await events(token, id)).map(({ kind }) => kind)).toEqual(['cv_removed', 'cv_added', 'created'])
})

test('what is read of a new CV later is kept without a word in the timeline', async () => {
  const { token, id } = await ownCandidate()
  await saveCv(token, id)
  const reading = await call(token, {
    method: 'PATCH',
    url: `/api/candidates/${id}`,
    payload: { cv_text: 'Chef\u0000kok', sensitive: [{ kind: 'health', places: [] }] },
  })
  expect(reading.json()).toMatchObject({ sensitive: [{ kind: 'health' }] })
  expect((await events(token, id)).map(({ kind }) => kind)).toEqual(['cv_added', 'created'])
})

test('a picture has an address, is replaced and taken away', async () => {
  const { token, id } = await ownCandidate()
  const before = (await blobs()).length
  const first = (await savePhoto(token, id)).json<Candidate>().photo
  const second = (await savePhoto(token, id)).json<Candidate>().photo
  const status = async (url: string | null) => (await call(token, { url: url ?? '' })).statusCode
  expect([await status(first), await status(second), (await blobs()).length, (await find(token, id)).photo]).toEqual([
    404,
    200,
    before + 1,
    second,
  ])
  expect((await remove(token, id, '/photo')).json()).toMatchObject({ photo: null })
  expect([(await remove(token, id, '/photo')).statusCode, await status(second), (await blobs()).length]).toEqual([
    200,
    404,
    before,
  ])
  expect((await events(token, id)).map(({ data }) => data)).toEqual([
    { fields: 'photo' },
    { fields: 'photo' },
    { fields: 'photo' },
    {},
  ])
})

test('anything but a picture is refused', async () => {
  const { token, id } = await ownCandidate()
  const refused = await savePhoto(token, id, PDF)
  expect([refused.statusCode, refused.json<{ error: string }>().error, (await find(token, id)).photo]).toEqual([
    415,
    messages.thumbnailRefused,
    null,
  ])
})

test('strangers set, see and remove nothing, and none of their bytes is kept', async () => {
  const { token, id } = await ownCandidate()
  await saveCv(token, id)
  const before = (await blobs()).length
  const stranger = (await recruiter()).token
  const answers = [
    await saveCv(stranger, id),
    await cvOf(stranger, id),
    await remove(stranger, id, '/cv'),
    await savePhoto(stranger, id),
    await remove(stranger, id, '/photo'),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ error: string }>().error])).toEqual(
    answers.map(() => [404, messages.candidateNotFound]),
  )
  expect([(await blobs()).length, (await cvOf(token, id)).statusCode]).toEqual([before, 200])
})
