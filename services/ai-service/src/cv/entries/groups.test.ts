import { expect, test } from '@jest/globals'
import { jobsOf, studiesOf } from '../testing/told.ts'

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
  ).toEqual(['Operations Manager | Northwind Foods | 2016 to now | -', 'Shift Lead | Northwind Foods | 2011 to 2016 | -', 'Sales Assistant | Hartman & Zn | 2007 to 2011 | -']))

test('a school with its years over studies with their own', () =>
  expect(
    studiesOf(`# Opleiding
      **Universiteit van het Oosten** || 2004 - 2010
      __Master Bestuurskunde__ || 2008 - 2010
      __Bachelor Bestuurskunde__ || 2004 - 2008`),
  ).toEqual(['Master Bestuurskunde | Universiteit van het Oosten | wo | 2008 to 2010', 'Bachelor Bestuurskunde | Universiteit van het Oosten | wo | 2004 to 2008']))

test('jobs beside each other in one look are no firm and its jobs', () =>
  expect(
    jobsOf(`# Werkervaring
      **Kok, De Eik** || 2010 - heden
      **Docent, Kookschool Zuid** || 2015 - heden`),
  ).toEqual(['Docent | Kookschool Zuid | 2015 to now | -', 'Kok | De Eik | 2010 to now | -']))
