import { expect, test } from '@jest/globals'
import { jobsOf, studiesOf } from '../testing/entry-lines.ts'

test('several jobs on one line, dates first', () =>
  expect(
    jobsOf(`# Werkervaring
      2010-2012 Kok, De Eik; 2012-2015 Souschef, Hotel Zon; 2015-heden Chef-kok, Brasserie Maan`),
  ).toEqual([
    'Chef-kok | Brasserie Maan | 2015 to now | -',
    'Souschef | Hotel Zon | 2012 to 2015 | -',
    'Kok | De Eik | 2010 to 2012 | -',
  ]))

test('several jobs on one line, dates last', () =>
  expect(
    jobsOf(`# Experience
      Cook at Oak Restaurant (2010-2012) | Sous chef at Hotel Sun (2012-2015)`),
  ).toEqual(['Sous chef | Hotel Sun | 2012 to 2015 | -', 'Cook | Oak Restaurant | 2010 to 2012 | -']))

test('bullets of one line each, with what was done behind a colon', () =>
  expect(
    jobsOf(`# Experiencia
      * Programador en TechCorp (2020-Presente): Liderazgo de un equipo de cinco personas.
      * Camarero en Hotel Sol (2017-2020): Servicio de desayunos.`),
  ).toEqual(['Programador | TechCorp | 2020 to now | -', 'Camarero | Hotel Sol | 2017 to 2020 | -']))

test('dates that a narrow column breaks over many lines', () =>
  expect(
    jobsOf(`# Werkverleden
      november || **Noordzee Bank N.V.**
      2015 || __Analist transacties__
      tot en || Beoordelen van meldingen.
      met januari
      2020
      september || **Energiehuis De Veenkolonie**
      2012 || __Medewerker debiteuren__
      tot en || Aanmaningen en loketdienst.
      met oktober
      2015`),
  ).toEqual([
    'Analist transacties | Noordzee Bank N.V. | 2015-11 to 2020-01 | -',
    'Medewerker debiteuren | Energiehuis De Veenkolonie | 2012-09 to 2015-10 | -',
  ]))

test('beginnings above ends, twice', () =>
  expect(
    jobsOf(`# Experience
      2018 || **Head Cook**
      2021 || Oak Restaurant
      * Menus
      2014 || **Cook**
      2018 || Hotel Sun`),
  ).toEqual(['Head Cook | Oak Restaurant | 2018 to 2021 | -', 'Cook | Hotel Sun | 2014 to 2018 | -']))

test('one-line studies under each other are not the beginnings and ends of others', () =>
  expect(
    studiesOf(`# Opleiding
      2012 || Mbo Kok, ROC Midden
      2008 || Havo, Thorbecke College
      2004 || Basisschool De Linde`),
  ).toHaveLength(3))

test('months in small type below the years', () =>
  expect(
    jobsOf(`# Berufliche Tätigkeiten
      2004 – 2005 || Technikerin, Meier GmbH
      August Februar
      2002 – 2003 || Verkäuferin, Buchhandlung Sonne
      März März`),
  ).toEqual(['Technikerin | Meier GmbH | 2004 to 2005 | -', 'Verkäuferin | Buchhandlung Sonne | 2002 to 2003 | -']))

test('heads of jobs with a dot before them', () =>
  expect(
    jobsOf(`# Experience
      * **Loop Technologies,** Senior Engineer || Mar 2021 – Present
      Portland, OR
      Moved everything to a new platform
      * **Venture Startup #4,** Software Engineer
      San Francisco, CA || Jun 2018 – Feb 2021
      Built it from scratch, twice`),
  ).toEqual([
    'Senior Engineer | Loop Technologies | 2021-03 to now | Portland, OR',
    'Software Engineer | Venture Startup #4 | 2018-06 to 2021-02 | San Francisco, CA',
  ]))

test('a study keeps what narrows it', () =>
  expect(
    studiesOf(`# Opleiding
      **Vwo, profiel Cultuur en Maatschappij** || 2016 – 2022
      Rembrandt Gymnasium Alphen
      **Master of Science - MS, Electrical Engineering** || 2008 – 2010
      Fjordane University
      **Rijbewijs B** || 2011 – 2012`),
  ).toEqual([
    'Vwo, profiel Cultuur en Maatschappij | Rembrandt Gymnasium Alphen | vwo | 2016 to 2022',
    'Master of Science - MS, Electrical Engineering | Fjordane University | wo | 2008 to 2010',
  ]))
