import { expect, test } from '@jest/globals'
import { limits, messages, type Vacancy } from '@wervio/contracts'
import { filesOf, PDF, PNG } from './files-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy } = app
const { list, picture } = filesOf(app)

const ownVacancy = async () => {
  const { token } = await recruiter()
  return { token, id: (await createVacancy(token)).id }
}
const status = async (token: string, id: string | null) => (await call(token, { url: `/api/files/${id}` })).statusCode

test('a picture becomes the thumbnail of its vacancy, and the one before it goes', async () => {
  const { token, id } = await ownVacancy()
  const first = (await picture(token, id)).json<Vacancy>()
  const second = await picture(token, id)
  expect(second.statusCode).toBe(200)
  const { thumbnail } = second.json<Vacancy>()
  expect((await call(token, { url: `/api/vacancies/${id}` })).json()).toMatchObject({ thumbnail })
  expect([await status(token, thumbnail), await status(token, first.thumbnail)]).toEqual([200, 404])
  expect(await list(token, id)).toEqual([])
})

test('two pictures at once leave one', async () => {
  const { token, id } = await ownVacancy()
  const saved = await Promise.all([picture(token, id), picture(token, id), picture(token, id)])
  const { thumbnail } = (await call(token, { url: `/api/vacancies/${id}` })).json<Vacancy>()
  const pictures = await Promise.all(
    saved
      .map((response) => response.json<Vacancy>().thumbnail)
      .map(async (file) => [file, await status(token, file)] as const),
  )
  expect(pictures.filter(([, found]) => found === 200)).toEqual([[thumbnail, 200]])
})

test('it can be taken away, also twice, but not as a file', async () => {
  const { token, id } = await ownVacancy()
  const { thumbnail } = (await picture(token, id)).json<Vacancy>()
  expect((await call(token, { method: 'DELETE', url: `/api/files/${thumbnail}` })).statusCode).toBe(404)
  const removeThumbnail = async () =>
    (await call(token, { method: 'DELETE', url: `/api/vacancies/${id}/thumbnail` })).statusCode
  expect([await removeThumbnail(), await removeThumbnail()]).toEqual([204, 204])
  expect((await call(token, { url: `/api/vacancies/${id}` })).json()).toMatchObject({ thumbnail: null })
  expect(await status(token, thumbnail)).toBe(404)
})

test.each([
  ['a PDF', PDF, 415, messages.thumbnailRefused],
  ['text that is called a picture', 'geen plaatje', 415, messages.thumbnailRefused],
  ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000', 415, messages.thumbnailRefused],
  ['a picture over 5 MB', Buffer.concat([PNG, Buffer.alloc(limits.thumbnail)]), 413, messages.thumbnailTooLarge],
  ['nothing', '', 400, messages.attachmentEmpty],
])('%s is refused in Dutch', async (_what, content, code, error) => {
  const { token, id } = await ownVacancy()
  const response = await picture(token, id, content)
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([code, error])
  expect((await call(token, { url: `/api/vacancies/${id}` })).json()).toMatchObject({ thumbnail: null })
})
