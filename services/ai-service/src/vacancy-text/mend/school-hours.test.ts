import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { mendForm } from './mend-form.ts'

const hoursOf = (functie: string, uren: string, salaris: string) => mendForm(readForm({ functie, uren, salaris })).hours

test.each([
  ['Leerkracht kleuter', '18/24, TADD mogelijk', 'barema 148', '18/24, TADD mogelijk'],
  ['Leerkracht lager', '24/24', 'barema 148', 'Voltijds (24/24)'],
  ['Verzorgende', '18/24 uur', 'FWG 35', '18–24 uur per week'],
])('%s for %s', (functie, uren, salaris, hours) => expect(hoursOf(functie, uren, salaris)).toBe(hours))
