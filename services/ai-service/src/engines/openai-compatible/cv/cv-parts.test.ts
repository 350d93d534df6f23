import { expect, test } from '@jest/globals'
import type { CvSource } from '../../../cv/source/cv-source.ts'
import { cvAnswer } from './cv-answer.ts'
import { joinAnswers, partsOf } from './cv-parts.ts'

const sourceOf = (count: number): CvSource => ({
  lines: Array.from({ length: count }, (_, index) => ({
    text: `Regel ${index} van een lang CV met genoeg woorden`,
    place: null,
    reference: false,
  })),
  links: [{ href: 'mailto:a@voorbeeld.nl', place: null, reference: false }],
  warnings: [],
})

test('a CV goes whole where the context isn’t known or is large enough', () => {
  expect(partsOf(sourceOf(200), undefined)).toHaveLength(1)
  expect(partsOf(sourceOf(20), 8_192)).toHaveLength(1)
})

test('a longer one goes in parts that share lines, and no line is lost', () => {
  const source = sourceOf(400)
  const parts = partsOf(source, 4_096)
  expect(parts.length).toBeGreaterThan(2)
  expect(new Set(parts.flatMap(({ lines }) => lines.map(({ text }) => text))).size).toBe(400)
  expect(parts[1]?.lines[0]?.text).toBe(parts[0]?.lines.at(-6)?.text)
  expect(parts.map(({ links }) => links.length)).toEqual([1, ...parts.slice(1).map(() => 0)])
})

test('long lines share none, so that there are no more parts than needed', () => {
  const long = { text: 'x'.repeat(2_000), place: null, reference: false }
  expect(partsOf({ ...sourceOf(0), lines: Array.from({ length: 10 }, () => long) }, 4_096)).toHaveLength(10)
})

test('one line longer than a part is a part', () => {
  const long = { text: 'x'.repeat(50_000), place: null, reference: false }
  expect(partsOf({ ...sourceOf(0), lines: [long, long] }, 2_048)).toHaveLength(2)
})

test('answers are joined: the first that knows a field, and all lists', () => {
  const first = cvAnswer.parse({ name: 'Sanne', skills: ['a'] })
  const second = cvAnswer.parse({ name: 'Een ander', email: 's@voorbeeld.nl', skills: ['b'] })
  expect(joinAnswers([first, second])).toMatchObject({ name: 'Sanne', email: 's@voorbeeld.nl', skills: ['a', 'b'] })
})
