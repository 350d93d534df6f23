import { expect, test } from '@jest/globals'
import { translateFact } from './translate-facts.ts'
import { translateItems } from './translate.ts'

test.each([
  ['27 days off', '27 vakantiedagen'],
  ['At least 3 years of experience with Azure', 'minimaal 3 jaar ervaring met Azure'],
  ['Terraform or Bicep', 'Terraform of Bicep'],
  ['AZ-104 certificate is a plus', 'certificaat AZ-104 is een pluspunt'],
  ['You take ownership and you are curious', 'je neemt verantwoordelijkheid en bent nieuwsgierig'],
  ['Not afraid to ask for help', 'niet bang om hulp te vragen'],
  ['Good communication skills in Dutch and English', 'communicatief sterk in het Nederlands en Engels'],
  ['You are able to work independently', 'je kunt zelfstandig werken'],
  ['you are flexible and reliable', 'je bent flexibel en betrouwbaar'],
  ['5 years as developer', '5 jaar ervaring als developer'],
  ['company car after 1 year', 'auto van de zaak na 1 jaar'],
  ['hybrid: 2 days from home', 'hybride werken: 2 dagen thuis'],
  ['3+ years experience TIA Portal', 'minimaal 3 jaar ervaring met TIA Portal'],
  ['5 years of experience with Go or Rust', '5 jaar ervaring met Go of Rust'],
  ['Ignition is a plus', 'Ignition is een pluspunt'],
  ['driving license B', 'rijbewijs B'],
  ['Bachelor electrical engineering / mechatronics', 'bachelor elektrotechniek of mechatronica'],
  ['fluent in Dutch and English', 'vloeiend Nederlands en Engels'],
  ['team player', 'teamspeler'],
  ['training at Siemens', 'training bij Siemens'],
])('%s is %s', (typed, dutch) => expect(translateItems([typed])).toEqual([dutch]))

test('a word that is Dutch too is English only beside another one', () => {
  expect(translateItems(['kind'])).toEqual(['kind'])
  expect(translateItems(['Curious', 'Kind'])).toEqual(['nieuwsgierig', 'vriendelijk'])
})

test.each([
  'experience with the quirks of our customers',
  'native Dutch speaker',
  '5 years of experience leading teams',
  'Bachelor of something',
  'bonus',
  'laptop',
  'Product owner',
])('%s stays as it was typed', (typed) => expect(translateItems([typed])).toEqual([typed]))

test('words of pay and hours are Dutch', () => {
  expect(translateFact('€ 3.800 – 5.200 gross per month')).toBe('€ 3.800 – 5.200 bruto per maand')
  expect(translateFact('full time (40 hrs), 36 possible')).toBe('full time (40 uur), 36 mogelijk')
})
