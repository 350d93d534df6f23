import { expect, test } from '@jest/globals'
import { studiesOf } from '../testing/told.ts'

test.each([
  ['Course', 'Institution', 'Year', 'Percentage'],
  ['Opleiding', 'School', 'Jaar', 'Diploma'],
])('the head of a table of studies is no study: %s | %s | %s | %s', (...columns) => {
  const studies = studiesOf(`# Education
    **${columns.join('** || **')}**
    Bachelor Law || Lindenhof College || 2019 || 81%
    Diploma Nursing || Oever College || 2016 || 77%`)
  expect(studies).toEqual([expect.stringContaining('Bachelor Law | Lindenhof College'), expect.stringContaining('Diploma Nursing | Oever College')])
})
