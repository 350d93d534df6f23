import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test('towns nobody listed under the dates, as in an export of a network, of several jobs at one firm', () => {
  expect(
    jobsOf(`# Ervaring
      **Waterwerken Zuid**
      ## Hoofd planning
      januari 2021 - heden (3 jaar)
      Utrecht, Nederland

      ## Planner
      september 2018 - december 2020 (2 jaar)
      Zwaluwbroek, Nederland

      **Kaap & Zoon**
      ## Magazijnmedewerker
      2016 - 2018 (2 jaar)`),
  ).toEqual([
    'Hoofd planning | Waterwerken Zuid | 2021-01 to now | Utrecht, Nederland',
    'Planner | Waterwerken Zuid | 2018-09 to 2020-12 | Zwaluwbroek',
    'Magazijnmedewerker | Kaap & Zoon | 2016 to 2018 | -',
  ])
})

test('towns nobody listed in a cell of places', () => {
  expect(
    jobsOf(`# Experience
      2019 - now || Corrib Lamps || Dublin, Ireland
      __Lead Designer__
      * Lamps
      2016 - 2019 || Petit Phare || Trifouilly, France
      __Designer__
      * Shades`),
  ).toEqual([
    'Lead Designer | Corrib Lamps | 2019 to now | Dublin, Ireland',
    'Designer | Petit Phare | 2016 to 2019 | Trifouilly',
  ])
})

test('firms in that place stay firms', () => {
  expect(
    jobsOf(`# Werkervaring
      **Kok**
      2019 - heden
      De Eik
      **Barista**
      2016 - 2019
      Koffiehuis Zon
      **Afwasser**
      2014 - 2016
      Utrecht`)[0],
  ).toBe('Kok | De Eik | 2019 to now | -')
})
