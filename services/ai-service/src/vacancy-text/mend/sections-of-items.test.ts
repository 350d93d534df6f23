import { expect, test } from '@jest/globals'
import { placeOfItem, withoutTimes, withoutTimesAside } from './sections-of-items.ts'

test.each([
  'hybride werken',
  'hybride',
  'deels hybride',
  'remote (2 dagen per week)',
  'je kunt hybride werken',
  '2 dagen per week thuis',
  'thuis werken mogelijk',
])('%s says where one works', (item) => expect(placeOfItem(item, 'benefits')).toBe('workplace'))

test.each([
  ['onderhoud aan hybride auto’s', 'tasks'],
  ['remote servers beheren', 'tasks'],
  ['teams die hybride werken begeleiden', 'tasks'],
  ['kennis van hybride aandrijving', 'hardSkills'],
  ['ervaring met remote support', 'hardSkills'],
  ['hybride fiets van de zaak', 'benefits'],
  ['levering binnen 3 werkdagen', 'tasks'],
] as const)('%s stays among the %s', (item, field) => expect(placeOfItem(item, field)).toBe(field))

test.each([
  ['rijbewijs B (met openbaar vervoer niet te doen)', 'hardSkills', 'hardSkills'],
  ['VCA en opleiding betaalt de klant', 'benefits', 'benefits'],
  ['VCA', 'benefits', 'hardSkills'],
  ['overuren betaald', 'benefits', 'benefits'],
  ['attentie met de feestdagen', 'benefits', 'benefits'],
  ['VOG nodig', 'benefits', 'hardSkills'],
  ['uurrooster: 38 uur, vrijdag tot 15.30 uur', 'tasks', 'shifts'],
  ['netto loon met overuren € 2.900', 'tasks', 'benefits'],
  ['overuren in oktober', 'softSkills', 'shifts'],
  ['beginnen om 5.30 uur kan nodig zijn', 'hardSkills', 'shifts'],
  ['start 1 april', 'hardSkills', 'shifts'],
  ['€ 50 per aangebrachte collega', 'tasks', 'benefits'],
  ['ondersteuning op afstand tijdens kantooruren', 'tasks', 'tasks'],
  ['geen nachten van huis', 'tasks', 'shifts'],
  ['bereid om in ploegen te werken', 'hardSkills', 'hardSkills'],
  ['uitzicht op vast dienstverband', 'softSkills', 'benefits'],
  ['je hebt een diploma verpleegkunde', 'tasks', 'hardSkills'],
  ['roosters voor de avonddienst plannen', 'tasks', 'tasks'],
] as const)('%s, typed among the %s, belongs to %s', (item, field, place) =>
  expect(placeOfItem(item, field)).toBe(place),
)

test('times between brackets behind a trait are apart from it', () => {
  expect(withoutTimesAside('flexibel (overuren in mei)', 'softSkills')).toEqual(['flexibel', 'overuren in mei'])
  expect(withoutTimesAside('flexibel (ook bij drukte)', 'softSkills')).toEqual(['flexibel (ook bij drukte)', null])
})

test('a culture of fragments loses those that are hours, a habit stays', () => {
  expect(withoutTimes('collegiaal, zaterdag om de beurt')).toEqual(['collegiaal', ['zaterdag om de beurt']])
  expect(withoutTimes('gezellig, zaterdag samen lunch')).toEqual(['gezellig, zaterdag samen lunch', []])
})
