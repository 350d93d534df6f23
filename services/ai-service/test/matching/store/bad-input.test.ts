import { expect, test } from '@jest/globals'
import { MOST_REQUIREMENTS } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { startMatchingApp } from './matching-app.ts'

const app = startMatchingApp()
const { asOwner, call, candidate, current, details, recruiter, requirements, status, vacancy } = app

test('a vacancy without a word of what is asked gives everybody a score and no failure', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner, { title: '', hard_skills: '', specific_tasks: '', location: '' })
  const candidateId = await candidate(owner)
  expect((await requirements(token, vacancyId)).requirements).toEqual([])
  expect(await current(token, vacancyId)).toMatchObject({ done: 1, total: 1, failures: [], at_least: { 65: 0 } })
  expect((await details(token, vacancyId, candidateId)).score).toMatchObject({ percentage: 0, maximum: 0, gap: null })
})

test('a CV of ten thousand words and an empty one stand beside each other', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  const words = Array.from({ length: 10_000 }, (_, at) => (at % 12 === 11 ? `woord${at}.\n` : `woord${at}`)).join(' ')
  const long = await candidate(owner, { cv_text: `Naam\nPlanner\n${words}\nRijbewijs C` })
  const empty = await candidate(owner, {
    title: null,
    skills: [],
    experience: [],
    driving_licences: [],
    location: null,
    cv_text: '',
  })
  expect(await current(token, vacancyId)).toMatchObject({ done: 2, failures: [] })
  expect((await details(token, vacancyId, long)).score.percentage).toBeGreaterThan(85)
  expect((await details(token, vacancyId, empty)).score.percentage).toBe(0)
})

test('three hundred requirements are all held beside somebody, and one more is not asked', async () => {
  const { token, owner } = await recruiter()
  const skills = Array.from({ length: 320 }, (_, at) => `Vaardigheid${String.fromCodePoint(97 + (at % 26))}${at}`)
  const vacancyId = await vacancy(owner, { hard_skills: skills.join('\n') })
  const candidateId = await candidate(owner, { skills: [...skills.slice(0, 40), 'Excel'] })
  const { requirements: list } = await requirements(token, vacancyId)
  expect(list).toHaveLength(MOST_REQUIREMENTS)
  await current(token, vacancyId)
  const { score } = await details(token, vacancyId, candidateId)
  expect(score.states).toHaveLength(MOST_REQUIREMENTS)
  expect(score.states.filter((state) => state !== 'missing').length).toBeGreaterThanOrEqual(30)
})

test('the same person twice has the same score twice', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  const pair = [await candidate(owner), await candidate(owner)]
  await current(token, vacancyId)
  const [one, other] = await Promise.all(pair.map((id) => details(token, vacancyId, id)))
  expect(one?.score.percentage).toBe(other?.score.percentage)
  expect(one?.score.states).toEqual(other?.score.states)
})

test('weights of 0 give 0 of 0, and states that can still be read', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  const candidateId = await candidate(owner)
  const { version, requirements: list } = await requirements(token, vacancyId)
  const drafts = list.map(({ source: _source, edited: _edited, ...draft }) => ({ ...draft, weight: 0 }))
  await call(token, 'PUT', `/api/vacancies/${vacancyId}/requirements`, { version, requirements: drafts })
  await current(token, vacancyId)
  const { score } = await details(token, vacancyId, candidateId)
  expect(score).toMatchObject({ percentage: 0, points: 0, maximum: 0 })
  expect(score.states).toContain('met')
})

test('a vacancy that goes during a run takes its scores along, and the next vacancy has its own', async () => {
  const { token, owner } = await recruiter()
  const [going, staying] = [await vacancy(owner), await vacancy(owner)]
  await candidate(owner)
  await status(token, going)
  await asOwner(owner, sql`delete from main.vacancies where id = ${going}`)
  expect(await current(token, staying)).toMatchObject({ done: 1, failures: [] })
  expect((await call(token, 'GET', `/api/vacancies/${going}/matching`)).statusCode).toBe(404)
})
