import { expect, test } from '@jest/globals'
import { speakOn, speakToWho, writeJeForU } from './who-reads.ts'

test.each([
  ['Op kantoor krijgt u alle ruimte om zich te ontwikkelen.', 'Op kantoor krijg je alle ruimte om je te ontwikkelen.'],
  ['Een winkel waar u de klanten kent', 'Een winkel waar je de klanten kent'],
  ['Hier kunt u zichzelf zijn', 'Hier kun je jezelf zijn'],
  ['U heeft een rijbewijs', 'Je hebt een rijbewijs'],
  ['Dan bent u hier thuis, en heeft u tijd', 'Dan ben je hier thuis, en heb je tijd'],
  ['38 u per week, 12 euro p/u', '38 u per week, 12 euro p/u'],
  ['Zij ontwikkelen zich snel', 'Zij ontwikkelen zich snel'],
])('%s: %s', (typed, spoken) => expect(writeJeForU(typed)).toBe(spoken))

test('in what is asked of somebody, a pronoun is that person', () => {
  expect(speakOn('Ze kan goed luisteren')).toBe('Je kunt goed luisteren')
  expect(speakOn('Ze kunnen goed luisteren')).toBe('Ze kunnen goed luisteren')
})

test.each([
  ['De kandidaat zal de kassa tellen en afsluiten.', 'Je gaat de kassa tellen en afsluiten.'],
  ['Onze nieuwe collega heeft ervaring en kan zich uitdrukken', 'Je hebt ervaring en kan je uitdrukken'],
  ['Hij/zij dient zijn/haar uren te noteren', 'Je dient je uren te noteren'],
  [
    'Onze nieuwe kok gaat koken. Verder bestelt hij de waren en houdt hij de keuken schoon.',
    'Je gaat koken. Verder bestel je de waren en houd je de keuken schoon.',
  ],
  ['De medewerkers zijn trots', 'De medewerkers zijn trots'],
  ['De persoon met ervaring', 'De persoon met ervaring'],
])('%s: %s', (typed, spoken) => expect(speakToWho(typed)).toBe(spoken))
