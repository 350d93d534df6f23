import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { matchDetails, matchingStatus, messages, swapTest, type MatchResult, type VacancyFit } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { TRAITS } from '../../../src/matching/swap-test/traits.ts'
import { startMatchingApp } from './matching-app.ts'

const app = startMatchingApp()
const { asOwner, call, candidate, change, columnsOf, current, details, recruiter, requirements, status, vacancy } = app

const NO_LICENCE = 'Rijbewijs B niet gevonden (staat niet in CV of profiel)'
const STRANGER = { name: 'Bram Bakker', title: 'Bakker', skills: ['Brood'], experience: [], driving_licences: [] }

test('whoever asks how scores stand sees them brought up to date', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  const [best] = [await candidate(owner), await candidate(owner, STRANGER)]
  const first = matchingStatus.strict().parse(await status(token, vacancyId))
  expect(first).toMatchObject({ state: 'refreshing', done: 0, total: 2, failures: [] })
  const done = await current(token, vacancyId)
  expect(done).toMatchObject({ done: 2, total: 2, at_least: { 65: 1, 75: 1, 85: 1 } })
  expect(done.version).toBe((await requirements(token, vacancyId)).version)
  const { score } = await details(token, vacancyId, best)
  expect(score.percentage).toBeGreaterThan(85)
})

test('open vacancies are brought up to date without anybody looking at one of them, and once a minute at most', async () => {
  const { token, owner } = await recruiter()
  const [open, closed] = [await vacancy(owner), await vacancy(owner, { status: 'ingevuld' })]
  await candidate(owner)
  const scored = async () => (await call(token, 'GET', '/api/matching-status')).json<{ state: string }>().state
  expect(await scored()).toBe('refreshing')
  await until(async () => (await scored()) === 'current')
  expect(await status(token, open)).toMatchObject({ state: 'current', done: 1 })
  expect(await status(token, closed)).toMatchObject({ done: 0, total: 1 })
  await current(token, closed)
  await candidate(owner)
  expect(await scored()).toBe('current')
})

test('a score is the sum that its answer shows, with the words of the candidate', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  const candidateId = await candidate(owner, { driving_licences: [] })
  const answer = matchDetails.strict().parse(await details(token, vacancyId, candidateId))
  const points = answer.matches.reduce((sum, match) => sum + match.points, 0)
  const maximum = answer.requirements.reduce((sum, { weight }) => sum + weight, 0)
  expect(answer.score).toMatchObject({ points, maximum, percentage: Math.round((points / maximum) * 100) })
  expect(answer.score.states).toEqual(answer.matches.map(({ state }) => state))
  expect(answer.matches.map(({ requirement_id }) => requirement_id)).toEqual(answer.requirements.map(({ id }) => id))
  const excel = answer.requirements.findIndex(({ label }) => label === 'Excel')
  expect(answer.matches[excel]).toMatchObject({
    state: 'met',
    evidence: expect.arrayContaining([
      expect.objectContaining({ source: 'cv', quote: expect.stringContaining('Excel') }),
    ]),
  })
  expect(answer.score).toMatchObject({ gap: NO_LICENCE, strength: expect.stringContaining('Planner') })
})

test('whatever is met in part or not found says why, and what is met has its words', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner, {
    hard_skills: 'Rijbewijs B\nExcel\nSAP\nDuits B2\nHbo logistiek',
    hours: '32 uur',
  })
  const candidateId = await candidate(owner, { ...STRANGER, location: null })
  const { matches, requirements: list } = await details(token, vacancyId, candidateId)
  const unmet = matches.filter(({ state }) => state !== 'met')
  expect(unmet.length).toBeGreaterThan(5)
  for (const { remark } of unmet) expect(remark).toMatch(/^[A-Z].{10,}/)
  expect(matches[list.findIndex(({ kind }) => kind === 'location')]?.remark).toBe(
    'De woonplaats staat niet in CV of profiel',
  )
})

test('a changed candidate and a changed vacancy are stale, and nothing else is', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  const [one] = [await candidate(owner), await candidate(owner)]
  await current(token, vacancyId)
  await change(owner, 'candidates', one, { driving_licences: [] })
  expect(await status(token, vacancyId)).toMatchObject({ state: 'refreshing', done: 1, total: 2 })
  await current(token, vacancyId)
  expect((await details(token, vacancyId, one)).score.gap).toBe(NO_LICENCE)
  await change(owner, 'vacancies', vacancyId, { company: 'Andere naam' })
  expect(await status(token, vacancyId)).toMatchObject({ state: 'current', done: 2 })
  await change(owner, 'vacancies', vacancyId, { hard_skills: 'Excel\nLassen' })
  expect(await status(token, vacancyId)).toMatchObject({ state: 'refreshing', done: 0, total: 2 })
  await current(token, vacancyId)
})

test('other weights make another sum of the same findings, without a look at the candidates', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  const candidateId = await candidate(owner, { driving_licences: [] })
  await current(token, vacancyId)
  // Whoever read the profile again would find another shape and call it a failure.
  await asOwner(owner, sql`update main.candidates set skills = '[7]' where id = ${candidateId}`)
  const { version, requirements: list } = await requirements(token, vacancyId)
  const drafts = list.map(({ source: _source, edited: _edited, ...draft }) => ({
    ...draft,
    weight: draft.label === 'Rijbewijs B' ? 10 : 1,
  }))
  await call(token, 'PUT', `/api/vacancies/${vacancyId}/requirements`, { version, requirements: drafts })
  expect(await status(token, vacancyId)).toMatchObject({ done: 0, total: 1 })
  expect(await current(token, vacancyId)).toMatchObject({ failures: [], at_least: { 65: 0 } })
})

test('who can not be scored counts as 0 and is named, and the others have their score', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  await candidate(owner)
  const broken = await candidate(owner, { skills: [{ niet: 'een woord' }] })
  const empty = await candidate(owner, { ...STRANGER, title: null, skills: [], cv_text: '' })
  const done = await current(token, vacancyId)
  expect(done).toMatchObject({ done: 3, total: 3, failures: [{ candidate_id: broken }] })
  expect(done.failures[0]?.reason).toBe('Kon CV niet ophalen')
  expect((await details(token, vacancyId, broken)).score).toMatchObject({ percentage: 0 })
  expect((await details(token, vacancyId, empty)).score.percentage).toBeLessThan(65)
})

test('a vacancy that asks nothing gives everybody 0, and weights of 0 too', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  const candidateId = await candidate(owner)
  const { version } = await requirements(token, vacancyId)
  await call(token, 'PUT', `/api/vacancies/${vacancyId}/requirements`, { version, requirements: [] })
  expect(await current(token, vacancyId)).toMatchObject({ done: 1, at_least: { 65: 0 } })
  expect((await details(token, vacancyId, candidateId)).score).toMatchObject({ percentage: 0, points: 0, maximum: 0 })
})

test('more candidates than a batch holds are all scored, also when some and the vacancy go at that moment', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  await asOwner(
    owner,
    sql`insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience)
      select gen_random_uuid(), ${owner.organisationId}, ${owner.accountId}, 'Naam ' || number, '["Excel"]', '[]' from generate_series(1, 450) number`,
  )
  await status(token, vacancyId)
  await asOwner(owner, sql`delete from main.candidates where name like 'Naam 4%'`)
  const done = await current(token, vacancyId)
  expect([done.done, done.total, done.failures]).toEqual([388, 388, []])
  await change(owner, 'vacancies', vacancyId, { hard_skills: 'Word' })
  await status(token, vacancyId)
  await asOwner(owner, sql`delete from main.vacancies where id = ${vacancyId}`)
  expect((await call(token, 'GET', `/api/vacancies/${vacancyId}/matching`)).statusCode).toBe(404)
})

test('a candidate and the open vacancies that they fit, best first', async () => {
  const { token, owner } = await recruiter()
  const fitting = await vacancy(owner)
  const other = await vacancy(owner, { title: 'Lasser', hard_skills: 'Lassen\nRijbewijs C', specific_tasks: '' })
  await vacancy(owner, { status: 'ingevuld' })
  await vacancy(owner, { archived_at: '2026-01-01T00:00:00Z' })
  const candidateId = await candidate(owner)
  const fits = (await call(token, 'GET', `/api/candidates/${candidateId}/vacancy-fits`)).json<VacancyFit[]>()
  expect(fits.map(({ vacancy_id }) => vacancy_id)).toEqual([fitting, other])
  expect(fits[0]).toMatchObject({ title: 'Planner', location: 'Utrecht' })
})

test('match-candidates reads by id, leaves out who is not there, and believes nothing else it is sent', async () => {
  const [{ token, owner }, stranger] = [await recruiter(), await recruiter()]
  const vacancyId = await vacancy(owner)
  const [best, other, foreign] = [
    await candidate(owner),
    await candidate(owner, STRANGER),
    await candidate(stranger.owner),
  ]
  const ask = (id: string) =>
    call(token, 'POST', '/api/match-candidates', {
      vacancy: { id, title: 'Bakker', hard_skills: 'Brood' },
      candidates: [other, best, foreign, randomUUID(), best].map((one) => ({ id: one, skills: ['Brood'] })),
    })
  const answer = await ask(vacancyId)
  const { matches } = answer.json<{ matches: MatchResult[] }>()
  expect(matches.map(({ candidate_id }) => candidate_id)).toEqual([best, other])
  expect(matches[0]?.matching_points).toEqual(expect.arrayContaining(['Excel', 'Rijbewijs B']))
  const refused = await ask(await vacancy(stranger.owner))
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([404, messages.vacancyNotFound])
})

test('a stranger gets nothing of a pair, whichever of the two is foreign', async () => {
  const [one, other] = [await recruiter(), await recruiter()]
  const [mine, theirs] = [await vacancy(one.owner), await vacancy(other.owner)]
  const [myCandidate, theirCandidate] = [await candidate(one.owner), await candidate(other.owner)]
  for (const [vacancyId, candidateId] of [
    [mine, theirCandidate],
    [theirs, myCandidate],
    [theirs, theirCandidate],
    [mine, randomUUID()],
    [mine, 'geen-id'],
  ]) {
    const answer = await call(one.token, 'GET', `/api/vacancies/${vacancyId}/matching/${candidateId}`)
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, messages.matchNotFound])
  }
})

test('what ai-service reads of candidates names nobody, and their name is gone from the text', async () => {
  const { owner } = await recruiter()
  const id = await candidate(owner, {
    name: 'Renée O’Hara-van Dijk (R.)',
    cv_text: 'RENÉE kookt. Van Dijk, renée en Dijkstra. C. Ohara',
  })
  expect((await columnsOf('match_candidates')).toSorted()).toEqual(
    [
      'id',
      'organisation_id',
      'updated_at',
      'cv_text',
      'title',
      'summary',
      'skills',
      'experience',
      'education',
      'languages',
      'certificates',
      'driving_licences',
      'location',
      'hours',
    ].toSorted(),
  )
  expect(await columnsOf('match_texts')).toEqual(['id', 'organisation_id', 'name', 'cv_text'])
  const text = await app.textOf(owner, id)
  expect(text).not.toMatch(/ren|van|\bdijk\b/i)
  expect(text).toMatch(/kookt.*Dijkstra\. C\. /)
})

test('a name that is a month and a trade takes neither from the CV, and a trade in a name proves none', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner, {
    title: 'Bakker',
    hard_skills: 'Minimaal 3 jaar ervaring als bakker',
    specific_tasks: '',
  })
  const fields = { title: null, skills: [], experience: [], driving_licences: [], location: null }
  const baker = await candidate(owner, {
    ...fields,
    name: 'Mei Bakker',
    cv_text: 'Mei Bakker\nCV\nWerkervaring\n1 mei 2015 - mei 2021 Bakker, Smit BV\nMevrouw Bakker bakt brood.',
  })
  const clerk = await candidate(owner, {
    ...fields,
    name: 'Piet Bakker',
    cv_text: 'CV\nProfiel\nPiet Bakker\nP. Bakker typt brieven.\nMet vriendelijke groet, Bakker',
  })
  await current(token, vacancyId)
  const statesOf = async (id: string) =>
    (await details(token, vacancyId, id)).matches.slice(0, 2).map(({ state, remark }) => [state, remark])
  expect(await statesOf(baker)).toEqual([
    ['met', null],
    ['met', '6,1 jaar'],
  ])
  expect((await details(token, vacancyId, clerk)).score.points).toBe(0)
})

test('the swap test holds the candidates of the organisation beside the vacancy, and keeps nothing', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  await candidate(owner, { summary: 'Hij is een jonge man, geboren in Utrecht, gehuwd met kinderen.' })
  await candidate(owner, { ...STRANGER, cv_text: 'Bram\nCV\nNationaliteit: Nederlandse\nLeeftijd: 30 jaar' })
  await candidate(owner, { skills: [7] })
  const answer = await call(token, 'POST', `/api/vacancies/${vacancyId}/swap-test`)
  const { candidates, swaps } = swapTest.strict().parse(answer.json())
  expect([answer.statusCode, candidates, swaps.length]).toEqual([200, 2, TRAITS.length])
  expect(swaps.map(({ compared, moved }) => [compared, moved])).toEqual(swaps.map(() => [2, 0]))
  expect(await status(token, vacancyId)).toMatchObject({ done: 0, total: 3 })
})
