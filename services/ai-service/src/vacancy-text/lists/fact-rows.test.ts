import { expect, test } from '@jest/globals'
import { writeFactRows } from './fact-rows.ts'

test.each([
  ['functie', 'Functienaam\tLoodgieter', 'Loodgieter'],
  ['functie', 'Job title: Loodgieter', 'Loodgieter'],
  ['locatie', 'Vestiging\tTielt', 'Tielt'],
  ['salaris', 'Min.\t2100\nMax.\t2900\nPeriode\tbruto/maand\nCAO\tMetaal', '2100 - 2900 bruto/maand, cao Metaal'],
  ['salaris', 'Salarisschaal;7\nSalaris min;2800\nSalaris max;3600', '2800 - 3600, salarisschaal 7'],
  ['locatie', 'Vestiging;Tielt', 'Tielt'],
  ['uren', 'Uren min;24\nUren max;32\nRooster;wisselend', '24-32 uur per week, wisselend'],
  ['salaris', 'Uurloon: 15,20', '15,20 per uur'],
  [
    'uren',
    'Contract\tvoltijds\nUren/week\t38\nWeekend\t1 op 3\nPauze\t30 min',
    '38 uur per week, voltijds, 1 weekend op 3, pauze 30 min',
  ],
] as const)('%s without the labels of an export: %j', (field, typed, written) =>
  expect(writeFactRows(typed, field)).toBe(written),
)

test.each([
  ['functie', 'Verkoper: bloemen en planten'],
  ['salaris', '2100 - 2900'],
  ['salaris', 'Schaal 6: 2100 - 2900'],
  ['uren', '38 uur\nvoltijds'],
  ['locatie', 'Tielt'],
] as const)('%s that is no row stays: %j', (field, typed) => expect(writeFactRows(typed, field)).toBe(typed))
