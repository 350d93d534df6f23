import { expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

const LONG = [2012] as const

const findingsOf = (title: string, demand: string, position: string, description: string | null = null) => {
  const { findingOf } = matchOf({ title, hard_skills: demand }, { experience: [jobOf(position, LONG, description)] })
  return { title: findingOf(title), years: findingOf(demand) }
}

test.each([
  ['Wijkverpleegkundige', 'Verpleegkundige SEH'],
  ['IC-verpleegkundige', 'Psychiatrisch verpleegkundige'],
  ['Leraar Frans', 'Leraar wiskunde'],
  ['Embedded developer', 'Frontend developer'],
  ['Vrachtwagenchauffeur CE', 'Taxichauffeur'],
  ['Projectleider bouw', 'Projectleider IT'],
  ['Kok', 'Kok in opleiding'],
  ['Java developer', 'PHP developer'],
  ['Metselaar', 'Tegelzetter'],
])('years as the one are no years as the other: %s, %s', (vacancyTitle, position) => {
  const demand = `3 jaar ervaring als ${vacancyTitle}`
  const { title, years } = findingsOf(vacancyTitle, demand, position)
  expect(title).toMatchObject({ state: 'partly', remark: 'Verwant beroep' })
  expect(years?.state).toBe('partly')
  expect(years?.remark).toContain('jaar in verwant werk')
})

test.each([
  ['Wijkverpleegkundige', 'Verpleegkundige SEH'],
  ['Leraar Frans', 'Leraar wiskunde'],
  ['Embedded developer', 'Frontend developer'],
])('nor where the demand names no job: %s, %s', (vacancyTitle, position) => {
  const { years } = findingsOf(vacancyTitle, '3 jaar relevante werkervaring', position)
  expect(years?.state).toBe('partly')
  expect(years?.remark).toContain('jaar in verwant werk')
})

test.each([
  ['Accountmanager', 'Accountant'],
  ['Accountant', 'Accountmanager'],
  ['HR-adviseur', 'Juridisch adviseur'],
  ['Boekhouder', 'Kok'],
])('nothing of %s is in %s', (vacancyTitle, position) => {
  const { title, years } = findingsOf(vacancyTitle, `3 jaar ervaring als ${vacancyTitle}`, position)
  expect(title?.state).toBe('missing')
  expect(years?.state).toBe('missing')
})

test('an account manager has no years of accounting', () => {
  expect(findingsOf('Senior accountant', '5 years of accounting experience', 'Account manager').years?.state).toBe(
    'missing',
  )
  expect(findingsOf('Senior accountant', '5 years of accounting experience', 'Staff accountant').years?.state).toBe(
    'met',
  )
})

test.each([
  ['Verpleegkundige', 'Verpleegkundige SEH'],
  ['Leraar', 'Leraar wiskunde'],
  ['Softwareontwikkelaar', 'Java developer'],
  ['Projectmanager', 'Projectleider bouw'],
])('whoever asks for a %s is served by a %s', (vacancyTitle, position) => {
  const { title, years } = findingsOf(vacancyTitle, `3 jaar ervaring als ${vacancyTitle}`, position)
  expect(title?.state).toBe('met')
  expect(years?.state).toBe('met')
})

test.each([
  ['IC-verpleegkundige', 'Verpleegkundige', 'Werkzaam op de afdeling intensive care', 'met'],
  ['IC-verpleegkundige', 'Registered nurse', 'Ward for critical care', 'met'],
  ['IC-verpleegkundige', 'Verpleegkundige', 'Werkzaam op de afdeling urologie', 'partly'],
  ['Leraar Frans', 'Docent', 'Lessen Frans aan de onderbouw', 'met'],
  ['Java developer', 'Backend developer', 'Microservices in Java en Spring', 'met'],
  ['Java developer', 'Backend developer', 'Microservices in Go', 'partly'],
])('%s by the lines of a %s: ‘%s’, %s', (vacancyTitle, position, description, state) => {
  const { title, years } = findingsOf(vacancyTitle, `3 jaar ervaring als ${vacancyTitle}`, position, description)
  expect(title?.state).toBe(state)
  expect(years?.state).toBe(state)
})

test('a demand can name a row of jobs that share their last word', () => {
  const demand = '3+ years as platform or DevOps engineer'
  expect(findingsOf('Platform engineer', demand, 'DevOps engineer').years?.state).toBe('met')
  expect(findingsOf('Platform engineer', demand, 'Java developer').years?.state).toBe('partly')
  expect(findingsOf('Platform engineer', demand, 'Kok').years?.state).toBe('missing')
})
