import { expect, test } from '@jest/globals'
import { API_VERSION, messages } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { startChatApp } from './chat/chat-app.ts'
import { makePdf, simpleCv } from '@wervio/cv-document/testing'

const { app, candidateOf, register } = startChatApp()
const [major, minor] = API_VERSION.split('.').map(Number) as [number, number]
const token = 'goed-later'

const headersOf = (version = `${major}.${minor + 1}`) => ({
  authorization: `Bearer ${token}`,
  'wervio-api-version': version,
})
const post = (url: string, payload: object, version?: string) =>
  app().inject({
    method: 'POST',
    url,
    headers: headersOf(version),
    payload: { ...payload, field_of_later: { nested: [true] } },
  })

const uploadCv = () => {
  const content = Buffer.from(makePdf({ pages: [simpleCv()] }))
  const { payload, headers } = formOf([{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', content }])
  const url = '/api/parse-cv?option_of_later=1'
  return app().inject({ method: 'POST', url, headers: { ...headersOf(), ...headers }, payload })
}

test('every domain serves a page of the next minor, which sends more than it knows', async () => {
  const candidate = await candidateOf(await register(token))
  const answers = [
    await post('/api/generate-vacancy', { functie: 'Kok' }),
    await post('/api/generate-persona', { vacancy_text: 'Wij zoeken een kok die gasten ontvangt.' }),
    await post('/api/chat', { message: 'Hoi' }),
    await post(`/api/candidates/${candidate}/recordings`, { fileName: 'a.mp3', summary: 'Kort', transcript: 'Lang' }),
    await uploadCv(),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 201, 200])
  expect(new Set(answers.map(({ headers }) => headers['wervio-api-version']))).toEqual(new Set([API_VERSION]))
})

test('a page of another major is asked to refresh', async () => {
  const answer = await post('/api/chat', { message: 'Hoi' }, `${major + 1}.0`)
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, messages.versionRefused])
})
