import { generateVacancyRequest, vacancyDraft, vacancyStatuses } from '@wervio/contracts'
import { expect, test } from '@jest/globals'
import { textRequest } from './text-request.ts'
import { demoVacancies } from './vacancies.ts'

const vacanciesByTitle = demoVacancies.map((vacancy) => [vacancy.title, vacancy] as const)

test('six vacancies in six sectors, with more than one status', () => {
  expect(new Set(demoVacancies.map(({ title }) => title)).size).toBe(6)
  expect(new Set(demoVacancies.map(({ sector }) => sector)).size).toBe(6)
  const statuses = new Set(demoVacancies.map(({ status }) => status))
  expect(statuses.size).toBeGreaterThan(2)
  for (const status of statuses) expect(vacancyStatuses).toContain(status)
})

test.each(vacanciesByTitle)('%s is a whole vacancy of the contract', (_, vacancy) => {
  const { description, client, ...fields } = vacancyDraft.parse(vacancy)
  expect(description).toBe('')
  // The employers of the sample data recruit for themselves.
  expect(client).toBe('')
  for (const [name, value] of Object.entries(fields)) expect([name, value]).toEqual([name, expect.stringMatching(/\S/)])
  for (const list of [vacancy.specific_tasks, vacancy.benefits, vacancy.hard_skills, vacancy.soft_skills])
    expect(list?.split('\n').length).toBeGreaterThanOrEqual(3)
})

test.each(vacanciesByTitle)('%s gives a request for its text with nothing left out', (_, vacancy) => {
  // How a client is named is no text of the form.
  const { opdrachtgever_in_tekst: _mention, ...request } = generateVacancyRequest.parse(textRequest(vacancy))
  const sentTexts = Object.values(request).filter((value) => typeof value === 'string' && value.trim() !== '')
  const { description: _description, status: _status, ...fields } = vacancy
  expect(new Set(sentTexts)).toEqual(new Set(Object.values(fields)))
})
