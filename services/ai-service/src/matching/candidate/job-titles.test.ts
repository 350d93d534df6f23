import { describe, expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'
import { titlesOf } from './job-titles.ts'

describe('the title above a CV', () => {
  test('is that of the latest job where only a firm is named', () => {
    const jobs = [jobOf('De Gouden Aar', [2019]), jobOf('Magazijnmedewerker', [2014, 2019])]
    expect(titlesOf(jobs, 'Bakker')).toEqual(['Bakker', 'Magazijnmedewerker'])
  })

  test('is that of every job where firms alone are named, not of placements', () => {
    const jobs = [jobOf('', [2019]), jobOf('De Gouden Aar', [2014, 2019]), jobOf('Stage', [2013, 2014])]
    expect(titlesOf(jobs, 'Bakker')).toEqual(['Bakker', 'Bakker', 'Stage'])
  })

  test.each([
    ['another trade', [jobOf('Kapper', [2019])], 'Bakker'],
    ['no title', [jobOf('De Gouden Aar', [2019])], 'Gedreven en flexibel'],
    ['nothing', [jobOf('De Gouden Aar', [2019])], null],
  ])('makes up no title: %s', (_, jobs, headline) => {
    expect(titlesOf(jobs, headline)).toEqual(jobs.map(({ position }) => position))
  })

  test('counts as the job that is asked for, with its years', () => {
    const demand = '3 jaar ervaring als bakker'
    const { states, findingOf } = matchOf(
      { title: 'Bakker', hard_skills: demand },
      { title: 'Bakker', experience: [jobOf('De Gouden Aar', [2019])] },
    )
    expect(states['Bakker']).toBe('met')
    expect(findingOf(demand)).toMatchObject({ state: 'met', remark: '7,9 jaar' })
  })
})
