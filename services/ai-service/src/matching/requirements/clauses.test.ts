import { describe, expect, test } from '@jest/globals'
import { vacancyOf } from '../testing/match-of.ts'
import { deriveRequirements } from './derive.ts'

const read = (fields: Parameters<typeof vacancyOf>[0]): string[] =>
  deriveRequirements(vacancyOf(fields)).requirements.map(
    ({ importance, kind, label }) => `${importance} ${kind}: ${label}`,
  )
const demandsOf = (line: string) =>
  read({ hard_skills: `Lassen\n${line}` }).filter((demand) => !demand.endsWith(': Lassen'))

describe('a wish holds for its own clause', () => {
  test.each([
    ['Duits C1; Frans is een plus, geen must', ['must language: Duits (C1)', 'nice language: Frans']],
    ['German C1; French is a plus, not a must', ['must language: Duits (C1)', 'nice language: Frans']],
    [
      'Ervaring met Twinfield, Exact is een pré',
      ['must skill: Ervaring met Twinfield', 'nice skill: Exact is een pré'],
    ],
    [
      'Kennis van regelgeving (Arbowet, Atex, machinerichtlijn) is een troef',
      ['nice skill: Kennis van regelgeving (Arbowet, Atex, machinerichtlijn) is een troef'],
    ],
    [
      'Noties Italiaans, Spaans of Portugees zijn een pluspunt',
      ['nice language: Italiaans of Spaans of Portugees (A2)'],
    ],
    [
      'Pré: ervaring met verkooptraining; podiumervaring',
      ['nice skill: Pré: ervaring met verkooptraining; podiumervaring'],
    ],
    ['Lascertificaat (TIG is een pluspunt)', ['must certificate: Lascertificaat', 'nice skill: TIG is een pluspunt']],
    ['Rijbewijs B (pré)', ['nice licence: Rijbewijs B']],
    [
      'Rijbewijs C is een must en rijbewijs CE is een voordeel',
      ['must licence: Rijbewijs C', 'nice licence: Rijbewijs CE'],
    ],
    ['Draaibank; freesbank; kotterbank', ['must skill: Draaibank; freesbank; kotterbank']],
    [
      'Photoshop en Illustrator. Figma is mooi meegenomen.',
      ['must skill: Photoshop en Illustrator', 'nice skill: Figma is mooi meegenomen'],
    ],
    ['Snijbloemen en kamerplanten zijn een plus', ['nice skill: Snijbloemen en kamerplanten zijn een plus']],
  ])('%s', (line, demands) => expect(demandsOf(line).toSorted()).toEqual(demands.toSorted()))
})

describe('languages of one line have each their level', () => {
  test.each([
    ['Frans C1, Duits vlot in woord en geschrift (min. B2)', ['Frans (C1)', 'Duits (B2)']],
    ['Frans op moedertaalniveau of C1, Duits vlot (min. B2)', ['Frans (C1)', 'Duits (B2)']],
    ['Nederlands C1, Frans of Duits B2', ['Nederlands (C1)', 'Frans of Duits (B2)']],
    ['Vloeiend Nederlands, redelijk Pools', ['Nederlands (C1)', 'Pools (A2)']],
    ['Nederlands en Engels C1', ['Nederlands (C1)', 'Engels (C1)']],
    ['Spaans C1 en Portugees B1', ['Spaans (C1)', 'Portugees (B1)']],
    ['English: fluent, C1', ['Engels (C1)']],
    ['Goede kennis Frans en Engels', ['Frans (B2)', 'Engels (B2)']],
  ])('%s', (line, labels) =>
    expect(demandsOf(line).toSorted()).toEqual(labels.map((label) => `must language: ${label}`).toSorted()),
  )

  test('what rests on descent alone is left out, and the recruiter hears which', () => {
    const { requirements, warnings } = deriveRequirements(
      vacancyOf({ hard_skills: 'Duits moedertaal, Frans B2\nLassen' }),
    )
    expect(requirements.map(({ label }) => label).toSorted()).toEqual(['Frans (B2)', 'Lassen'])
    expect(warnings.join()).toContain('moedertaal')
  })
})

describe('alternatives are one requirement', () => {
  test.each([
    ['Bachelor vastgoed, makelaardij of rechten', ['must education: Bachelor vastgoed, makelaardij of rechten']],
    [
      'Bachelordiploma (marketing, vastgoed, boekhouden of gelijkaardig)',
      ['must education: Bachelordiploma (marketing, vastgoed, boekhouden of gelijkaardig)'],
    ],
    ['Mbo 3 metaalbewerking, lassen of constructie', ['must education: Mbo 3 metaalbewerking, lassen of constructie']],
    [
      'Hbo Informatica en ervaring met Java',
      ['must education: Hbo Informatica en ervaring met Java', 'must skill: Java'],
    ],
  ])('%s', (line, demands) => expect(demandsOf(line).toSorted()).toEqual(demands.toSorted()))
})

describe('a bracket stays whole', () => {
  test.each([
    [
      'gasten ontvangen, klachten afhandelen (telefoon / mail / balie), kassa opmaken',
      ['Gasten ontvangen', 'Klachten afhandelen (telefoon / mail / balie)', 'Kassa opmaken'],
    ],
    [
      'paarden voeren en poetsen volgens het schema van de dag, stallen uitmesten (stro, vlas, vragen over hooi / kuil / brok), lessen voorbereiden',
      [
        'Paarden voeren en poetsen volgens het schema van de dag',
        'Stallen uitmesten (stro, vlas, vragen over hooi / kuil / brok)',
        'Lessen voorbereiden',
      ],
    ],
  ])('%s', (specific_tasks, labels) =>
    expect(read({ specific_tasks })).toEqual(labels.map((label) => `nice task: ${label}`)),
  )
})
