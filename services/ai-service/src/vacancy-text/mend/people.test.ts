import { expect, test } from '@jest/globals'
import { leadersIn, splitContact, writeLeaders } from './people.ts'

test.each([
  ['rapporteert aan projectleider (Koen)', 'Je rapporteert aan projectleider Koen'],
  ['TD: 9 monteurs, chef TD = Henk', 'TD: 9 monteurs, chef TD Henk'],
  ['TD: 14 techniekers, chef Bart', 'TD: 14 techniekers, chef Bart'],
  ['4 receptionisten, Els = front office manager', '4 receptionisten, front office manager Els'],
  ['vakgroep van 7, teamleider mw. drs. A. de Wit', 'vakgroep van 7, teamleider A. de Wit'],
  ['16 leerkrachten, directeur (Greet)', '16 leerkrachten, directeur Greet'],
])('%s is %s', (team, written) => expect(writeLeaders(team)).toBe(written))

test('who reports is spoken to', () =>
  expect(writeLeaders('rapporteert aan projectleider')).toBe('Je rapporteert aan de projectleider'))

test.each([
  '3 managers Operations',
  '12 schilders en Petra op kantoor',
  'directeur HR',
  'manager Nederland',
  'vader Luc en zoon Wim',
])('%s names no leader', (team) => expect(leadersIn(team)).toEqual([]))

test('whom to ask stands apart from the team', () =>
  expect(splitContact('5 huisartsen, 2 POH, praktijkmanager = Ingrid (vragen? 030-0000123)')).toEqual({
    story: '5 huisartsen, 2 POH, praktijkmanager',
    contact: 'Vragen? Bel Ingrid (praktijkmanager): 030-0000123',
  }))

test('whom to ask may be named inside the brackets', () =>
  expect(splitContact('8 logopedisten (vragen: Esther 06-00000001)')).toEqual({
    story: '8 logopedisten',
    contact: 'Vragen? Bel Esther: 06-00000001',
  }))

test('a number that reaches nobody stays', () =>
  expect(splitContact('Team Ruimte (26 collega’s)')).toEqual({ story: 'Team Ruimte (26 collega’s)', contact: null }))
