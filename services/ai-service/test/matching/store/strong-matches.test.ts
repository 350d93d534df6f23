import { expect, test } from '@jest/globals'
import { openConnections } from '@wervio/service-kit/database'
import { startMatchingApp } from './matching-app.ts'

const { databaseUrl, recruiter, vacancy, candidate, change, current } = startMatchingApp()

/** Candidates that anybody was told of for a vacancy, past the policies of a service. */
const toldOf = async (vacancyId: string): Promise<string[]> => {
  const { pool, close } = openConnections({
    url: databaseUrl(),
    connections: 1,
    role: 'wervio_ai',
    onLostConnection: () => undefined,
  })
  const { rows } = await pool.query<{ candidate_id: string }>(
    "select candidate_id from main.notifications where kind = 'match' and vacancy_id = $1",
    [vacancyId],
  )
  await close()
  return rows.map(({ candidate_id: id }) => id)
}

test('who fits well and came after the first look is told of once; who was there is not, nor who fits less', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  await candidate(owner)
  await current(token, vacancyId)
  expect(await toldOf(vacancyId)).toEqual([])
  const strong = await candidate(owner)
  await candidate(owner, { skills: [], experience: [], driving_licences: [], title: 'Kok' })
  await current(token, vacancyId)
  expect(await toldOf(vacancyId)).toEqual([strong])
  await change(owner, 'candidates', strong, { location: 'Utrecht Oost' })
  await current(token, vacancyId)
  expect(await toldOf(vacancyId)).toEqual([strong])
})

test('of a vacancy that is not open nobody is told', async () => {
  const { token, owner } = await recruiter()
  const vacancyId = await vacancy(owner)
  await candidate(owner)
  await current(token, vacancyId)
  await change(owner, 'vacancies', vacancyId, { status: 'gesloten' })
  await candidate(owner)
  await current(token, vacancyId)
  expect(await toldOf(vacancyId)).toEqual([])
})
