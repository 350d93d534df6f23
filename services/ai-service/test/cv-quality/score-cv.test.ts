import { describe, expect, it } from '@jest/globals'
import { type Answer, type CvField, scoreCv } from './score-cv.ts'
import { cvTruth } from './truth.ts'

const truth = cvTruth.parse({
  name: 'Zoë van der Çelik',
  email: 'zoe@example.nl',
  phone: '06-12345678',
  linkedin: 'linkedin.com/in/zoe-celik',
  location: 'Lindelaan 14, 3451 AB Vleuten',
  current_title: 'Accountmanager',
  current_company: 'Havenzicht Media B.V.',
  experience: [
    { position: 'Accountmanager', company: 'Havenzicht Media B.V.' },
    { position: 'Junior accountmanager', company: 'Bureau Kleurrijk' },
  ],
  skills: ['Acquisitie', 'Microsoft Excel', 'C#'],
})

const job = (position: string, company: string, current = false) => ({
  position,
  company,
  current,
  period: null,
  start: null,
  end: null,
  location: null,
  description: null,
})

const right: Answer = {
  name: 'drs. Zoe van der Celik',
  email: 'Zoe@Example.nl',
  phone: '+31612345678',
  linkedin: 'https://www.linkedin.com/in/zoe-celik/',
  location: 'Vleuten',
  skills: ['C#', 'Excel', 'acquisitie'],
  experience: [
    job('Accountmanager', 'Havenzicht Media', true),
    job('Junior Accountmanager', 'Bureau Kleurrijk, Schiedam'),
  ],
  education: [],
  languages: [],
  driving_licences: [],
  sensitive: [],
}

const tally = (field: CvField, answer: Partial<Answer>) =>
  scoreCv(truth, { ...right, ...answer }).find((score) => score.field === field)?.tally

const ONE_MISTAKE = { hits: 0, wrong: 1, missed: 1 }

describe('the score of a CV', () => {
  it('counts every field when the answer says the same in other notations', () => {
    for (const { field, tally: counted } of scoreCv(truth, right))
      expect({ field, wrong: counted.wrong, missed: counted.missed }).toEqual({ field, wrong: 0, missed: 0 })
  })

  it.each(['+31 (0)6 12345678', '(+31) 06 12 34 56 78', '0031-6-12345678', '06.12.34.56.78'])(
    'takes %s for the same number',
    (phone) => {
      expect(tally('phone', { phone })).toEqual({ hits: 1, wrong: 0, missed: 0 })
    },
  )

  it.each([
    ['name', { name: 'Zoë van der Çelik (左伊)' }],
    ['current_company', { experience: [job('Accountmanager', 'Havenzicht Media GmbH & Co. KG', true)] }],
    ['linkedin', { linkedin: 'linkedin.com/in/zoe\u2010celik' }],
  ] satisfies [CvField, Partial<Answer>][])('takes a %s in another way of writing', (field, answer) => {
    expect(tally(field, answer)).toEqual({ hits: 1, wrong: 0, missed: 0 })
  })

  it('leaves out fields the truth does not label or calls ambiguous', () => {
    const fields = scoreCv({ ...truth, ambiguous: ['experience', 'phone'] }, right).map(({ field }) => field)
    expect(fields).toEqual(['name', 'email', 'location', 'linkedin', 'current_title', 'current_company', 'skills'])
  })

  it('takes no answer that swallows more of the page', () => {
    const page =
      'Zoë van der Çelik Accountmanager Havenzicht Media Vleuten 06-12345678 zoe@example.nl Acquisitie Excel Bureau Kleurrijk Schiedam Rotterdam Lindelaan'
    expect(tally('name', { name: page })).toEqual(ONE_MISTAKE)
    expect(tally('location', { location: page })).toEqual(ONE_MISTAKE)
    expect(tally('positions', { experience: [job(page, page)] })).toEqual({ hits: 0, wrong: 1, missed: 2 })
    expect(tally('skills', { skills: [page] })).toEqual({ hits: 0, wrong: 1, missed: 3 })
  })

  it('uses each answer once', () => {
    expect(tally('skills', { skills: ['Excel', 'Microsoft Excel', 'Excel'] })).toEqual({ hits: 1, wrong: 2, missed: 2 })
  })

  it('counts an answer where the CV says nothing as wrong, and silence as missed', () => {
    const silent = { ...truth, phone: null }
    expect(scoreCv(silent, right).find(({ field }) => field === 'phone')?.tally).toEqual({
      hits: 0,
      wrong: 1,
      missed: 0,
    })
    expect(tally('phone', { phone: null })).toEqual({ hits: 0, wrong: 0, missed: 1 })
  })

  it.each([
    ['phone', { phone: '0612345679' }],
    ['phone', { phone: '12345678' }],
    ['linkedin', { linkedin: 'linkedin.com/in/zoe' }],
    ['location', { location: 'Nederland' }],
    ['location', { location: 'Lindelaan 14' }],
    ['name', { name: 'Zoë Çelik' }],
    ['current_title', { experience: [job('Junior accountmanager', 'Bureau Kleurrijk', true)] }],
  ] satisfies [CvField, Partial<Answer>][])('is not content with half a %s', (field, answer) => {
    expect(tally(field, answer)).toEqual(ONE_MISTAKE)
  })

  it('judges no more skills than a truth of fifteen lists', () => {
    const many = { ...truth, skills: Array.from({ length: 15 }, (_, index) => `skill${index}`) }
    const answer = { ...right, skills: [...many.skills, 'sixteenth', 'seventeenth'] }
    expect(scoreCv(many, answer).find(({ field }) => field === 'skills')?.tally).toEqual({
      hits: 15,
      wrong: 0,
      missed: 0,
    })
  })
})
