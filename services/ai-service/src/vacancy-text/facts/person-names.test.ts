import { expect, test } from '@jest/globals'
import { personNamesIn } from './person-names.ts'

test.each([
  ['Fenna (eigenaar), 4 kappers en 2 leerlingen', ['fenna']],
  ['Bo en Tess + 6 instructeurs', ['bo']],
  ['Tess en Ruud + 6 instructeurs', ['tess']],
  ['Ruud + 3 monteurs', ['ruud']],
  ['Leen, Jolanda, Piet en 4 assistenten', ['leen']],
  ['4 ploegen, zaakvoerder Ruud rijdt zelf mee', ['ruud']],
  ['Ruud doet de planning', ['ruud']],
  ['22 VERHUIZERS EN 3 OP BUREAU (TESS DOET PLANNING)', ['tess']],
  ['CHEF RUUD, 3 KOKS', ['ruud']],
  ['EIGENAAR: RUUD', ['ruud']],
  ['RUUD (EIGENAAR) EN 5 MONTEURS', ['ruud']],
  ['Monteurs en planners', []],
  ['Hecht team, korte lijnen', []],
  ['Team Noord', []],
  ['IEDEREEN DOET ALLES', []],
  ['14 vaste techneuten', []],
])('%s', (team, names) => expect(personNamesIn(team)).toEqual(expect.arrayContaining(names)))

test.each([
  'Monteurs en planners',
  'IEDEREEN DOET ALLES',
  'Team werkt hard',
  'KLANT IS DE BAAS',
  'Planning doet kantoor',
])('%s names nobody', (team) => expect(personNamesIn(team)).toEqual([]))
