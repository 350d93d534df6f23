import { expect, test } from '@jest/globals'
import { cvAnswerOf } from '../../../../test/cv/cv-answer-of.ts'
import { readCv } from '../../../cv/read-cv.ts'
import { sourceOf } from '../../../cv/source/source-of.ts'
import { cvOf } from '../../../cv/testing/cv-of.ts'
import { checkReading } from './check-reading.ts'

const TEXT = `# Sanne de Wit
06-12345678

# Werkervaring
**Teamleider**
Ziekenhuis Oost, Amersfoort
maart 2018 - heden
* Zorg voor patiënten na een operatie

**Verpleegkundige**
Zorggroep West B.V., Den Haag
2012 - 2018
* Wondzorg

# Opleiding
Hbo Verpleegkunde, Hogeschool Utrecht, 2008 - 2012
Cursus Klinisch redeneren
Stichting Leerhuis
2019`

type CvAnswerFields = Parameters<typeof cvAnswerOf>[0]
const check = (fields: CvAnswerFields) => {
  const document = cvOf(TEXT)
  return checkReading(cvAnswerOf(fields), { fields: readCv(document), source: sourceOf(document) })
}
const dropped = (value: string) => `"${value}" staat niet in het CV en is weggelaten.`
const datesOf = (fields: CvAnswerFields) =>
  check(fields).experience.map(({ period, start, end, current }) => [period, start, end, current])
const second = { position: 'Verpleegkundige', company: 'Zorggroep West B.V.' }

test('jobs come newest first, each once, with where each part stands', () => {
  const first = {
    position: 'Teamleider',
    company: 'Ziekenhuis Oost',
    period: 'maart 2018 - heden',
    location: 'Amersfoort',
  }
  const { experience, evidence, warnings } = check({ experience: [{ ...second, period: '2012 - 2018' }, first, first] })
  expect(
    experience.map(({ position, company, location, start, end, current }) => [
      position,
      company,
      location,
      start,
      end,
      current,
    ]),
  ).toEqual([
    ['Teamleider', 'Ziekenhuis Oost', 'Amersfoort', '2018-03', null, true],
    ['Verpleegkundige', 'Zorggroep West B.V.', null, '2012', '2018', false],
  ])
  expect(evidence['experience.1.company']).toMatchObject({ quote: 'Zorggroep West B.V.', places: [{ page: 1 }] })
  expect(evidence['experience.0.period']?.confidence).toBeGreaterThan(0.9)
  expect(warnings).toEqual([])
})

test('part of a company’s name is in the document, more of it isn’t', () => {
  expect(check({ experience: [{ ...second, company: 'Zorggroep West' }] }).experience).toMatchObject([
    { company: 'Zorggroep West' },
  ])
  const { experience, warnings } = check({ experience: [{ ...second, company: 'Zorggroep West Holding B.V.' }] })
  expect(experience).toMatchObject([{ position: 'Verpleegkundige', company: '' }])
  expect(warnings).toEqual([dropped('Zorggroep West Holding B.V.')])
})

test('a job of which neither position nor company is there goes, with all that it says', () => {
  const { experience, warnings } = check({
    experience: [{ position: 'Directeur', company: 'Verzonnen Bank', period: '2012 - 2018' }],
  })
  expect(experience).toEqual([])
  expect(warnings).toEqual([
    'Het taalmodel vond geen gegevens in dit CV.',
    dropped('Directeur'),
    dropped('Verzonnen Bank'),
  ])
})

test('parts of two jobs put together are doubtful', () => {
  const { experience, evidence } = check({ experience: [{ position: 'Verpleegkundige', company: 'Ziekenhuis Oost' }] })
  expect(experience).toHaveLength(1)
  expect(
    Math.min(evidence['experience.0.position']?.confidence ?? 1, evidence['experience.0.company']?.confidence ?? 1),
  ).toBe(0.4)
})

test.each([
  ['as printed', { period: '2012 - 2018' }, ['2012 - 2018', '2012', '2018', false]],
  [
    'by other dates than the words say',
    { period: '2012 - 2018', start: '2002-01', end: '2020' },
    ['2012 - 2018', '2012', '2018', false],
  ],
  ['in other words', { period: 'van 2012 tot en met 2018' }, ['2012 - 2018', '2012', '2018', false]],
  ['with months nobody wrote', { start: '2012-01', end: '2018-12' }, ['2012 - 2018', '2012', '2018', false]],
  ['of which the model says half', { period: '2012' }, ['2012 - 2018', '2012', '2018', false]],
  ['in another language', { period: '2012 until 2018' }, ['2012 - 2018', '2012', '2018', false]],
  ['that is no date', { period: 'Amersfoort' }, [null, null, null, false]],
  ['that never was', { period: '2003 - 2009', start: '2003', end: '2009' }, [null, null, null, false]],
  ['by dates that never were', { start: '2003', end: '2009' }, [null, null, null, false]],
  ['that goes on, and didn’t', { period: '2012 - heden', current: true }, [null, null, null, false]],
])('a period %s', (_how, dates, expected) =>
  expect(datesOf({ experience: [{ ...second, ...dates }] })).toEqual([expected]),
)

test('a period that the page tears apart is known by the rules', () => {
  const document = cvOf('# Sanne de Wit\n\n# Werkervaring\nmaart 2018 || **Kok**\n- heden || De Gouden Lepel, Utrecht')
  const fields = readCv(document)
  const [job] = fields.experience
  expect(job).toMatchObject({ start: '2018-03', current: true })
  const checked = checkReading(cvAnswerOf({ experience: fields.experience }), { fields, source: sourceOf(document) })
  expect(checked.experience).toMatchObject([{ period: job?.period, start: job?.start, current: job?.current }])
  expect(checked.warnings).toEqual([])
})

test('a period that isn’t there is told', () =>
  expect(check({ experience: [{ ...second, start: '2003', end: '2009' }] }).warnings).toEqual([dropped('2003 – 2009')]))

test('of a description the lines stay that are there', () => {
  const { experience, warnings } = check({
    experience: [{ ...second, description: 'Wondzorg\nLeiding aan twaalf mensen' }],
  })
  expect(experience[0]?.description).toBe('Wondzorg')
  expect(warnings).toEqual([dropped('Leiding aan twaalf mensen')])
})

test('the level of a study is what its words say', () => {
  const { education, warnings } = check({
    education: [
      { degree: 'Hbo Verpleegkunde', institution: 'Hogeschool Utrecht', level: 'hbo', period: '2008-2012' },
      { degree: 'Cursus Klinisch redeneren', level: 'wo', period: '2019' },
    ],
  })
  expect(education.map(({ degree, level, start, end }) => [degree, level, start, end])).toEqual([
    ['Cursus Klinisch redeneren', null, null, '2019'],
    ['Hbo Verpleegkunde', 'hbo', '2008', '2012'],
  ])
  expect(warnings).toEqual([dropped('wo')])
})
