import { describe, expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

const stateOf = (demand: string, line: string) => {
  const { findings, requirements } = matchOf(
    { title: 'Baggeraar', hard_skills: demand },
    { cv_text: `Naam\nAdres\n${line}`, experience: [jobOf('Baggeraar', [2019])] },
  )
  return findings[requirements.findIndex(({ source }) => source?.quote === demand)]
}

describe('papers and registers that are no known certificate', () => {
  const PASS = 'Geldig havenpaspoort (HPA) voor werken op de terminal'
  const REGISTER = 'Ingeschreven in het Duikregister of bereid dat te doen'
  test.each([
    [PASS, 'Havenpaspoort in orde t.e.m. 2028', 'met'],
    [PASS, 'HPA geldig, veiligheidsinstructie 2025', 'met'],
    [PASS, 'HPA verlopen in maart', 'missing'],
    [PASS, 'Ik werk graag op een terminal', 'missing'],
    [REGISTER, 'Duikregister: ingeschreven', 'met'],
    [REGISTER, 'Duikregister niet verlengd na 2018, ik schrijf me graag opnieuw in', 'met'],
    [REGISTER, 'Duikregister niet verlengd na 2018', 'missing'],
    ['VCA basis of bereid om te halen', 'VCA is vervallen in 2024, wil ik direct terug doen.', 'met'],
  ])('%s: %s: %s', (demand, line, state) => expect(stateOf(demand, line)?.state).toBe(state))
})

describe('names of standards', () => {
  test.each([
    ['Werken volgens ISO 22000', 'Bedrijf met certificaat ISO/IEC 22000', 'met'],
    ['Werken volgens ISO 22000', 'Wij zijn gecertificeerd volgens NEN-EN-ISO 22000', 'met'],
    ['Werken volgens ISO 22000', 'ISO 22000 ken ik van naam', 'missing'],
    ['Werken volgens ISO 22000', 'Certificaat ISO 45001', 'missing'],
  ])('%s: %s: %s', (demand, line, state) => expect(stateOf(demand, line)?.state).toBe(state))
})

test('letters in brackets are no other name of a programme', () => {
  expect(stateOf('Ervaring met Dredgelog (DMS)', 'Elk DMS snel onder de knie')?.state).not.toBe('met')
})
