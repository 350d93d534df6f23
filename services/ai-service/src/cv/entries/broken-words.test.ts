import { expect, test } from '@jest/globals'
import { jobsOf, studiesOf } from '../testing/entry-lines.ts'

test('a Dutch school whose name breaks off in a word', () =>
  expect(
    studiesOf(`# Opleiding
      **Bachelor Bosbouw**
      Koninklijke Academie voor Natuurwe-
      tenschappen te Lunteren
      2011 - 2015
      Veel buiten geweest, bomen gemeten en gelachen.`)[0],
  ).toContain('Natuurwetenschappen'))

test('a German employer whose name breaks off in a word', () =>
  expect(
    jobsOf(`# Berufserfahrung
      **Chemiker**
      Bayerische Akademie der Wissen-
      schaften zu Bogenhausen
      2011 - 2015
      Viele Versuche gemacht, gemessen und gelacht.`)[0],
  ).toContain('Bayerische Akademie der Wissenschaften'))
