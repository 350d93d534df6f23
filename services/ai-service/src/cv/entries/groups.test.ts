import { expect, test } from '@jest/globals'
import { jobsOf, studiesOf } from '../testing/entry-lines.ts'

test('a firm with its years over jobs with their own', () =>
  expect(
    jobsOf(`# Experience
      **Northwind Foods** || 2011 - Present
      __Operations Manager__ || 2016 - Present
      Runs three sites and a fleet of twelve vans
      __Shift Lead__ || 2011 - 2016
      Led a team of eight people in the night shift
      **Hartman & Zn** || 2007 - 2011
      __Sales Assistant__ || 2007 - 2011
      Served customers`),
  ).toEqual([
    'Operations Manager | Northwind Foods | 2016 to now | -',
    'Shift Lead | Northwind Foods | 2011 to 2016 | -',
    'Sales Assistant | Hartman & Zn | 2007 to 2011 | -',
  ]))

test('a school with its years over studies with their own', () =>
  expect(
    studiesOf(`# Opleiding
      **Universiteit van het Oosten** || 2004 - 2010
      __Master Bestuurskunde__ || 2008 - 2010
      __Bachelor Bestuurskunde__ || 2004 - 2008`),
  ).toEqual([
    'Master Bestuurskunde | Universiteit van het Oosten | wo | 2008 to 2010',
    'Bachelor Bestuurskunde | Universiteit van het Oosten | wo | 2004 to 2008',
  ]))

test('jobs beside each other in one look are no firm and its jobs', () =>
  expect(
    jobsOf(`# Werkervaring
      **Kok, De Eik** || 2010 - heden
      **Docent, Kookschool Zuid** || 2015 - heden`),
  ).toEqual(['Docent | Kookschool Zuid | 2015 to now | -', 'Kok | De Eik | 2010 to now | -']))

test('a firm in the look of the others with an undated job under it', () =>
  expect(
    jobsOf(`# Werkervaring
      **Scheldepharma NV, Gent** || 2016 – heden
      __Afdelingshoofd__ || sinds maart 2022
      __Procesontwikkelaar__ || 2016 – 2022
      **Jeugdherberg De Kaai** || 2008 – 2010
      __Receptionist__`),
  ).toEqual([
    'Afdelingshoofd | Scheldepharma NV | 2022-03 to now | Gent',
    'Procesontwikkelaar | Scheldepharma NV | 2016 to 2022 | Gent',
    'Receptionist | Jeugdherberg De Kaai | 2008 to 2010 | -',
  ]))

test('firms and jobs in one look, told by their words', () =>
  expect(
    jobsOf(`# Experience
      Northgate Outfitters, Inc. || 2016 – Present
      Program Director || 2021 – Present
      * Leads six programs
      Program Manager || 2016 – 2021
      * Led two programs
      Rowe Appliances Ltd || 2012 – 2016
      Buyer || 2012 – 2016
      * Bought`),
  ).toEqual([
    'Program Director | Northgate Outfitters, Inc. | 2021 to now | -',
    'Program Manager | Northgate Outfitters, Inc. | 2016 to 2021 | -',
    'Buyer | Rowe Appliances Ltd | 2012 to 2016 | -',
  ]))

test('of jobs that go on, the first of the CV leads', () =>
  expect(
    jobsOf(`# Loopbaan
      **Wijkverpleegkundige bij Thuiszorg De Dijk** || juni 2019 – nu
      **Gastdocent bij Hogeschool Noord** || 2022 – nu
      **Verpleegkundige bij Ziekenhuis Oost** || 2013 – 2019`),
  ).toEqual([
    'Wijkverpleegkundige | Thuiszorg De Dijk | 2019-06 to now | -',
    'Gastdocent | Hogeschool Noord | 2022 to now | -',
    'Verpleegkundige | Ziekenhuis Oost | 2013 to 2019 | -',
  ]))
