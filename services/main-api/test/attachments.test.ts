import { expect, test } from '@jest/globals'
import { attachment, limits, messages, type Attachment } from '@wervio/contracts'
import { filesOf, PDF, PNG } from './files-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy } = app
const { attach, attached, blobs, list } = filesOf(app)

const ownVacancy = async () => {
  const { token, account } = await recruiter()
  const { id } = await createVacancy(token)
  return { token, account, id }
}
const get = (token: string, id: string) => call(token, { url: `/api/files/${id}` })

test('a file is kept whole, listed newest first and comes back byte for byte', async () => {
  const { token, account, id } = await ownVacancy()
  const content = Buffer.concat([PDF, Buffer.alloc(3_500_000, 'x')])
  const first = await attach(token, id, content, 'Functieprofiel.pdf')
  expect(first.statusCode).toBe(201)
  expect(attachment.parse(first.json())).toMatchObject({
    name: 'Functieprofiel.pdf',
    type: 'application/pdf',
    size: content.length,
    uploadedBy: account.email,
  })
  const second = await attached(token, id, 'Notitie', 'notitie.txt')
  expect(await list(token, id)).toEqual([second, first.json()])
  const back = await get(token, first.json<Attachment>().id)
  expect(back.rawPayload.equals(content)).toBe(true)
})

const PROGRAM = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])

test.each([
  ['a program', PROGRAM, 'installeer.exe'],
  ['a program under another name', PROGRAM, 'cv.pdf'],
  ['a program behind two extensions', 'niets', 'cv.pdf.SCR'],
  ['a program for Linux', Buffer.concat([Buffer.from('\u007FELF'), Buffer.alloc(500)]), 'cv'],
  ['a script', 'Remove-Item *', 'opruimen.ps1'],
  ['a shortcut', 'niets', 'cv.lnk'],
])('%s is refused with the reason, and leaves nothing', async (_, content, name) => {
  const { token, id } = await ownVacancy()
  const before = (await blobs()).length
  const refused = await attach(token, id, content, name)
  expect([refused.statusCode, refused.json()]).toEqual([
    415,
    expect.objectContaining({ code: 'file_type_refused', error: messages.attachmentRefused }),
  ])
  expect(await list(token, id)).toEqual([])
  expect(await blobs()).toHaveLength(before)
})

test.each([
  ['application/pdf', PDF, 'a.pdf', 'application/pdf', 'inline; filename=a.pdf'],
  ['image/png', PNG, 'a b.png', 'image/png', 'inline; filename="a b.png"'],
  [
    'text/plain',
    'Hoi, café\n',
    'Ünï 👩.txt',
    'text/plain; charset=utf-8',
    `inline; filename="?n? ??.txt"; filename*=UTF-8''%C3%9Cn%C3%AF%20%F0%9F%91%A9.txt`,
  ],
  [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'a.svg',
    'application/octet-stream',
    'attachment; filename=a.svg',
  ],
  [
    'text/html',
    '<html><script>alert(1)</script></html>',
    'a.txt',
    'application/octet-stream',
    'attachment; filename=a.txt',
  ],
  ['application/octet-stream', 'alert(1)', 'a.js', 'application/octet-stream', 'attachment; filename=a.js'],
])('%s goes out as what is safe', async (type, content, name, served, disposition) => {
  const { token, id } = await ownVacancy()
  const ownAttachment = await attached(token, id, content, name)
  expect(ownAttachment.type).toBe(type)
  const { headers } = await get(token, ownAttachment.id)
  expect(headers).toMatchObject({
    'content-type': served,
    'content-disposition': disposition,
    'content-length': String(ownAttachment.size),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('a name is never a path', async () => {
  const { token, id } = await ownVacancy()
  expect((await attached(token, id, PDF, '../../etc/cv.pdf')).name).toBe('cv.pdf')
  expect((await blobs()).every((name) => /^[\da-f]{32}$/.test(name))).toBe(true)
})

test('an empty file is refused in Dutch and leaves nothing', async () => {
  const { token, id } = await ownVacancy()
  const before = await blobs()
  const response = await attach(token, id, '')
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([400, messages.attachmentEmpty])
  expect([await list(token, id), await blobs()]).toEqual([[], before])
})

test('a file over 50 MB is refused in Dutch and leaves nothing', async () => {
  const { token, id } = await ownVacancy()
  const before = await blobs()
  const response = await attach(token, id, Buffer.alloc(limits.attachment + 1))
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([413, messages.attachmentTooLarge])
  expect([await list(token, id), await blobs()]).toEqual([[], before])
})

test("another organisation's vacancy takes no file, and no byte is kept", async () => {
  const { id } = await ownVacancy()
  const stranger = await recruiter()
  const before = await blobs()
  const response = await attach(stranger.token, id, PDF)
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([404, messages.vacancyNotFound])
  expect(await blobs()).toEqual(before)
})

test('a deleted file is gone for everybody, and back after a restore', async () => {
  const { token, id } = await ownVacancy()
  const ownAttachment = await attached(token, id)
  expect((await call(token, { method: 'DELETE', url: `/api/files/${ownAttachment.id}` })).statusCode).toBe(204)
  expect([await list(token, id), (await get(token, ownAttachment.id)).statusCode]).toEqual([[], 404])
  expect((await call(token, { method: 'DELETE', url: `/api/files/${ownAttachment.id}` })).statusCode).toBe(404)
  const restored = await call(token, { method: 'POST', url: `/api/files/${ownAttachment.id}/restore` })
  expect([restored.statusCode, restored.json()]).toEqual([200, ownAttachment])
  expect((await call(token, { method: 'POST', url: `/api/files/${ownAttachment.id}/restore` })).json()).toEqual(
    ownAttachment,
  )
  expect(await list(token, id)).toEqual([ownAttachment])
})

test.each(['', '..%2f..%2fetc', 'niet-een-id', '%00'])('the id %j names no file', async (id) => {
  const { token } = await recruiter()
  expect((await get(token, id)).statusCode).toBe(404)
})
