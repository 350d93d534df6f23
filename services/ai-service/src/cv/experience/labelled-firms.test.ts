import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test('the employer behind a German label', () =>
  expect(
    jobsOf(`# Berufserfahrung
      2019 - 2023 || Koch
      Einrichtung: Gasthof Sonnenblick, Bremen
      2016 - 2018 || Gärtner
      Arbeitgeber: Grünwerk Meier, Kassel`).map((entry) => entry.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Koch | Gasthof Sonnenblick', 'Gärtner | Grünwerk Meier']))

test('the employer behind a Dutch label with two words', () =>
  expect(
    jobsOf(`# Werkervaring
      2019 - 2023 || Kok
      Bedrijf/organisatie: Zonneblik, Ede
      2016 - 2018 || Hovenier
      Bedrijf/organisatie: Groenwerk Meier, Assen`).map((entry) => entry.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Kok | Zonneblik', 'Hovenier | Groenwerk Meier']))

test('educational leave is no job', () =>
  expect(
    jobsOf(`# Berufserfahrung
      2019 - 2023 || Köchin || Gasthof Sonnenblick
      2017 - 2018 || Bildungskarenz
      2014 - 2017 || Gärtnerin || Grünwerk Meier`),
  ).toHaveLength(2))
