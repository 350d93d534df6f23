import { expect, test } from '@jest/globals'
import { studiesOf } from '../testing/entry-lines.ts'

test.each([
  ['Verwacht afstuderen: juni 2027', 'Opleiding', 'Bachelor Logistiek', 'Saxion'],
  ['Expected Graduation: June 2027', 'Education', 'Bachelor of Logistics', 'University of Leeds'],
  ['Class of 2027', 'Education', 'Bachelor of Logistics', 'University of Leeds'],
  ['Voraussichtlicher Abschluss: 06/2027', 'Ausbildung', 'Bachelor Logistik', 'Hochschule Worms'],
])('%s is when, not what', (label, heading, study, school) =>
  expect(
    studiesOf(`# ${heading}
      **${school}** || ${label}
      ${study}`).map((entry) => entry.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual([`${study} | ${school}`]),
)
