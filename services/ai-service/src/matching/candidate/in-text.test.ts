import { describe, expect, test } from '@jest/globals'
import { candidateOf, jobOf, matchOf } from '../testing/match-of.ts'
import { jobsInText, withJobsInText } from './jobs-in-text.ts'
import { studiesInText } from './studies-in-text.ts'
import { unitsOf } from './units.ts'

describe('jobs by the lines of a CV', () => {
  test.each([
    ['Kok bij Eetcafé De Bok (2015-2019): bestellingen en mise en place', 'Kok', '2015', '2019'],
    ['2015-2019  Kok, Eetcafé De Bok', 'Kok', '2015', '2019'],
    ['Primary school teacher at Hill School, 2012 – 2018', 'Primary school teacher', '2012', '2018'],
    ['2015 - 2019\nKok\nEetcafé De Bok', 'Kok', '2015', '2019'],
  ])('%s', (text, position, start, end) => {
    expect(jobsInText(text)).toMatchObject([{ position, start, end }])
  })

  test('what stands behind the period tells of the job, until its part ends', () => {
    const [job] = jobsInText('Kok bij De Bok (2015-2019): bestellingen doen\nKeuken van vier\nOPLEIDING\nKoksschool')
    expect(job?.description).toBe('bestellingen doen\nKeuken van vier')
  })

  test('a study with a period is no job', () => {
    expect(jobsInText('2012-2016 Bachelor leraar lager onderwijs, Thomas More\n2008-2012 Pabo')).toEqual([])
  })

  test('a job that was read without its dates has those of its line', () => {
    const read = { ...jobOf('Podoloog, maart 2019', [2000]), start: null, end: null, current: false }
    const [job] = withJobsInText([read], 'Werk\nPodoloog, maart 2019 – heden (28 uur)\nZolen maken')
    expect(job).toMatchObject({ position: 'Podoloog', start: '2019-03', current: true })
  })

  test.each(['Rijbewijs B', 'VCA basis', 'bachelor bouwkunde'])('%s is no job', (position) => {
    const [job] = withJobsInText([jobOf(position, [2019])], '')
    expect(job).toMatchObject({ position: '', start: null, current: false })
  })

  test('a heading that was read as a firm, with what stands below it, tells nothing of the job', () => {
    const [job] = withJobsInText([{ ...jobOf('Kok', [2019], 'Mbo 4 kok'), company: 'Opleiding' }], '')
    expect(job).toMatchObject({ company: '', description: null })
  })

  test('a job that was read stays as it is, and gets the text of its line', () => {
    const jobs = withJobsInText(
      [jobOf('Chef-kok', [2019])],
      'Chef-kok, De Bok, 2019 - heden: menu en inkoop\nKok, De Zwaan, 2015 - 2019',
    )
    expect(jobs).toMatchObject([
      { position: 'Chef-kok', description: 'menu en inkoop' },
      { position: 'Kok', start: '2015' },
    ])
  })
})

test.each([
  ['Chauffeur CE', '', 'met'],
  ['Chauffeur', 'Licences: C, CE, code 95', 'met'],
  ['Chauffeur C', '', 'missing'],
  ['Chauffeur', '', 'missing'],
])('%s, %s: Rijbewijs CE %s', (position, line, state) => {
  const { states } = matchOf(
    { hard_skills: 'Rijbewijs CE' },
    { experience: [jobOf(position, [2019])], cv_text: `N\nA\n${line}` },
  )
  expect(states['Rijbewijs CE']).toBe(state)
})

test('studies by the lines that name a level, not by lines about pupils or a placement', () => {
  const text =
    'Bachelor verpleegkunde, VIVES, 2016\nBegeleiden van hbo-studenten\nStage mbo-opleiding\nMBO 4 kok\nDocent in het mbo'
  expect(studiesInText(text).map(({ degree }) => degree)).toEqual(['Bachelor verpleegkunde, VIVES, 2016', 'MBO 4 kok'])
})

describe('studies beside those that were read', () => {
  const havo = {
    degree: 'Havo',
    institution: '',
    period: null,
    start: null,
    end: null,
    level: null,
    description: null,
  }
  test.each([
    ['Diploma hoefsmid, Deurne, 1998', true],
    ['Hoefsmid (praktijkschool, niveau 4), Deurne, 2001', true],
    ['Hoefsmid, mbo 4 (BBL), Deurne, sept 2023 – nu. Laatste examens in januari 2027.', true],
    ['2008 – 2013  Havo, Deurne', false],
    ['Hbo werk- en denkniveau, 2013', false],
    ['Nederlands, Engels B2, Duits A2 (cursus 2019)', false],
    ['Begeleiden van mbo-studenten, 2019', false],
    ['Diploma nog niet gehaald in 2024', false],
  ])('%s: %s', (line, isStudy) => {
    expect(studiesInText(line, [havo]).map(({ degree }) => degree)).toEqual(isStudy ? [line] : [])
  })
})

describe('lines about the person', () => {
  const linesOf = (line: string) => unitsOf(candidateOf({ cv_text: `Naam\nAdres\n${line}` })).map(({ text }) => text)

  test.each([
    'Vrijwilliger bij de voedselbank 2018-2024',
    'Cursus lassen 01-2018 / 12-2020',
    'BIG-nummer: 49012345678',
  ])('years and registrations are no telephone number: %s', (line) => {
    expect(linesOf(line)).toEqual([line])
  })

  test.each(['Bel 06 12 34 56 78', '+32 470 12 34 56', 'Dorpsstraat 1, 1234 AB Delft', 'jan@post.example'])(
    'stay out: %s',
    (line) => {
      expect(linesOf(line)).toEqual([])
    },
  )
})

describe('what the text adds to a score', () => {
  test('a study that no field holds counts, with its line as proof', () => {
    const { findingOf } = matchOf(
      { hard_skills: 'Bachelor verpleegkunde' },
      { cv_text: 'Naam\nVerpleegkundige\nBachelor verpleegkunde, VIVES, 2016' },
    )
    expect(findingOf('Bachelor verpleegkunde')).toMatchObject({
      state: 'met',
      proofs: [{ path: 'cv_text', quote: 'Bachelor verpleegkunde, VIVES, 2016' }],
    })
  })

  test('years in a kin job count in part where nothing tells of the subject', () => {
    const label = '3 jaar ervaring op een accountantskantoor'
    const { findingOf } = matchOf(
      { title: 'Assistent-accountant', hard_skills: label },
      { experience: [jobOf('Boekhouder', [2015])] },
    )
    expect(findingOf(label)).toMatchObject({ state: 'partly', remark: '11,9 jaar in verwant werk' })
  })
})
