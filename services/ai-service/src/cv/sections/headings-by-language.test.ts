import { expect, test } from '@jest/globals'
import { kindOfHeading } from './known-heading.ts'

test.each([
  ['Erfahrung', 'experience'],
  ['Bisherige Positionen', 'experience'],
  ['Praktikum', 'experience'],
  ['Experiencias', 'experience'],
  ['Jobs étudiants', 'experience'],
  ['Akademischer Hintergrund', 'education'],
  ['Formation académique', 'education'],
  ['Freiwilligenarbeit', 'other'],
  ['Boeken', 'other'],
  ['Books', 'other'],
  ['On campus involvement', 'other'],
] as const)('%s', (heading, kind) => expect(kindOfHeading(heading)).toBe(kind))
