import { expect, test } from '@jest/globals'
import type { Vacancy } from '@wervio/contracts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy } = startApp()

const nextOf = (link: unknown): string | null => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? null

test('pages follow each other, newest first, without gap or double', async () => {
  const { token } = await recruiter()
  const titles = Array.from({ length: 7 }, (_, index) => `Vacature ${index}`)
  for (const title of titles) await createVacancy(token, { title })
  const listedTitles: string[] = []
  let url: string | null = '/api/vacancies?limit=3'
  while (url) {
    const response = await call(token, { url })
    listedTitles.push(...response.json<Vacancy[]>().map(({ title }) => title))
    url = nextOf(response.headers.link)
  }
  expect(listedTitles).toEqual(titles.toReversed())
})

test('a vacancy that is added while paging does not shift the pages', async () => {
  const { token } = await recruiter()
  for (const title of ['a', 'b', 'c']) await createVacancy(token, { title })
  const first = await call(token, { url: '/api/vacancies?limit=2' })
  await createVacancy(token, { title: 'd' })
  const second = await call(token, { url: nextOf(first.headers.link) ?? '' })
  expect(second.json<Vacancy[]>().map(({ title }) => title)).toEqual(['a'])
})

test('the last page has no link', async () => {
  const { token } = await recruiter()
  await createVacancy(token)
  expect((await call(token, { url: '/api/vacancies?limit=1' })).headers.link).toBeUndefined()
})

test.each([
  'limit=0',
  'limit=501',
  'limit=1.5',
  'limit=veel',
  'cursor=onzin',
  'cursor=',
  `cursor=${Buffer.from('1.geen-id').toString('base64url')}`,
  `cursor=${Buffer.from('253402300800000.0190a000-0000-7000-8000-00000000ffff').toString('base64url')}`,
  `cursor=${'a'.repeat(300)}`,
  `cursor=${Buffer.from('newest.0190a000-0000-7000-8000-00000000ffff.0000-01-01T00:00:00.000Z').toString('base64url')}`,
])('%s is refused', async (query) => {
  const { token } = await recruiter()
  const response = await call(token, { url: `/api/vacancies?${query}` })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: query.split('=')[0] }] })
})
