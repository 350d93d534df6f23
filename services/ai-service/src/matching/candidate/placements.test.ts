import { expect, test } from '@jest/globals'
import { isPlacement } from './placements.ts'

test.each([
  'Stagiair marketing',
  'Marketing intern',
  'Intern, Finance',
  'Intern Finance',
  'Afstudeerstage bij de gemeente',
  'Bijbaan horeca',
  'Student assistant',
  'Vrijwilliger bij het buurthuis',
  'Vrijwilligerswerk',
  'Volunteer, Red Cross',
])('%s is a placement', (title) => {
  expect(isPlacement(title)).toBe(true)
})

test.each([
  'Intern begeleider',
  'Intern accountmanager',
  'Intern adviseur',
  'Stage manager',
  'Student adviser',
  'Volunteer coordinator',
  'Internship coordinator',
  'Coördinator vrijwilligers',
  'Vrijwilligerscoördinator',
  'Stagecoördinator',
  'International sales manager',
])('%s is a job', (title) => {
  expect(isPlacement(title)).toBe(false)
})
