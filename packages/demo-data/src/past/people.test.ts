import { candidateDraft, vacancyDraft } from '@wervio/contracts'
import { expect, test } from '@jest/globals'
import { demoCandidates } from '../candidates.ts'
import { demoVacancies } from '../vacancies.ts'
import { pastPeople } from './people.ts'
import { datedSteps } from './steps.ts'
import { pastVacancies } from './vacancies.ts'

test('past people and vacancies have names of their own, and each procedure is over and for a past vacancy', () => {
  const names = [...demoCandidates, ...pastPeople].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const titles = [...demoVacancies, ...pastVacancies].map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const vacancy of pastVacancies) expect(vacancyDraft.parse(vacancy)).toMatchObject({ status: 'ingevuld' })
  for (const { procedures } of pastPeople)
    for (const { vacancy, steps } of procedures) {
      expect(pastVacancies.map(({ title }) => title)).toContain(vacancy)
      expect(steps.at(-1)?.outcome).toMatch(/^(hired|withdrawn|rejected)$/)
      expect(steps.map(({ ago }) => ago)).toEqual(steps.map(({ ago }) => ago).toSorted((a, b) => b - a))
    }
})

test('everybody in a procedure that is shown has a day for each step, newest last', () => {
  const inProcedure = demoCandidates.filter(({ vacancy }) => vacancy !== undefined)
  expect(inProcedure.length).toBeGreaterThan(8)
  for (const candidate of inProcedure) {
    const steps = datedSteps(candidate)
    expect([candidate.name, steps?.length]).toEqual([candidate.name, (candidate.steps?.length ?? 0) + 1])
    expect(candidateDraft.shape.name.parse(candidate.name)).toBe(candidate.name)
  }
})
