import { expect, test } from '@jest/globals'
import { studiesOf } from '../testing/entry-lines.ts'
import { levelOf } from './level.ts'

test.each([
  [
    '2011 - 2015 || **HBO Bedrijfskunde**, Hogeschool Utrecht',
    'HBO Bedrijfskunde | Hogeschool Utrecht | hbo | 2011 to 2015',
  ],
  ['**HAVO**, Corderius College (2006 - 2011)', 'HAVO | Corderius College | havo | 2006 to 2011'],
  [
    'Master Rechtsgeleerdheid - Universiteit Leiden || 2008 - 2011',
    'Master Rechtsgeleerdheid | Universiteit Leiden | wo | 2008 to 2011',
  ],
  [
    '2015 HBO Verpleegkunde, Hogeschool Rotterdam (diploma behaald)',
    'HBO Verpleegkunde | Hogeschool Rotterdam | hbo | ? to 2015',
  ],
  ['Mbo 4 ICT-beheerder bij ROC Mondriaan, 2012 – 2016', 'Mbo 4 ICT-beheerder | ROC Mondriaan | mbo | 2012 to 2016'],
])('%s', (text, study) => expect(studiesOf(`# Opleiding\n${text}`)).toEqual([study]))

test('the school above the study, the newest first', () =>
  expect(
    studiesOf(`# Education
      **MIT** || 2011 - 2015
      BSc Mathematics
      **Stanford University** || 2015 - 2017
      MSc Computer Science`),
  ).toEqual([
    'MSc Computer Science | Stanford University | wo | 2015 to 2017',
    'BSc Mathematics | MIT | - | 2011 to 2015',
  ]))

test('courses with a year among studies with a beginning and an end', () =>
  expect(
    studiesOf(`# Opleidingen en cursussen
      2010–2014 HBO Verpleegkunde, Hanzehogeschool Groningen (diploma behaald)
      2019 Cursus Palliatieve zorg, Wenckebach Instituut
      Scriptie: slapen op de IC (2014)`).map((study) => study.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Cursus Palliatieve zorg | Wenckebach Instituut', 'HBO Verpleegkunde | Hanzehogeschool Groningen']))

test('a training below the studies with only a year', () =>
  expect(
    studiesOf(`# Opleidingen
      **MBO Detailhandel niveau 4**
      Friesland College (2002 – 2006)
      **Training Coachend leidinggeven**
      Schouten & Nelissen (2015)`).map((study) => study.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Training Coachend leidinggeven | Schouten & Nelissen', 'MBO Detailhandel niveau 4 | Friesland College']))

test('labels', () =>
  expect(
    studiesOf(`# Opleidingen
      Opleiding: Kok (mbo 3)
      Instelling: ROC Midden Nederland
      Periode: 2008 - 2012`),
  ).toEqual(['Kok (mbo 3) | ROC Midden Nederland | mbo | 2008 to 2012']))

test.each([
  ['Vmbo-t', '', 'vmbo'],
  ['Gymnasium', 'Stedelijk Lyceum', 'vwo'],
  ['Verzorgende IG niveau 3', 'Albeda', 'mbo'],
  ['Bachelor Social Work', 'Hogeschool Utrecht', 'hbo'],
  ['Rechten', 'Vrije Universiteit', 'wo'],
  ['Interieurstyling', 'Thuis', null],
] as const)('%s at %s is %s', (degree, institution, level) => expect(levelOf(degree, institution)).toBe(level))
