import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test('labels of Europass on two lines, a word space from their values', () =>
  expect(
    jobsOf(`# Werkervaring
      Data || 2015 – heden
      Functie of beroep || Onderhoudstechnieker
      Voornaamste activiteiten en || Storingen oplossen
      verantwoordelijkheden
      Naam en adres van || Molens Vandamme NV, Izegem
      werkgever
      Data || 2009 – 2015
      Functie of beroep || Elektromecanicien
      Voornaamste activiteiten en || Machines monteren bij klanten
      verantwoordelijkheden
      Naam en adres van || Weverij Picavet, Ieper
      werkgever`).map((job) => job.split(' | ').slice(0, 3).join(' | ')),
  ).toEqual([
    'Onderhoudstechnieker | Molens Vandamme NV | 2015 to now',
    'Elektromecanicien | Weverij Picavet | 2009 to 2015',
  ]))
