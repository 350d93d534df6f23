import { expect, test } from '@jest/globals'
import { cvOf } from '../testing/cv-of.ts'
import { sectionsOf } from './sections.ts'

const kindsAndHeadings = (text: string) =>
  sectionsOf(cvOf(text)).map(({ kind, heading }) => [kind, heading?.text ?? null])

test('a heading nobody listed is about what stands under it', () =>
  expect(
    kindsAndHeadings(`## Bas Middelkoop
      # Opdrachten
      **Editor** || 2018 – heden
      Produktiehuis De Boeg
      # Geleerd
      Bachelor Media, Kunsthogeschool Delfshaven, 2008 – 2012
      # Talen
      Nederlands, Engels
      # Onder een baas
      **Nieuwseditor**
      Regio TV Maasstad | 2014 – 2018`),
  ).toEqual([
    ['header', null],
    ['experience', 'Opdrachten'],
    ['education', 'Geleerd'],
    ['languages', 'Talen'],
    ['experience', 'Onder een baas'],
  ]))

test('headings in small letters', () =>
  expect(
    kindsAndHeadings(`## joris ter braak
      # ervaring
      **Marketeer** || 2018 – heden
      Zonnewijs Energie
      # opleiding
      Commerciële economie, 2011 – 2015
      # talen
      Nederlands
      # en verder
      Houdt van gravelbiken.`),
  ).toEqual([
    ['header', null],
    ['experience', 'ervaring'],
    ['education', 'opleiding'],
    ['languages', 'talen'],
    ['other', 'en verder'],
  ]))

test('words that come back in every job are labels, not headings', () =>
  expect(
    kindsAndHeadings(`## Sanne de Wit
      # Werkervaring
      **Kok** || 2018 – heden
      De Eik
      # Prestaties
      * Nieuwe kaart
      **Afwasser** || 2015 – 2018
      Hotel Zon
      # Prestaties
      * Borden
      # Opleiding
      Mbo Kok, ROC Midden, 2012 – 2015`),
  ).toEqual([
    ['header', null],
    ['experience', 'Werkervaring'],
    ['education', 'Opleiding'],
  ]))

test('a job that is called as a heading stays a job', () =>
  expect(
    kindsAndHeadings(`## Sanne de Wit
      # Werkervaring
      **Vrijwilliger** || 2018 – heden
      De Eik
      # Opleiding
      Mbo Kok`),
  ).toEqual([
    ['header', null],
    ['experience', 'Werkervaring'],
    ['education', 'Opleiding'],
  ]))
