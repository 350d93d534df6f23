import { describe, expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

describe('a certificate is as valid as the CV says', () => {
  test.each([
    ['SKJ-registratie 110012345', 'met'],
    ['SKJ: aanvraag loopt', 'partly'],
    ['SKJ-registratie: tot 2021, daarna niet verlengd', 'missing'],
    ['SKJ registration expired in 2022', 'missing'],
  ])('%s', (certificate, state) => {
    expect(matchOf({ hard_skills: 'SKJ' }, { certificates: [certificate] }).states['SKJ']).toBe(state)
  })

  test.each([
    ['SKJ registratie', 'SKJ-registratie: tot 2021, daarna niet verlengd', 'missing'],
    ['BIG-registratie', 'Inschrijving in het BIG-register ingediend in september, nog in behandeling', 'partly'],
    ['VCA basis', 'VCA basic: expired in May 2026, renewal booked', 'missing'],
    ['Code 95', 'ADR-certificaat (vervallen), code 95 geldig tot 2029', 'met'],
    ['ADR', 'ADR-certificaat (vervallen), code 95 geldig tot 2029', 'missing'],
  ])('%s, in other words than are asked: %s', (label, line, state) => {
    expect(matchOf({ hard_skills: label }, { cv_text: `Naam\nAdres\n${line}` }).states[label]).toBe(state)
  })

  test('a bare name in a list doesn’t hide the line that says it ran out', () => {
    const candidate = { certificates: ['F-gassen'], cv_text: 'Naam\nAdres\nF-gassen: verlopen in 2024' }
    expect(matchOf({ hard_skills: 'F-gassen' }, candidate).findingOf('F-gassen')).toMatchObject({
      state: 'missing',
      remark: 'Niet meer geldig',
    })
  })
})

describe('what was only learned or wished for', () => {
  const stateOf = (hard_skills: string, summary: string) =>
    matchOf({ title: 'Monteur', hard_skills }, { summary, experience: [jobOf('Monteur', [2019])] }).findingOf(
      hard_skills,
    )

  test.each([
    ['Siemens TIA Portal', 'Siemens TIA Portal: e-learning, nog niet op het werk gebruikt.', 'Het CV zegt van niet'],
    ['AutoCAD', 'AutoCAD: tutorial gedaan, nog niets mee gemaakt.', 'Het CV zegt van niet'],
    ['Allen-Bradley', 'I would like to learn Allen-Bradley.', 'Wil het nog leren'],
    ['Waterbehandeling', 'Ik heb me ingeschreven voor een cursus waterbehandeling.', 'Wil het nog leren'],
  ])('%s isn’t there: %s', (label, summary, remark) => {
    expect(stateOf(label, summary)).toMatchObject({ state: 'missing', remark })
  })

  test('a course that anybody can click through counts in part', () => {
    expect(stateOf('AutoCAD', 'Online cursus AutoCAD via Udemy.')).toMatchObject({
      state: 'partly',
      remark: 'Alleen een korte cursus, niet gezien in het werk',
    })
  })

  test('‘not only’ denies nothing', () => {
    expect(stateOf('AutoCAD', 'Ik teken niet alleen in AutoCAD, ook in Revit.')?.state).toBe('met')
  })
})

describe('the law of one country is not that of another', () => {
  const vacancy = { title: 'Loonadministrateur', hard_skills: 'Kennis van het Nederlandse arbeidsrecht' }
  test.each([
    ['Jaarlijkse opleiding Nederlands arbeidsrecht', 'met'],
    ['Jaarlijkse opleiding Belgisch arbeidsrecht', 'missing'],
    ['Jaarlijkse opleiding arbeidsrecht', 'met'],
    ['Geen Nederlands arbeidsrecht gehad', 'missing'],
  ])('%s: %s', (description, state) => {
    const candidate = { experience: [jobOf('Loonadministrateur', [2019], description)] }
    expect(matchOf(vacancy, candidate).states['Kennis van het Nederlandse arbeidsrecht']).toBe(state)
  })

  test('years that the CV itself says were elsewhere aren’t counted', () => {
    const label = '3 jaar ervaring met Belgische payroll'
    const candidate = { experience: [jobOf('Payroll officer', [2010], 'Nog geen Belgische lonen verwerkt.')] }
    expect(matchOf({ title: 'Payroll officer', hard_skills: label }, candidate).findingOf(label)).toMatchObject({
      state: 'missing',
      remark: 'Het CV zegt van niet',
    })
  })
})

test('years with a programme aren’t supposed of kin work that doesn’t tell of it', () => {
  const label = '3 jaar ervaring met React'
  const stateOf = (description: string) =>
    matchOf(
      { title: 'Frontend developer', hard_skills: label },
      { experience: [jobOf('Backend developer', [2016], description)] },
    ).states[label]
  expect(stateOf('Java en Spring.')).toBe('missing')
  expect(stateOf('Java, en schermen in React.')).toBe('met')
})

describe('a driving licence that somebody works on is none', () => {
  test.each([
    ['Rijbewijs B', 'met'],
    ['Rijbewijs', 'met'],
    ['Rijbewijs: nog niet', 'missing'],
    ['Rijbewijs: nog niet, theorie gehaald', 'partly'],
    ['Rijbewijs: voorlopig, praktisch examen in januari', 'partly'],
    ['Driving licence B in progress', 'missing'],
    ['Driving licence\nIndian licence; Dutch category B in progress', 'missing'],
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

  test('a list that says no goes before the bare name', () => {
    const candidate = { languages: [{ language: 'Frans', level: null }], cv_text: 'N\nA\nEngels goed; Frans: nee' }
    expect(matchOf({ hard_skills: 'Frans (B2)' }, candidate).states['Frans (B2)']).toBe('missing')
  })
})

describe('a diploma', () => {
  const stateOf = (label: string, degree: string, institution = '') =>
    matchOf(
      { hard_skills: label },
      { education: [{ degree, institution, level: null, period: null, start: null, end: null, description: null }] },
    ).states[label]

  test.each([
    ['Mbo niveau 4 verpleegkunde', 'Verzorgende mbo niveau 3 verpleegkunde', 'partly'],
    ['Mbo niveau 3 techniek', 'Mbo 4 techniek', 'met'],
    ['Diploma hbo-v', 'Bachelor verpleegkunde', 'met'],
    ['Bachelor in Human Resources or related field', 'Bachelor of Arts: Elementary Education', 'partly'],
    ['Hbo of wo, richting maakt minder uit', 'Bachelor Geschiedenis', 'met'],
  ])('%s, with %s: %s', (label, degree, state) => expect(stateOf(label, degree)).toBe(state))

  test('that is expected next year isn’t there yet, wherever the line says so', () => {
    expect(stateOf('Hbo verpleegkunde', 'Hbo verpleegkunde', 'afstuderen verwacht zomer 2027')).toBe('partly')
  })
})

describe('a kind of something shows it, and the thing doesn’t show the kind', () => {
  test.each([
    ['Dashboards', 'Power BI', 'met'],
    ['Power BI', 'Dashboards', 'missing'],
    ['Lassen', 'TIG', 'met'],
    ['AWS', 'Azure', 'missing'],
    ['HACCP', 'Hygiëne', 'missing'],
    ['Reachtruck', 'Heftruck', 'missing'],
  ])('%s, with %s: %s', (label, description, state) => {
    const candidate = { experience: [jobOf('Medewerker', [2019], `${description} elke dag.`)] }
    expect(matchOf({ hard_skills: label }, candidate).states[label]).toBe(state)
  })
})

describe('a trouble that is denied', () => {
  const stateOf = (hard_skills: string, summary: string) =>
    matchOf({ title: 'Lasser', hard_skills }, { summary, experience: [jobOf('Lasser', [2019])] }).states[hard_skills]

  test.each([
    ['Ploegendienst', 'Geen probleem met ploegendienst.'],
    ['TIG-lassen', 'Zonder toezicht TIG-lassen op de werf.'],
    ['Schoonmaken', 'Ik ben niet vies van schoonmaken.'],
    ['Hoogwerker', 'Geen enige moeite met de hoogwerker.'],
  ])('%s is there: %s', (label, summary) => {
    expect(stateOf(label, summary)).not.toBe('missing')
  })

  test.each([
    ['Ploegendienst', 'Ik werk geen ploegendienst.'],
    ['TIG-lassen', 'Geen ervaring met TIG-lassen.'],
  ])('%s isn’t: %s', (label, summary) => {
    expect(stateOf(label, summary)).toBe('missing')
  })
})

test('a study that ends in a year to come has no diploma yet', () => {
  const education = (end: number) => [
    {
      degree: 'Hbo Bedrijfskunde',
      institution: 'Hanze',
      period: `2024 - ${end}`,
      start: '2024',
      end: `${end}`,
      description: null,
      level: null,
    },
  ]
  const stateOf = (end: number) =>
    matchOf({ hard_skills: 'Hbo Bedrijfskunde' }, { education: education(end) }).findingOf('Hbo Bedrijfskunde')
  expect(stateOf(2028)).toMatchObject({ state: 'partly', remark: 'Nog niet afgerond' })
  expect(stateOf(2025)).toMatchObject({ state: 'met' })
})
