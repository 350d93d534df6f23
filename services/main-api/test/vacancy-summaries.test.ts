import { expect, test } from '@jest/globals'
import {
  vacancySorts,
  vacancySummary,
  type VacancyDraft,
  type VacancySort,
  type VacancySummary,
} from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy, databaseUrl } = startApp()

const nextOf = (link: unknown): string | null => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? null

/** Every page of a list, one after the other. */
const pages = async (token: string, first: string): Promise<VacancySummary[][]> => {
  const pagesRead: VacancySummary[][] = []
  for (let url: string | null = first; url !== null;) {
    const response = await call(token, { url })
    expect(response.statusCode).toBe(200)
    pagesRead.push(response.json<VacancySummary[]>())
    url = nextOf(response.headers.link)
  }
  return pagesRead
}

const titles = async (token: string, query: string) =>
  (await pages(token, `/api/vacancy-summaries?${query}`)).flat().map(({ title }) => title)

test('a summary says what a list shows, and nothing of the text but that it is there', async () => {
  const { token } = await recruiter()
  const newVacancy = await createVacancy(token, {
    title: 'Kok',
    company: 'De Pan',
    location: 'Zwolle',
    hours: '32',
    salary: '€ 2.900',
    sector: 'Horeca',
    description: '<p>Koken</p>',
  })
  const [only] = (await call(token, { url: '/api/vacancy-summaries' })).json<VacancySummary[]>()
  const {
    id,
    title,
    company,
    location,
    hours,
    salary,
    sector,
    status,
    thumbnail,
    archived_at,
    created_at,
    updated_at,
  } = newVacancy
  expect(only).toEqual({
    id,
    title,
    company,
    location,
    hours,
    salary,
    sector,
    status,
    thumbnail,
    archived_at,
    created_at,
    updated_at,
    open_applications: 0,
    new_applications: 0,
    has_text: true,
  })
  expect(vacancySummary.parse(only)).toEqual(only)
  await call(token, { method: 'DELETE', url: `/api/vacancies/${newVacancy.id}/publication` })
  expect((await call(token, { url: '/api/vacancy-summaries' })).json()).toMatchObject([{ has_text: false }])
})

test('open applications and those in the first stage are counted, ended ones are not', async () => {
  const owner = await recruiter()
  const [busy, quiet] = [
    await createVacancy(owner.token, { title: 'Druk' }),
    await createVacancy(owner.token, { title: 'Rustig' }),
  ]
  const { id: account, organisation_id: organisation } = owner.account
  for (const [stage, outcome] of [
    [1, 'open'],
    [3, 'open'],
    [1, 'hired'],
    [1, 'rejected'],
    [2, 'withdrawn'],
  ]) {
    await asRecruiter(
      databaseUrl(),
      owner,
      sql`with candidate as (
          insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience) values (gen_random_uuid(), ${organisation}, ${account}, 'Kim', '[]', '[]') returning id)
        insert into main.applications (id, organisation_id, vacancy_id, candidate_id, stage, outcome) select gen_random_uuid(), ${organisation}, ${busy.id}, id, ${stage}::int, ${outcome} from candidate`,
    )
  }
  const counted = (await call(owner.token, { url: '/api/vacancy-summaries?sort=title' })).json<VacancySummary[]>()
  expect(
    counted.map(({ id, open_applications, new_applications }) => [id, open_applications, new_applications]),
  ).toEqual([
    [busy.id, 2, 1],
    [quiet.id, 0, 0],
  ])
  const most = (await call(owner.token, { url: '/api/vacancy-summaries?sort=candidates' })).json<VacancySummary[]>()
  expect(most.map(({ id }) => id)).toEqual([busy.id, quiet.id])
  const least = await call(owner.token, { url: '/api/vacancy-summaries?sort=candidates_asc&limit=1' })
  const rest = await call(owner.token, { url: nextOf(least.headers.link) ?? '' })
  expect([...least.json<VacancySummary[]>(), ...rest.json<VacancySummary[]>()].map(({ id }) => id)).toEqual([
    quiet.id,
    busy.id,
  ])
})

const drafts: VacancyDraft[] = [
  { title: 'verpleegkundige', company: 'Zorg' },
  { title: 'Élektromonteur', company: 'ABB' },
  { title: 'Accountant', company: 'élan' },
  { title: 'Østlandkenner', company: 'Zorg' },
  { title: 'accountant', company: 'Bouw' },
]

test.each<[VacancySort, string[]]>([
  ['newest', ['accountant', 'Østlandkenner', 'Accountant', 'Élektromonteur', 'verpleegkundige']],
  ['oldest', ['verpleegkundige', 'Élektromonteur', 'Accountant', 'Østlandkenner', 'accountant']],
  ['changed', ['Élektromonteur', 'accountant', 'Østlandkenner', 'Accountant', 'verpleegkundige']],
  ['title', ['Accountant', 'accountant', 'Élektromonteur', 'Østlandkenner', 'verpleegkundige']],
  ['title_desc', ['verpleegkundige', 'Østlandkenner', 'Élektromonteur', 'accountant', 'Accountant']],
  ['candidates', ['accountant', 'Østlandkenner', 'Accountant', 'Élektromonteur', 'verpleegkundige']],
  ['candidates_asc', ['verpleegkundige', 'Élektromonteur', 'Accountant', 'Østlandkenner', 'accountant']],
  ['company', ['Élektromonteur', 'accountant', 'Accountant', 'verpleegkundige', 'Østlandkenner']],
  ['company_desc', ['Østlandkenner', 'verpleegkundige', 'Accountant', 'accountant', 'Élektromonteur']],
])('%s is the same order on one page as on many; case and accents count for nothing', async (sort, expected) => {
  const { token } = await recruiter()
  const vacancies = []
  for (const draft of drafts) vacancies.push(await createVacancy(token, draft))
  await call(token, { method: 'PUT', url: `/api/vacancies/${vacancies[1]?.id}`, payload: { status: 'on-hold' } })
  expect(await titles(token, `sort=${sort}`)).toEqual(expected)
  expect(await titles(token, `sort=${sort}&limit=1`)).toEqual(expected)
  expect(await titles(token, `sort=${sort}&limit=2`)).toEqual(expected)
})

test.each(vacancySorts)('five hundred equal vacancies page by %s without gap or double', async (sort) => {
  const owner = await recruiter()
  const { id: account, organisation_id: organisation } = owner.account
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`insert into main.vacancies (id, organisation_id, recruiter_id, title, company, status) select gen_random_uuid(), ${organisation}, ${account}, 'Kok', '', 'actief' from generate_series(1, 500)`,
  )
  const pagesRead = await pages(owner.token, `/api/vacancy-summaries?sort=${sort}&limit=73`)
  expect(pagesRead.map(({ length }) => length)).toEqual([73, 73, 73, 73, 73, 73, 62])
  expect(new Set(pagesRead.flat().map(({ id }) => id)).size).toBe(500)
})

test('what is added or removed between two pages neither repeats nor hides another', async () => {
  const { token } = await recruiter()
  const vacancies = []
  for (const title of ['b', 'd', 'f', 'h']) vacancies.push(await createVacancy(token, { title }))
  const first = await call(token, { url: '/api/vacancy-summaries?sort=title&limit=2' })
  for (const title of ['a', 'e']) await createVacancy(token, { title })
  await call(token, { method: 'DELETE', url: `/api/vacancies/${vacancies[1]?.id}` })
  const second = await call(token, { url: nextOf(first.headers.link) ?? '' })
  expect(second.json<VacancySummary[]>().map(({ title }) => title)).toEqual(['e', 'f'])
})

test('the next page keeps the search, the status and the order', async () => {
  const { token } = await recruiter()
  for (const title of ['Kok A', 'Kok B', 'Kok C & D']) await createVacancy(token, { title, status: 'gespreksfase' })
  await createVacancy(token, { title: 'Kok' })
  await createVacancy(token, { title: 'Bakker', status: 'gespreksfase' })
  expect(await titles(token, 'sort=title&status=gespreksfase&q=kok&limit=1')).toEqual(['Kok A', 'Kok B', 'Kok C & D'])
})

test('the longest titles fit into a cursor', async () => {
  const { token } = await recruiter()
  for (const letter of ['漢', 'ﷺ', '𝕏', 'é']) await createVacancy(token, { title: letter.repeat(200 / letter.length) })
  expect(new Set(await titles(token, 'sort=title&limit=1')).size).toBe(4)
})

const cursor = (text: string) => `cursor=${Buffer.from(text).toString('base64url')}`
const id = '0190a000-0000-7000-8000-00000000ffff'

test.each([
  ['cursor', `sort=title&${cursor(`newest.${id}.2026-01-01T00:00:00.000Z`)}`],
  ['cursor', cursor(`newest.${id}.gisteren`)],
  ['cursor', cursor(`newest.${id}.+010000-01-01T00:00:00.000Z`)],
  ['cursor', cursor('newest.geen-id.2026-01-01T00:00:00.000Z')],
  ['cursor', `sort=title&${cursor(`title.${id}.a\u0000`)}`],
  ['cursor', `sort=title&cursor=${'a'.repeat(1_200)}`],
  ['cursor', `cursor=${'a'.repeat(1_201)}`],
  ['cursor', `sort=candidates&${cursor(`candidates.${id}.veel`)}`],
  ['sort', 'sort=salaris'],
  ['archived', 'archived=misschien'],
  ['status', 'status=open'],
  ['limit', 'limit=501'],
  ['q', `q=${'a'.repeat(101)}`],
  ['q', 'q=a%00b'],
])('a wrong %s is refused: %.60s', async (path, query) => {
  const { token } = await recruiter()
  const response = await call(token, { url: `/api/vacancy-summaries?${query}` })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    fields: [{ path, message: expect.stringMatching(/^[A-Z].+\.$/) }],
  })
})
