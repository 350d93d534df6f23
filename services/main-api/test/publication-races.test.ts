import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { publicationOf } from './publication-calls.ts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy } = startApp()

const start = async () => {
  const { token } = await recruiter()
  const vacancy = await createVacancy(token, { title: 'Kok', description: '<p>Eerst</p>' })
  return { token, publication: publicationOf(call, token, vacancy.id), url: `/api/vacancies/${vacancy.id}` }
}

const numbers = Array.from({ length: 50 }, (_, index) => index)

test.each([undefined, randomUUID()])(
  'of fifty saves at once with the same base exactly one wins (stay: %p)',
  async (session) => {
    const { publication } = await start()
    const answers = await Promise.all(
      numbers.map((number) =>
        publication.put({ html: `<p>Tekst ${number}</p>`, base_version: 1, ...(session && { session }) }),
      ),
    )
    const [won, ...others] = answers.filter(({ statusCode }) => statusCode === 200)
    expect(others).toEqual([])
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
    expect(await publication.get()).toEqual(won?.json())
    expect((await publication.versions()).map(({ version }) => version)).toEqual([2, 1])
  },
)

test('fifty changes of the vacancy at once all stay in the history', async () => {
  const { token, publication, url } = await start()
  const answers = await Promise.all(
    numbers.map((number) => call(token, { method: 'PUT', url, payload: { description: `<p>Tekst ${number}</p>` } })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(numbers.map(() => 200))
  const versions = await publication.versions()
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 51 }, (_, index) => 51 - index))
  const texts = await Promise.all(versions.map(({ id }) => publication.html(id)))
  expect(new Set(texts)).toEqual(new Set(['<p>Eerst</p>', ...numbers.map((number) => `<p>Tekst ${number}</p>`)]))
  expect((await publication.get()).html).toBe(texts[0])
})

test('a vacancy that is removed while its text is saved: each call has a clear answer and nothing is left', async () => {
  const { token, publication, url } = await start()
  const saves = numbers.map((number) =>
    number === 25
      ? call(token, { method: 'DELETE', url })
      : publication.put({ html: `<p>Tekst ${number}</p>`, base_version: 1 }),
  )
  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode)
  expect(statuses[25]).toBe(204)
  expect(statuses.filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([])
  const lateAnswer = await publication.put({ html: '<p>Te laat</p>', base_version: 1 })
  expect(lateAnswer.statusCode).toBe(404)
})
