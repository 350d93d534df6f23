import { expect, test } from '@jest/globals'
import { callsIn, withoutCalls } from './calls.ts'

test.each([
  'Yesss, we zoeken een nieuwe kapper',
  'DM ons of kom langs!',
  'Gelieve enkel te solliciteren indien u gemotiveerd bent.',
  'Lees dan snel verder!',
  'Lees verder.',
  'Dan zoeken wij jou!',
  'Wij zoeken jou!',
  'Dan ben jij degene die wij zoeken.',
  'Dan is dit jouw baan!',
  'Dan is deze functie iets voor jou.',
  'Dan hebben wij de perfecte baan voor jou!',
  'Dan maken we graag kennis met je.',
  'Enthousiast?',
  'Interesse?',
  'Klinkt dit goed?',
  'Herken jij jezelf hierin?',
  'Is dit iets voor jou?',
  'Spreekt deze functie je aan?',
  'Toe aan een nieuwe uitdaging?',
  'Waar wacht je nog op?',
  'Aarzel niet!',
  'Solliciteer dan nu!',
  'Solliciteer via de knop hieronder.',
  'Solliciteer snel via onderstaande link',
  'Klik op de sollicitatieknop!',
  'Reageer via het formulier op deze pagina.',
  'Ben jij onze nieuwe collega?',
  'Kom jij ons team versterken?',
])('%s only calls', (sentence) => expect(callsIn(sentence)).toEqual([sentence]))

test.each([
  'Ben jij het visitekaartje van ons kantoor?',
  'Lees meters af',
  'Je leest tekeningen',
  'Dan is er koffie met taart',
  'Solliciteer voor 1 mei',
  'Interesse in techniek',
  'Wij zoeken jou voor onze keuken in Zwolle',
  'Klik en klaar montage',
  'Enthousiast team',
  'enthousiast',
  'nieuwsgierig',
  'op zoek naar een uitdaging',
])('%s says something', (sentence) => expect(callsIn(sentence)).toEqual([]))

test('what stands beside a call stays', () => {
  expect(withoutCalls('Houd jij van bloemen? Lees dan verder!\nJe bindt boeketten')).toBe(
    'Houd jij van bloemen?\nJe bindt boeketten',
  )
  expect(withoutCalls('Enthousiast? Bel Tess')).toBe('Bel Tess')
  expect(withoutCalls('Dan zoeken wij jou!\nJe bindt boeketten')).toBe('Je bindt boeketten')
})
