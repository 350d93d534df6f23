import { expect, test } from '@jest/globals'
import { cvOf } from './testing/cv-of.ts'
import { readCv } from './read-cv.ts'
import { withCapitals } from './small-letters.ts'

const TYPED = `joke van den berg
joke.vandenberg@voorbeeld.nl
deventer

werkervaring

mei 2018 - heden
bloemist
bloemenhuis de tulp, deventer
- boeketten binden en bezorgen

2013 - 2018
verkoper bij tuincentrum van loon

opleiding

2010 - 2013
mbo 3 bloemist, zone college`

test('a CV in small letters is read as one with capitals', () => {
  const { name, location, email, experience, education } = readCv(cvOf(TYPED))
  expect([name, location, email]).toEqual(['Joke van den Berg', 'Deventer', 'joke.vandenberg@voorbeeld.nl'])
  expect(experience.map(({ position, company, start }) => [position, company, start])).toEqual([
    ['Bloemist', 'Bloemenhuis de Tulp', '2018-05'],
    ['Verkoper', 'Tuincentrum van Loon', '2013'],
  ])
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Mbo 3 Bloemist', 'Zone College'],
  ])
})

test('what tells keeps its small letters, and every quote stands in the text that was read', () => {
  const { experience, cv_text, evidence } = readCv(cvOf(TYPED))
  expect(experience[0]?.description).toContain('Boeketten binden en bezorgen')
  for (const { quote } of Object.values(evidence))
    expect(cv_text.replace(/\s+/g, ' ')).toContain(quote.replace(/\s+/g, ' '))
})

test('a CV with capitals, and one of a few lines, stay as they are', () => {
  const ordinary = cvOf(TYPED.replace(/^[a-z]/gm, (letter) => letter.toUpperCase()))
  expect(withCapitals(ordinary)).toBe(ordinary)
  const short = cvOf('kok\nzwolle')
  expect(withCapitals(short)).toBe(short)
})
