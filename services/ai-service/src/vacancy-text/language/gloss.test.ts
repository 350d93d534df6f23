import { expect, test } from '@jest/globals'
import { glossEnglish } from './gloss.ts'

test.each([
  ['write functional specs together with the customer', 'functionele specificaties schrijven samen met de klant'],
  ['commissioning on site', 'in bedrijf stellen op locatie'],
  [
    'design and program PLC/SCADA software (TIA Portal, Ignition)',
    'PLC/SCADA software (TIA Portal, Ignition) ontwerpen en programmeren',
  ],
  ['Staff discount in all our hotels', 'personeelskorting in al onze hotels'],
  ['4-star hotel with 118 rooms, wellness and restaurant', '4-sterrenhotel met 118 kamers, wellness en restaurant'],
  ['founded in 2011 by two engineers', 'opgericht in 2011 door twee engineers'],
  ['Handling complaints', 'klachten afhandelen'],
  ['remote support during office hours', 'ondersteuning op afstand tijdens kantooruren'],
])('%s is %s', (english, dutch) => expect(glossEnglish(english)).toBe(dutch))

test.each([
  'budget of bonus',
  'training in team',
  'code reviews',
  'Handling van complexe dossiers',
  'less cars driving around looking for a spot',
  'help jij mee',
  'Excel en Word',
])('%s stays', (text) => expect(glossEnglish(text)).toBeNull())
