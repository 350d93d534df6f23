import { describe, expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

const stateOf = (title: string, hard_skills: string, line: string) =>
  matchOf({ title, hard_skills }, { cv_text: `Naam\nAdres\n${line}`, experience: [jobOf(title, [2015])] })
    .requirements.slice(1)
    .map(({ label }, at) => [
      label,
      matchOf({ title, hard_skills }, { cv_text: `Naam\nAdres\n${line}`, experience: [jobOf(title, [2015])] }).findings[
        at + 1
      ]?.state,
    ])[0]?.[1]

describe('what a clause denies, before or behind its name', () => {
  test.each([
    ['Magazijnmedewerker', 'Reachtruck', 'Heftruck wel, reachtruck niet.'],
    ['Magazijnmedewerker', 'Reachtruck', 'Reachtruck heb ik nooit gereden.'],
    ['Kapper', 'Extensions', 'Knippen en kleuren dagelijks, extensions doe ik niet.'],
    ['Boekhouder', 'Exact Online', 'Geen AFAS, Exact Online of Twinfield gebruikt.'],
    ['Boekhouder', 'Twinfield', 'Geen AFAS, Exact Online of Twinfield gebruikt.'],
    ['Boekhouder', 'AFAS', 'Exact goed, AFAS en Twinfield niet.'],
    ['Grafisch vormgever', 'InDesign', 'InDesign (nog niet), wel Photoshop.'],
    ['Grafisch vormgever', 'InDesign', 'InDesign: not yet.'],
    ['Laborant', 'HPLC', 'HPLC never used, GC daily.'],
    ['Laborant', 'HPLC', 'I have never worked with HPLC.'],
    ['Stukadoor', 'Sierpleister', 'Sierpleister ken ik niet.'],
    ['Telefonist', 'Zendesk', 'Met Zendesk heb ik nog niet gewerkt.'],
    ['Telefonist', 'Zendesk', 'Zendesk: niet'],
    ['Tandartsassistent', 'Röntgenfoto’s maken', 'Röntgenfoto’s maken mag ik niet.'],
    ['Docent', 'Smartboard', 'Smartboard – geen ervaring'],
    ['Timmerman', 'Trappen maken', 'Kozijnen stellen; trappen maken kan ik nog niet.'],
    ['Chef-kok', 'Patisserie', 'Patisserie is niet mijn ding.'],
    ['Fotograaf', 'Lightroom', 'Lightroom: an evening with the trial version, nothing I would put on a CV.'],
    ['Fotograaf', 'Lightroom', 'Lightroom ken ik alleen van naam.'],
    ['Fotograaf', 'Lightroom', 'Lightroom ken ik van naam.'],
    ['Fotograaf', 'Lightroom', 'Capture One instead of Lightroom.'],
    ['Fotograaf', 'Lightroom', 'Lightroom or retouching of portraits: not yet.'],
    ['Fotograaf', 'Lightroom', 'Lightroom is something I still have to learn properly.'],
    ['Fotograaf', 'Lightroom', 'De nieuwe programma’s (Lightroom) ga ik met plezier leren.'],
    ['Vishandelaar', 'Fileren', 'Fileren werd gedaan door de baas.'],
    ['Vishandelaar', 'Roken', 'Roken hebben we niet gedaan.'],
  ])('%s, %s: %s', (title, label, line) => expect(stateOf(title, label, line)).toBe('missing'))

  test.each([
    ['Magazijnmedewerker', 'Heftruck', 'Heftruck wel, reachtruck niet.'],
    ['Boekhouder', 'Exact Online', 'Geen AFAS maar wel Exact Online.'],
    ['Boekhouder', 'Exact Online', 'Exact Online dagelijks, AFAS en Twinfield niet.'],
    ['Grafisch vormgever', 'Photoshop', 'InDesign (nog niet), wel Photoshop.'],
    ['Laborant', 'GC', 'HPLC never used, GC daily.'],
    ['Verkoper', 'Weekenddiensten', 'Weekenddiensten vind ik niet erg.'],
    ['Beveiliger', 'Nachtdiensten', 'Nachtdiensten storen me niet.'],
    ['Timmerman', 'Kozijnen stellen', 'Kozijnen stellen; trappen maken kan ik nog niet.'],
  ])('%s, %s stays: %s', (title, label, line) => expect(stateOf(title, label, line)).not.toBe('missing'))
})

describe('what lapsed is no more, also where it lapsed with something else', () => {
  test.each([
    ['Vrachtwagenchauffeur', 'Code 95', 'Rijbewijs C laten verlopen, samen met code 95.'],
    ['Beveiliger', 'BHV', 'BHV laten verlopen in 2023.'],
    ['Verpleegkundige', 'BIG-registratie', 'Mijn BIG-registratie is ingetrokken.'],
    ['Verpleegkundige', 'BIG-registratie', 'BIG-registratie vervallen, net als het diploma van de spoed.'],
    ['Kraanmachinist', 'VCA', 'Verlopen VCA-certificaat.'],
    ['Electrician', 'NEN 3140', 'NEN 3140 expired last spring.'],
    ['Nurse', 'BLS', 'My BLS has lapsed.'],
    ['Nurse', 'BLS', 'BLS: revoked'],
    ['Heftruckchauffeur', 'VCA', 'VCA verliep in 2021 en is niet vernieuwd.'],
    ['Loodgieter', 'VCA', 'VCA verlopen, haal ik zo weer.'],
  ])('%s, %s: %s', (title, label, line) => expect(stateOf(title, label, line)).toBe('missing'))

  test.each([
    ['Vrachtwagenchauffeur', 'Code 95', 'Code 95, verloopt in 2031.'],
    ['Beveiliger', 'BHV', 'VCA verlopen; BHV geldig tot 2028.'],
    ['Nurse', 'BLS', 'ALS expired, BLS renewed in 2026.'],
  ])('%s, %s is valid: %s', (title, label, line) => expect(stateOf(title, label, line)).toBe('met'))
})

describe('either will do where the vacancy says so, and nothing less', () => {
  test.each([
    ['VCA, of bereid dit te halen', 'VCA: not yet, happy to take it', 'met'],
    ['VCA, of bereid dit te halen', 'VCA verlopen in 2024, ik haal hem zo weer', 'met'],
    ['BHV of bereid dit te behalen', 'BHV: nog niet, volg ik graag', 'met'],
    ['BHV of bereid dit te behalen', 'Ik ben bereid om BHV te halen.', 'met'],
    ['Forklift certificate or willing to obtain it', 'Forklift certificate expired, renewal booked', 'met'],
    ['BHV of bereid dit te behalen', 'BHV: nee', 'missing'],
    ['BHV of bereid dit te behalen', 'BHV laten verlopen in 2020', 'missing'],
    ['VCA', 'VCA: not yet, happy to take it', 'missing'],
    ['BHV', 'BHV: staat gepland in maart', 'partly'],
    ['BHV of bereid dit te halen', 'BHV: staat gepland in maart', 'met'],
    ['Code 95 of bereid dit te behalen', 'Code 95 aangevraagd', 'met'],
    ['Code 95 of bereid dit te behalen', 'Rijdt al vijf jaar', 'missing'],
    ['NEN 3140 or prepared to obtain it', 'NEN 3140: nog niet, wil ik halen', 'met'],
    ['BHV of bereid dit te behalen', 'BHV 2026', 'met'],
  ])('%s, %s: %s', (label, line, state) => expect(stateOf('Monteur', label, line)).toBe(state))
})

describe('a driving licence that is denied or lapsed', () => {
  test.each([
    ['Rijbewijs D', 'Rijbewijs: B, C. Rijbewijs D heb ik niet.', 'missing'],
    ['Rijbewijs C', 'Rijbewijs: B, C. Rijbewijs D heb ik niet.', 'met'],
    ['Rijbewijs B', 'Rijbewijs\nIngetrokken tot maart 2028.', 'missing'],
    ['Rijbewijs B', 'Rijbewijs B: ingevorderd', 'missing'],
    ['Rijbewijs B', 'Driving licence B revoked in 2025', 'missing'],
    ['Rijbewijs BE', 'Rijbewijs B, BE laten verlopen', 'missing'],
    ['Rijbewijs B', 'Rijbewijs B, BE laten verlopen', 'met'],
    ['Rijbewijs B', 'Rijbewijs\nB', 'met'],
    ['Rijbewijs B', 'Mijn rijbewijs ben ik kwijt wegens te hard rijden.', 'missing'],
    ['Rijbewijs C', 'Rijbewijs B en C, verloopt in 2031', 'met'],
  ])('%s, %s: %s', (label, line, state) => {
    const { states } = matchOf({ hard_skills: label }, { driving_licences: ['B'], cv_text: `N\nA\n${line}` })
    expect(states[label]).toBe(state)
  })
})

test('years of work that the CV says there never was', () => {
  const label = '2 jaar ervaring in een apotheek'
  const experience = [jobOf('Verkoper', [2010], 'Verzorging van de afdeling naast de apotheek.')]
  const stateWith = (line: string) =>
    matchOf({ title: 'Apothekersassistent', hard_skills: label }, { experience, cv_text: `N\nA\n${line}` }).states[
      label
    ]
  expect(stateWith('Nooit in een apotheek gewerkt.')).toBe('missing')
  expect(stateWith('In de apotheek voel ik me thuis.')).not.toBe('missing')
})
