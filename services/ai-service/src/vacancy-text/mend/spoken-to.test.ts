import { expect, test } from '@jest/globals'
import { speakOfReader, withVan, writeJe, writeJeInProse } from './spoken-to.ts'

test.each([
  ['U laadt en lost vrachtwagens, u telt de voorraad', 'Je laadt en lost vrachtwagens, je telt de voorraad'],
  ['Wij bellen als U reageert, en U hoort het snel', 'Wij bellen als je reageert, en je hoort het snel'],
  ['Hebt u vragen?', 'Heb je vragen?'],
  ['38 u per week', '38 u per week'],
])('%s is said to who reads: %s', (typed, written) => expect(writeJe(typed)).toBe(written))

test.each([
  ['houdt van structuur', 'Je houdt van structuur'],
  ['Kan tegen warmte', 'Je kunt tegen warmte'],
  ['Komt op tijd. Werkt schoon.', 'Je komt op tijd. Je werkt schoon.'],
  ['Heeft een rijbewijs. Heeft de voorkeur.', 'Je hebt een rijbewijs. Heeft de voorkeur.'],
  ['Je kunt alleen werken', 'Je kunt alleen werken'],
  ['Frans is een plus', 'Frans is een plus'],
  ['Kennis van Excel', 'Kennis van Excel'],
  ['kan zich inleven', 'Je kunt je inleven'],
  ['weet zich te redden', 'Je weet je te redden'],
  ['voelt zich thuis tussen dieren', 'Je voelt je thuis tussen dieren'],
  ['houdt zich aan afspraken', 'Je houdt je aan afspraken'],
  ['ziet zichzelf als bouwer', 'Je ziet jezelf als bouwer'],
  ['past zich snel aan', 'Je past je snel aan'],
  ['laat zich niet opjagen', 'Je laat je niet opjagen'],
  ['past bij ons', 'past bij ons'],
  ['zich kunnen uiten', 'zich kunnen uiten'],
])('%s as something somebody is like: %s', (typed, written) => expect(speakOfReader(typed)).toBe(written))

test('a sentence without its subject gets the one of the others', () => {
  expect(writeJeInProse('Je treedt op bij overlast. Schrijft rapporten en werkt samen met de politie.')).toBe(
    'Je treedt op bij overlast. Je schrijft rapporten en werkt samen met de politie.',
  )
  expect(writeJeInProse('Je werkt 24 uur. Is bespreekbaar.')).toBe('Je werkt 24 uur. Is bespreekbaar.')
  expect(writeJeInProse('Bakker Jansen. Werkt sinds 1950.')).toBe('Bakker Jansen. Werkt sinds 1950.')
})

test.each([
  ['Testen en implementeren releases', 'Testen en implementeren van releases'],
  ['Aansturen 8 tot 10 medewerkers', 'Aansturen van 8 tot 10 medewerkers'],
  ['Werken volgens protocollen', 'Werken volgens protocollen'],
  ['Lesgeven groepen 5 en 6', 'Lesgeven groepen 5 en 6'],
  ['Plaatsen van ramen', 'Plaatsen van ramen'],
  ['Klanten helpen', 'Klanten helpen'],
])('%s: %s', (typed, written) => expect(withVan(typed)).toBe(written))

test.each([
  ['Fooien zijn voor U', 'Fooien zijn voor jou'],
  ['Uw loopbaan begint hier', 'Je loopbaan begint hier'],
  ['Heeft u uw rijbewijs?', 'Heb je je rijbewijs?'],
  ['8 uur met 2 u pauze', '8 uur met 2 u pauze'],
])('%s: %s', (typed, spoken) => expect(writeJe(typed)).toBe(spoken))
