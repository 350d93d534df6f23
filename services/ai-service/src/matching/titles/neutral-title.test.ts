import { expect, test } from '@jest/globals'
import { neutralTitle } from './neutral-title.ts'
import { readTitle } from './read-title.ts'
import { createTitleComparison } from './relate-titles.ts'

test.each([
  ['Jeugdbegeleidster', 'Jeugdbegeleider'],
  ['Planster', 'Planner'],
  ['HR-adviseuse', 'HR-adviseur'],
  ['Directrice', 'Directeur'],
  ['Verkoopster', 'Verkoper'],
  ['Boekhoudster', 'Boekhouder'],
  ['Kokkin', 'Kok'],
  ['Medewerkster administratie', 'Medewerker administratie'],
  ['Verpleegster', 'Verpleegkundige'],
  ['Kapster', 'Kapper'],
  ['Medisch secretaresse', 'Doktersassistent'],
  ['Groepsleidster', 'Pedagogisch medewerker'],
  ['Hostess', 'Ober'],
  ['Lerares', 'Leraar'],
  ['Store manageress', 'Store manager'],
  ['Saleswoman', 'Salesman'],
  ['Waitress', 'Waiter'],
])('%s and %s are one job, whichever is asked', (one, other) => {
  expect(createTitleComparison(one)(readTitle(other))).toBe('same')
  expect(createTitleComparison(other)(readTitle(one))).toBe('same')
})

test.each([
  'Software tester',
  'Scrum master',
  'Register controller',
  'Magazijnmedewerker',
  'Process engineer',
  'Press operator',
])('%s stays as it is', (title) => expect(neutralTitle(title)).toBe(title))
