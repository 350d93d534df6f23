import { expect, test } from '@jest/globals'
import { askedLevel, levelOfSchool } from './education-levels.ts'

const school = (degree: string) => levelOfSchool({ level: null, degree, institution: '' })

test.each([
  ['Associate degree Ondernemen', 4],
  ['Ad Projectleider techniek', 4],
  ['Graduaat Informatica', 4],
  ['Bachelor of Arts', 5],
  ['University degree', 6],
  ['Master of Science', 6],
  ['Professional Scrum Master I', null],
  ['Scrum-master', null],
])('%s', (degree, level) => {
  expect(school(degree)).toBe(level)
})

test('a vacancy that asks for an associate degree or hbo asks for the first', () => {
  expect(askedLevel('Associate degree of hbo')).toBe(4)
})
