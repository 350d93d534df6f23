import { expect, test } from '@jest/globals'
import { experienceYears } from '@wervio/contracts'
import { readForMatching } from '../../src/matching/results/score.ts'
import { candidateOfForm, compactForm, yearsOfWork } from '../../src/matching/prepared/compact.ts'
import { candidateOf, jobOf } from '../../src/matching/testing/match-of.ts'
import { readMatchSet, TODAY } from './match-sets.ts'

const LATER = '2031-02-14'
const set = readMatchSet('labelled')

test.each([...set.candidates])('the stored form of %s gives the same candidate, on any day', (_, { cv, prepared }) => {
  const form = compactForm(prepared)
  expect(candidateOfForm(form, TODAY)).toEqual(prepared)
  expect(candidateOfForm(form, LATER)).toEqual(readForMatching(cv, LATER))
  expect(yearsOfWork(candidateOfForm(form, LATER), LATER)).toBe(experienceYears(cv.experience, LATER))
})

test('a form holds a CV a few times, never many', () => {
  const sizes = [...set.candidates.values()].map(({ text, prepared }) => compactForm(prepared).length / text.length)
  expect(Math.max(...sizes)).toBeLessThan(6)
})

test('nothing, and what PostgreSQL refuses, can be stored and read', () => {
  for (const profile of [
    candidateOf({}),
    candidateOf({ title: 'Kok\u0000 \ud800', experience: [jobOf('Kok', [2019], 'a\u0000b \udfff keuken leiden')] }),
  ]) {
    const prepared = readForMatching(profile, TODAY)
    const form = compactForm(prepared)
    expect(form).not.toContain('\u0000')
    expect(form.isWellFormed()).toBe(true)
    expect(candidateOfForm(form, TODAY)).toEqual(prepared)
  }
})
