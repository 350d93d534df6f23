import { describe, expect, test } from '@jest/globals'
import { matchOf } from '../testing/match-of.ts'

describe('a certificate is as valid as the CV says', () => {
  test.each([
    ['SKJ-registratie 110012345', 'met'],
    ['SKJ: aanvraag loopt', 'partly'],
    ['SKJ-registratie: tot 2021, daarna niet verlengd', 'missing'],
    ['SKJ registration expired in 2022', 'missing'],
  ])('%s', (certificate, state) => {
    expect(matchOf({ hard_skills: 'SKJ' }, { certificates: [certificate] }).states['SKJ']).toBe(state)
  })
})

describe('a driving licence that somebody works on is none', () => {
  test.each([
    ['Rijbewijs B', 'met'],
    ['Rijbewijs: nog niet, theorie gehaald', 'missing'],
    ['Driving licence B in progress', 'missing'],
  ])('%s', (line, state) => {
    const { states } = matchOf({ hard_skills: 'Rijbewijs B' }, { driving_licences: ['B'], cv_text: `N\nA\n${line}` })
    expect(states['Rijbewijs B']).toBe(state)
  })
})

describe('a language is known at the level somebody has, not the one they work on', () => {
  test.each([
    ['B1 (B2 course until March)', 'partly'],
    ['B2', 'met'],
    ['nee, alleen bonjour', 'missing'],
  ])('%s', (level, state) => {
    const { states } = matchOf({ hard_skills: 'Frans (B2)' }, { languages: [{ language: 'Frans', level }] })
    expect(states['Frans (B2)']).toBe(state)
  })
})
