import { expect, test } from '@jest/globals'
import { hasNote, notesIn, withoutNotes } from './notes.ts'

test.each([
  'nog vragen aan Tess of dit erin moet',
  'weet niet of dit mag',
  'moet dit erin?',
  'mag dit op de site?',
  'nakijken bij sociaal secretariaat',
  'nakijken sociaal secr.',
  'checken bij HR',
  'met de directie afstemmen of dit zo klopt',
  'schaal 8 nakijken!',
  'klopt dit nog?',
  'wacht nog op akkoord van Piet',
  'niet Breda, die is al vervuld',
  'vestiging Gent is inmiddels ingevuld',
  'tarief klant 48 - NIET vermelden',
  'niet op de site zetten: naam niet in de advertentie',
  'klant wil naam niet in de ad',
  'opdrachtgever wil anoniem blijven',
  'vertrouwelijk: overname in juni',
  'intern - niet delen',
  'tarief klant 65',
  'foto’s zitten in de mail van Karin',
  'de tekst vind je in de bijlage',
  'logo volgt nog',
  'stuur ik nog door',
  'zie bijlage',
  'dit weglaten: bonus van 2%',
  'dat stuk niet opnemen',
  'geen discussies zoals met Karin',
  'klant wil niet met naam',
  'vraag aan Piet of dat nog moet',
  'nog niet zeggen',
])('%s is a note', (text) => expect(hasNote(text)).toBe(true))

test.each([
  'vragen van klanten beantwoorden',
  'contracten nakijken',
  'facturen controleren en nakijken',
  'persoonsgegevens worden niet gedeeld met derden',
  'je kijkt of de motor het doet',
  'tarieven berekenen voor klanten',
  'overbodige stappen weglaten',
  'werken zoals bij een groot bedrijf',
  'klanten eerlijk zeggen wat kan',
  'marge bewaken',
  'klachten komen binnen per mail',
  'je werkt intern en extern samen',
  'afspraken staan in het systeem',
  'vertrouwelijk omgaan met gegevens',
])('%s is work', (text) => expect(hasNote(text)).toBe(false))

test.each([
  ['Ede (niet Breda, die is al vervuld)', 'Ede', ['(niet Breda, die is al vervuld)']],
  ['€ 14 per uur - PC 118? of 220 nakijken sociaal secr.', '€ 14 per uur', ['- PC 118? of 220 nakijken sociaal secr.']],
  ['38 uur, checken bij HR', '38 uur', ['checken bij HR']],
  ['Gent - centrum', 'Gent - centrum', []],
])('%s without its notes', (line, rest, notes) => {
  expect(withoutNotes(line)).toBe(rest)
  expect(notesIn(line)).toEqual(notes)
})
