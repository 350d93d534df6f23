import { expect, test } from '@jest/globals'
import { placeOfItem } from './sections-of-items.ts'

test.each([
  'hybride werken',
  'hybride',
  'deels hybride',
  'remote (2 dagen per week)',
  'je kunt hybride werken',
  '2 dagen per week thuis',
  'thuis werken mogelijk',
])('%s says where one works', (item) => expect(placeOfItem(item, 'benefits')).toBe('workplace'))

test.each([
  ['onderhoud aan hybride auto’s', 'tasks'],
  ['remote servers beheren', 'tasks'],
  ['teams die hybride werken begeleiden', 'tasks'],
  ['kennis van hybride aandrijving', 'hardSkills'],
  ['ervaring met remote support', 'hardSkills'],
  ['hybride fiets van de zaak', 'benefits'],
  ['levering binnen 3 werkdagen', 'tasks'],
] as const)('%s stays among the %s', (item, field) => expect(placeOfItem(item, field)).toBe(field))
