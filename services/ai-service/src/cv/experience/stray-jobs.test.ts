import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test('jobs under a heading that says nothing of work', () =>
  expect(
    jobsOf(`Sanne de Wit
      # Waar ik trots op ben
      **Kok, Restaurant De Eik**
      2019 – heden
      * Koken
      **Afwasser, Hotel Zon**
      2016 – 2019
      * Afwassen`),
  ).toEqual(['Kok | Restaurant De Eik | 2019 to now | -', 'Afwasser | Hotel Zon | 2016 to 2019 | -']))

test('assignments of a consultant, when labels name client and role', () =>
  expect(
    jobsOf(`# Samenvatting
      Ervaren analist.
      # Projecten
      Opdrachtgever: Kadaster Midden
      Rol: Product owner
      Periode: januari 2022 t/m heden

      Opdrachtgever: Stroomnet Beheer
      Rol: Business analist
      Periode: maart 2019 t/m december 2021`),
  ).toEqual([
    'Product owner | Kadaster Midden | 2022-01 to now | -',
    'Business analist | Stroomnet Beheer | 2019-03 to 2021-12 | -',
  ]))

test('projects of one’s own, studies and courses are no jobs', () =>
  expect(
    jobsOf(`# Projecten
      **Lead developer, Reisplanner** (2020 – 2021)
      * Java
      # Opleiding
      **Mbo Kok, ROC Midden Nederland** (2012 – 2016)
      # Cursussen
      BHV, Rode Kruis (2019 – 2020)`),
  ).toEqual([]))

test('a line of nothing but spaces and dates takes no time worth naming', () =>
  expect(jobsOf(`# Werkervaring\nKok${' '.repeat(100_000)}2015 - 2019`)).toEqual([]))
