import { expect, test } from '@jest/globals'
import { candidateOf, matchOf } from '../testing/match-of.ts'
import { prepareCandidate } from './prepared.ts'

const TODAY = '2026-11-23'

type Fields = readonly [position: string, company: string, period: string | null]

const quoteOf = (cvText: string, [position, company, period]: Fields) =>
  prepareCandidate(
    candidateOf({
      cv_text: cvText,
      experience: [
        { position, company, period, start: '2019', end: null, current: true, location: null, description: null },
      ],
    }),
    TODAY,
  ).jobs[0]?.quote

test.each<[string, Fields]>([
  ['2019 – heden   Metselaar, Bouwbedrijf Kade, Zwolle', ['Metselaar', 'Bouwbedrijf Kade', '2019 – heden']],
  ['Boekhouder | Tuincentrum De Roos | maart 2019 - nu', ['Boekhouder', 'Tuincentrum De Roos', 'maart 2019 - nu']],
  ['• Head chef, The Anchor, Leeds (2019 to present)', ['Head chef', 'The Anchor', '2019 to present']],
  ['Sinds 2019: tandartsassistente bij Praktijk Wit', ['Tandartsassistente', 'Praktijk Wit', 'Sinds 2019']],
  ['Lasser                     2019 – heden', ['Lasser', 'Scheepswerf Noord', '2019 – heden']],
  ['Werk: kapper, Salon Lok, Gent, 2019 – nu', ['kapper', 'Salon Lok', '2019 – nu']],
  ['2019-heden — IC-verpleegkundige — Ziekenhuis Oost', ['IC-verpleegkundige', 'Ziekenhuis Oost', '2019-heden']],
  ['Docent Duits (0,6 fte) @ Lyceum West, 2019 t/m nu', ['Docent Duits', 'Lyceum West', '2019 t/m nu']],
])('a job is quoted by its line: %s', (line, fields) => {
  expect(quoteOf(`Naam\n\nWerkervaring\n${line}\n- iets gedaan`, fields)).toBe(line)
})

test.each<[string, string, Fields, string]>([
  [
    'the period stands elsewhere',
    '2019 – heden\nMetselaar\nBouwbedrijf Kade',
    ['Metselaar', 'Bouwbedrijf Kade', '2019 – heden'],
    'Metselaar, Bouwbedrijf Kade, 2019 – heden',
  ],
  [
    'the profile was mended by hand',
    '2019 – heden Metsel aar',
    ['Metselaar', 'Kade', '2018 – heden'],
    'Metselaar, Kade, 2018 – heden',
  ],
  ['there is no period', 'Metselaar, Kade', ['Metselaar', 'Kade', null], 'Metselaar, Kade'],
  [
    'the line tells a whole story',
    `Metselaar 2019 – heden ${'en nog veel meer werk '.repeat(10)}`,
    ['Metselaar', 'Kade', '2019 – heden'],
    'Metselaar, Kade, 2019 – heden',
  ],
])('and by its fields where %s', (_, cvText, fields, quote) => {
  expect(quoteOf(`Naam\n\n${cvText}`, fields)).toBe(quote)
})

test('the line is the evidence of the title', () => {
  const line = '2019 – heden   Metselaar, Bouwbedrijf Kade, Zwolle'
  const { findingOf } = matchOf(
    { title: 'Metselaar' },
    {
      cv_text: `Naam\n\n${line}`,
      experience: [
        {
          position: 'Metselaar',
          company: 'Bouwbedrijf Kade',
          period: '2019 – heden',
          start: '2019',
          end: null,
          current: true,
          location: null,
          description: null,
        },
      ],
    },
  )
  expect(findingOf('Metselaar')?.proofs).toEqual([{ path: 'experience.0', quote: line }])
})

const schoolQuoteOf = (line: string, degree: string, institution: string, period: string | null) =>
  prepareCandidate(
    candidateOf({
      cv_text: `Naam\n\nOpleiding\n${line}\nTalen`,
      education: [{ degree, institution, period, start: null, end: null, level: null, description: null }],
    }),
    TODAY,
  ).schools[0]?.quote

test.each<[string, string, string, string | null]>([
  ['2012 – 2016   Bachelor boekhouden, Hogeschool Zuid', 'Bachelor boekhouden', 'Hogeschool Zuid', '2012 – 2016'],
  ['Mbo 4 kok | ROC Noord | 2015', 'Mbo 4 kok', 'ROC Noord', '2015'],
  ['MSc Physics (2018), University of Leeds', 'MSc Physics', 'University of Leeds', '2018'],
  ['Mbo 3 timmeren, ROC Noord', 'Mbo 3 timmeren', 'ROC Noord', null],
])('a study is quoted by its line: %s', (line, degree, institution, period) => {
  expect(schoolQuoteOf(line, degree, institution, period)).toBe(line)
})

test('and by its fields where no line names it', () => {
  expect(schoolQuoteOf('Mbo 3\ntimmeren', 'Mbo 3 timmeren', 'ROC Noord', '2015')).toBe('Mbo 3 timmeren, ROC Noord')
})
