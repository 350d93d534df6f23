import { expect, test } from '@jest/globals'
import { generateVacancyRequest } from '@wervio/contracts'
import { composeVacancy } from '../../src/engines/builtin/compose.ts'
import { coverageOf, pointsOf } from '../../src/engines/openai-compatible/honesty/coverage.ts'
import { readForm } from '../../src/vacancy-text/form.ts'
import { renderText } from '../../src/vacancy-text/render-text.ts'
import { forms } from '../forms/index.ts'
import { goodAnswers } from './good-answers.ts'

const pointsIn = (name: keyof typeof forms) => pointsOf(readForm(generateVacancyRequest.parse(forms[name])))
const names = Object.keys(goodAnswers) as (keyof typeof goodAnswers)[]

test.each(names)('a good text of %s in other words misses at most a quarter of its points', (name) => {
  const { points, missing } = coverageOf(pointsIn(name), goodAnswers[name])
  expect(missing.length).toBeLessThanOrEqual(points / 4)
})

test.each(names)('a good text of another trade misses more than half of %s', (name) => {
  for (const other of names.filter((one) => one !== name)) {
    const { points, missing } = coverageOf(pointsIn(name), goodAnswers[other])
    expect(missing.length).toBeGreaterThan(points / 2)
  }
})

test('texts in the form’s own words miss nothing', () => {
  for (const name of Object.keys(forms) as (keyof typeof forms)[]) {
    const form = readForm(generateVacancyRequest.parse(forms[name]))
    expect(coverageOf(pointsOf(form), renderText(composeVacancy(form))).missing).toEqual([])
  }
})

test('a text in another language than the form is not measured', () =>
  expect(
    coverageOf(
      pointsIn('zorg'),
      'You will write care plans and hand out the medication to all of the residents of the house.',
    ),
  ).toEqual({
    points: 0,
    missing: [],
  }))
