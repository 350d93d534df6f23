import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readEvidence } from './evidence.ts'

const SETS_WITH_EVIDENCE = ['labelled', 'second-open', 'third'] as const
const SETS_IN_WORDS_OF_THE_VACANCY = ['second-open', 'third'] as const

type Grades = Record<string, Record<string, { grade: number; reason?: string }>>
const pathOf = (...path: string[]) => join(import.meta.dirname, ...path)
const read = (...path: string[]) => readFileSync(pathOf(...path), 'utf8')
const namesIn = (set: string, folder: string, ending: string) =>
  readdirSync(pathOf(set, folder))
    .map((file) => basename(file, ending))
    .toSorted()

test.each(SETS_WITH_EVIDENCE)('%s: every CV has a grade for every vacancy, and one above 0 has its reason', (set) => {
  const grades = JSON.parse(read(set, 'grades.json')) as Grades
  expect(Object.keys(grades).toSorted()).toEqual(namesIn(set, 'vacancies', '.json'))
  const cvs = namesIn(set, 'cvs', '.txt')
  for (const ofVacancy of Object.values(grades)) expect(Object.keys(ofVacancy).toSorted()).toEqual(cvs)
  const withoutReason = Object.values(grades)
    .flatMap((ofVacancy) => Object.entries(ofVacancy))
    .filter(([, { grade, reason }]) => grade > 0 && !reason)
  expect(withoutReason).toEqual([])
})

test.each(SETS_WITH_EVIDENCE)('%s: what a person quotes stands within one line of the CV', (set) => {
  const evidence = readEvidence(set)
  expect(evidence.length).toBeGreaterThan(50)
  const notLiteral = evidence.flatMap(({ cv, quotes }) => {
    const lines = read(set, 'cvs', `${cv}.txt`).split('\n')
    return quotes.filter((quote) => !lines.some((line) => line.includes(quote))).map((quote) => ({ cv, quote }))
  })
  expect(notLiteral).toEqual([])
})

test.each(SETS_IN_WORDS_OF_THE_VACANCY)('%s: a requirement has the words of its vacancy', (set) => {
  const strange = readEvidence(set).filter(({ vacancy, requirement }) => {
    const fields = JSON.parse(read(set, 'vacancies', `${vacancy}.json`)) as Record<string, string>
    return !Object.values(fields).some((text) => text.includes(requirement))
  })
  expect(strange).toEqual([])
})
