import { expect, test } from '@jest/globals'
import type { NamedCandidate } from '../candidate/nameless.ts'
import { NO_CHANGES } from '../requirements/changes.ts'
import { readRequirements, type VacancyRequirements } from '../requirements/vacancy-requirements.ts'
import { scoreCandidate } from '../results/score.ts'
import { candidateOf, jobOf, vacancyOf } from '../testing/match-of.ts'
import { swapTraits, type Scoring } from './swap-test.ts'
import { withTrait } from './swap.ts'
import { TRAITS } from './traits.ts'

const TODAY = '2026-11-23'
const NAMES = TRAITS.map(({ name }) => name)
const { signal } = new AbortController()
const listOf = (fields: Parameters<typeof vacancyOf>[0]): VacancyRequirements =>
  readRequirements({ ...vacancyOf(fields), id: 'a', updated_at: '' }, NO_CHANGES)

const list = listOf({ title: 'Bakker', location: 'Utrecht', hard_skills: 'Excel\nBrood bakken' })
const job = (position: string, period: string, years: readonly [number, number?]) => ({
  ...jobOf(position, years),
  period,
})
const somebody: NamedCandidate = {
  ...candidateOf({
    title: 'Bakker',
    location: 'Zwolle',
    experience: [job('Bakker', '2020 - heden', [2020]), job('Winkelmedewerker', '2012 - 2014', [2012, 2014])],
    cv_text: 'Sanne Kuipers\nBakker\n2020 - heden Bakker\n2012 - 2014 Winkelmedewerker\nHij is een jonge man.',
  }),
  name: 'Sanne Kuipers',
}
const people = Array.from({ length: 7 }, () => somebody)
const movedOf = async (vacancy: VacancyRequirements, scoring?: (list: VacancyRequirements, today: string) => Scoring) =>
  (await swapTraits(vacancy, people, { today: TODAY, signal, ...(scoring && { scoring }) })).swaps.flatMap(
    ({ trait, moved }) => (moved > 0 ? [trait] : []),
  )

/** The rules without what keeps a name and personal lines from them. */
const openScoring = (vacancy: VacancyRequirements, today: string): Scoring => {
  const { matcher } = vacancy
  return ({ name: _name, ...candidate }) => {
    const { points, degree, states } = scoreCandidate(
      { ...vacancy, matcher },
      { ...candidate, cv_text: candidate.cv_text.replaceAll(':', ' ') },
      today,
    ).score
    return JSON.stringify([points, degree, states])
  }
}

test('every trait is another in what is stored of somebody, and nothing else is swapped along', () => {
  const before = withTrait(somebody, null, { requirements: list.requirements, today: TODAY, number: 1 })
  const swapped = TRAITS.map((trait) =>
    withTrait(somebody, trait, { requirements: list.requirements, today: TODAY, number: 1 }),
  )
  for (const candidate of swapped) expect(candidate).not.toEqual(before)
  expect(new Set(swapped.map((candidate) => JSON.stringify(candidate))).size).toBe(TRAITS.length)
  const of = (name: string) => swapped[NAMES.indexOf(name)]
  expect(of('Naam')).toMatchObject({ name: 'Mei Bakker', cv_text: expect.not.stringMatching(/Sanne|Kuipers/) })
  expect(of('Naam')?.cv_text).toContain('Met vriendelijke groet, Mei Bakker')
  expect(of('Geslacht')?.cv_text).toContain('Zij is een jonge vrouw.')
  expect(of('Leeftijd')?.cv_text).toContain('63 jaar')
  expect(of('Geboorteplaats')?.cv_text).toContain('Paramaribo')
  expect(of('Nationaliteit')?.cv_text).toContain('Marokkaanse')
  expect(of('Foto')?.cv_text).toContain('Pasfoto')
  expect(of('Adres')).toMatchObject({ location: 'Maastricht', cv_text: expect.stringContaining('Bakkerslaan') })
  expect(of('Burgerlijke staat')?.cv_text).toContain('ongehuwd')
  expect(of('Gezin en verlof')?.cv_text).not.toContain('zwangerschapsverlof')
  expect(of('Gaten')?.experience.map(({ start, end }) => [start, end])).toEqual([
    ['2020', null],
    ['2011', '2013'],
  ])
  expect(of('Gaten')?.cv_text).toContain('2011 - 2013 Winkelmedewerker')
})

test('who lives where it is asked gets another street and stays there', () => {
  const surroundings = { requirements: list.requirements, today: TODAY, number: 0 }
  const address = TRAITS.find(({ name }) => name === 'Adres') ?? null
  expect(withTrait({ ...somebody, location: 'Utrecht' }, address, surroundings).location).toBe('Kerkstraat 12, Utrecht')
})

test('a job is moved only where it stays as long and as recent for the rules', () => {
  const surroundings = { requirements: list.requirements, today: TODAY, number: 0 }
  const gaps = TRAITS.find(({ name }) => name === 'Gaten') ?? null
  const recent = {
    ...somebody,
    experience: [job('Bakker', '2020 - heden', [2020]), job('Kok', '2016 - 2018', [2016, 2018])],
  }
  expect(withTrait(recent, gaps, surroundings).experience).toEqual(recent.experience)
})

test('no score moves, and a vacancy that asks for the very words moves none either', async () => {
  expect(await movedOf(list)).toEqual([])
  expect(await movedOf(asking)).toEqual([])
})

/** Asks for what each trait puts into a CV. */
const asking = listOf({
  title: 'Visser',
  location: 'Utrecht',
  hard_skills: ['Excel', 'Vrouw', '63 jaar', 'Paramaribo', 'Marokkaanse', 'Fotograaf', 'Bakkerslaan', 'Ongehuwd'].join(
    '\n',
  ),
})

// Age, marital status and family are kept from them once more, by the lines that are no evidence.
test('it can fail: rules that get the name and personal lines to see move with these', async () => {
  expect(await movedOf(asking, openScoring)).toEqual([
    'Naam',
    'Geslacht',
    'Geboorteplaats',
    'Nationaliteit',
    'Foto',
    'Adres',
  ])
})

test('it can fail for every trait: a score of all that is stored moves with each', async () => {
  const raw = (): Scoring => (candidate) => JSON.stringify(candidate)
  expect(await movedOf(list, raw)).toEqual(NAMES)
})
