import { expect, test } from '@jest/globals'
import { studiesOf } from '../testing/entry-lines.ts'

test.each([
  ['Course', 'Institution', 'Year', 'Percentage'],
  ['Opleiding', 'School', 'Jaar', 'Diploma'],
])('the head of a table of studies is no study: %s | %s | %s | %s', (...columns) => {
  const studies = studiesOf(`# Education
    **${columns.join('** || **')}**
    Bachelor Law || Lindenhof College || 2019 || 81%
    Diploma Nursing || Oever College || 2016 || 77%`)
  expect(studies).toEqual([
    expect.stringContaining('Bachelor Law | Lindenhof College'),
    expect.stringContaining('Diploma Nursing | Oever College'),
  ])
})

test.each([
  ['A levels: Chemistry (A), Biology (B)', 'Oakhill School', 'A levels | Oakhill School'],
  ['Vwo-diploma: Frans (8), Duits (7)', 'Lyceum De Linde', 'Vwo-diploma | Lyceum De Linde'],
  [
    'Baccalauréat littéraire',
    'Lycée des Peupliers, Lyon, mention bien',
    'Baccalauréat littéraire | Lycée des Peupliers',
  ],
  ['Bachelor Rechten', 'Universiteit Utrecht, cum laude', 'Bachelor Rechten | Universiteit Utrecht'],
])('grades are no part of a study or school: %s, %s', (study, school, told) => {
  expect(
    studiesOf(`# Education
    2008 - 2012
    ${study} | ${school}`)[0],
  ).toContain(told)
})
