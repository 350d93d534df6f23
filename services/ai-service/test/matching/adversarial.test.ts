import { expect, test } from '@jest/globals'
import { createMatcher } from '../../src/matching/matcher.ts'
import { deriveRequirements } from '../../src/matching/requirements/derive.ts'
import { readMatchSet, TODAY } from './match-sets.ts'

const set = readMatchSet('labelled')

/** CVs of the set that are a 0 for every vacancy, by what they try. */
const ADVERSARIES = {
  'a list of keywords': 'victor-stanton',
  'a copy of the vacancy': 'bart-willemse',
  'soft skills alone': 'britt-lauwers',
  'writing about the trade': 'naomi-fischer',
  'another trade': 'marco-santoro',
} as const

/** What anybody can have, and what is true of an adversary as well. */
const GENERAL: ReadonlySet<string> = new Set(['language', 'licence', 'location', 'hours', 'education'])

/** The score of each candidate for a vacancy, and what of it comes from the trade. */
const scoresFor = (vacancy: string) => {
  const fields = set.vacancies.get(vacancy)
  if (!fields) throw new Error(`The set has no ${vacancy}`)
  const { requirements } = deriveRequirements(fields)
  const match = createMatcher(requirements, { today: TODAY })
  return [...set.candidates].map(([name, { prepared }]) => {
    const { findings, percentage, degree } = match(prepared)
    const ofTrade = findings.filter(
      ({ state }, at) =>
        state !== 'missing' && (requirements[at]?.weight ?? 0) > 0 && !GENERAL.has(requirements[at]?.kind ?? 'trait'),
    )
    return { name, findings, percentage, score: percentage + degree, ofTrade, grade: set.gradeOf(vacancy, name) }
  })
}

test.each([...set.vacancies.keys()])('%s: no adversary stands above somebody with a grade by a claim', (vacancy) => {
  const scores = scoresFor(vacancy)
  const honest = scores.filter(({ grade }) => grade > 0)
  for (const [what, name] of Object.entries(ADVERSARIES)) {
    const adversary = scores.find((one) => one.name === name)
    const below = honest.filter(({ score }) => score < (adversary?.score ?? 0))
    // Languages, a driving licence and a study of the level are theirs, too.
    const byClaims = below.length === 0 ? [] : adversary?.ofTrade
    expect({ what, below: below.filter(({ grade }) => grade > 1), byClaims }).toEqual({
      what,
      below: [],
      byClaims: [],
    })
    expect(adversary?.percentage).toBeLessThan(30)
  }
})

test('whatever is met or partly met is quoted', () => {
  const bare = [...set.vacancies.keys()].flatMap((vacancy) =>
    scoresFor(vacancy).flatMap(({ name, findings }) =>
      findings.flatMap(({ state, proofs, remark }) =>
        state !== 'missing' && proofs.length === 0 ? [{ vacancy, name, remark }] : [],
      ),
    ),
  )
  expect(bare).toEqual([])
})
