import { beforeAll, expect, test } from '@jest/globals'
import { vacancyCounts, type VacancyDraft, type VacancySummary } from '@wervio/contracts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy } = startApp()

const drafts: VacancyDraft[] = [
  { title: 'Teamleider logistiek', company: 'Bouwhuis', location: 'Zwolle', sector: 'Transport' },
  {
    title: 'Façademonteur',
    company: 'Glas & Co',
    location: "'s-Hertogenbosch",
    sector: 'Bouw',
    status: 'gespreksfase',
  },
  { title: '100% thuiswerk_baan', company: 'Ørsted', location: 'Fryslân', sector: 'Energie', status: 'ingevuld' },
  {
    title: 'Fotograaf "portret"',
    company: 'ﬁlmhuis',
    location: 'Großstadt',
    sector: 'Kunst \\ cultuur',
    status: 'ingevuld',
  },
]

let token: string
beforeAll(async () => {
  const stranger = await recruiter()
  await createVacancy(stranger.token, { title: 'Teamleider logistiek van een ander' })
  token = (await recruiter()).token
  for (const draft of drafts) await createVacancy(token, draft)
})

test.each([
  ['TEAMLEIDER', ['Teamleider logistiek']],
  ['leider stiek', ['Teamleider logistiek']],
  ['zwolle bouwhuis transport', ['Teamleider logistiek']],
  ['bouw', ['Façademonteur', 'Teamleider logistiek']],
  ['bouw zwolle', ['Teamleider logistiek']],
  ['zwolle bakker', []],
  ['logistiekBouwhuis', []],
  ['facade', ['Façademonteur']],
  ['FACADÉ', ['Façademonteur']],
  ['orsted', ['100% thuiswerk_baan']],
  ['ørsted fryslan', ['100% thuiswerk_baan']],
  ['filmhuis grossstadt', ['Fotograaf "portret"']],
  ['%', ['100% thuiswerk_baan']],
  ['％', ['100% thuiswerk_baan']],
  ['_', ['100% thuiswerk_baan']],
  ['"portret"', ['Fotograaf "portret"']],
  ["'s-", ['Façademonteur']],
  ['\\', ['Fotograaf "portret"']],
  ["'; drop table main.vacancies; --", []],
  ['glas & co', ['Façademonteur']],
  ['teamlieder', ['Teamleider logistiek']],
  ['logistik', ['Teamleider logistiek']],
  ['zwwolle', ['Teamleider logistiek']],
  ['façademonteir', ['Façademonteur']],
  ['orsded', ['100% thuiswerk_baan']],
  // Two letters off is another word.
  ['logstik', []],
  ['bouv', ['Façademonteur']],
  ['teamleder bouwhuis', ['Teamleider logistiek']],
  ['teamleder bakker', []],
  ['  ', drafts.map(({ title }) => title).toReversed()],
  ['', drafts.map(({ title }) => title).toReversed()],
])('%p finds %p', async (q, expectedTitles) => {
  const response = await call(token, { url: '/api/vacancy-summaries', query: { q } })
  expect(response.statusCode).toBe(200)
  expect(response.json<VacancySummary[]>().map(({ title }) => title)).toEqual(expectedTitles)
  expect((await call(token, { url: '/api/vacancy-counts', query: { q } })).json()).toMatchObject({
    total: expectedTitles.length,
  })
})

test('a changed vacancy is found by what it says now', async () => {
  const owner = await recruiter()
  const newVacancy = await createVacancy(owner.token, { title: 'Kok', location: 'Zwolle' })
  await call(owner.token, { method: 'PUT', url: `/api/vacancies/${newVacancy.id}`, payload: { location: 'Meppel' } })
  expect((await call(owner.token, { url: '/api/vacancy-summaries?q=zwolle' })).json()).toEqual([])
  expect((await call(owner.token, { url: '/api/vacancy-summaries?q=meppel' })).json()).toMatchObject([
    { id: newVacancy.id },
  ])
})

test('a search and a status together', async () => {
  const response = await call(token, { url: '/api/vacancy-summaries?q=t&status=ingevuld&sort=title' })
  expect(response.json<VacancySummary[]>().map(({ title }) => title)).toEqual([
    '100% thuiswerk_baan',
    'Fotograaf "portret"',
  ])
})

test('counts are by status, in all and for a search', async () => {
  const all = vacancyCounts.parse((await call(token, { url: '/api/vacancy-counts' })).json())
  expect(all).toEqual({
    total: 4,
    by_status: { actief: 1, gespreksfase: 1, ingevuld: 2, 'on-hold': 0, vervallen: 0 },
    archived: 0,
  })
  const some = (await call(token, { url: '/api/vacancy-counts?q=bouw' })).json()
  expect(some).toEqual({
    total: 2,
    by_status: { actief: 1, gespreksfase: 1, ingevuld: 0, 'on-hold': 0, vervallen: 0 },
    archived: 0,
  })
  const nobody = (await call((await recruiter()).token, { url: '/api/vacancy-counts' })).json()
  expect(nobody).toEqual({
    total: 0,
    by_status: { actief: 0, gespreksfase: 0, ingevuld: 0, 'on-hold': 0, vervallen: 0 },
    archived: 0,
  })
})

test('a search that is too long or unreadable is refused by the counts too', async () => {
  for (const q of ['a'.repeat(101), 'a\u0000'])
    expect((await call(token, { url: '/api/vacancy-counts', query: { q } })).statusCode).toBe(400)
})

test('a sign is no letter that was mistyped: who asks for F# gets no C#', async () => {
  const asker = (await recruiter()).token
  await createVacancy(asker, { title: 'Ontwikkelaar C#' })
  const search = async (q: string) => (await call(asker, { url: '/api/vacancy-summaries', query: { q } })).json()
  expect(await search('c#')).toMatchObject([{ title: 'Ontwikkelaar C#' }])
  expect(await search('f#')).toEqual([])
})
