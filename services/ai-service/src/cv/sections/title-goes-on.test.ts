import { expect, test } from '@jest/globals'
import { cvOf } from '../testing/cv-of.ts'
import { sectionsOf } from './sections.ts'

test.each([
  ['Opleiding', 'Werkervaring', 'Zuiderlyceum aan de Vaart, Ede — __Master__', '__Onderwijs__'],
  ['Education', 'Experience', 'Western Valley University, Silver City — __M.A. Bilingual__', '__Education__'],
])('the second line of a title is no heading: %s', (education, work, first, second) =>
  expect(
    sectionsOf(
      cvOf(`# ${work}
        Hotel Zon, Ede — __Barista__
        2018 - 2020
        # ${education}
        ${first}
        ${second}
        2015 - 2018`),
    ).map(({ heading }) => heading?.text ?? null),
  ).toEqual([work, education]),
)
