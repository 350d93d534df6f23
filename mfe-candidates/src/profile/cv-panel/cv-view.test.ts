import { expect, test } from '@jest/globals'
import type { CvEvidence } from '@wervio/contracts'
import { cvViewOf } from './cv-view.ts'
import { cvTargetOfSource } from './source-field.ts'

const at = (page: number) => ({ page, x: 0.1, y: 0.2, width: 0.3, height: 0.02 })
const evidenceOf = (quote: string, page: number) => ({ confidence: 0.9, quote, places: [at(page)] })
const evidence: CvEvidence = {
  title: evidenceOf('Wijkverpleegkundige', 1),
  summary: evidenceOf('Ik werk graag in de wijk. Rustig.', 1),
  'skills.0': evidenceOf('Wondzorg', 1),
  'skills.1': evidenceOf('Indiceren', 2),
  'experience.0.company': evidenceOf('De Linde', 2),
  'experience.0.description': evidenceOf('Begeleidt stagiairs. Plant diensten.', 3),
  phone: { confidence: 0.9, quote: '06-12345678', places: [] },
}
const placeOn = (page: number) => ({ page, boxes: [at(page)] })

test.each([
  ['a field', { field: 'title', quote: 'Wijkverpleegkundige' }, { place: placeOn(1), quote: null }],
  ['an item of a list', { field: 'skills.1', quote: 'Indiceren' }, { place: placeOn(2), quote: null }],
  ['a list, by what it says', { field: 'skills', quote: 'indiceren' }, { place: placeOn(2), quote: null }],
  ['a part of a job', { field: 'experience.0.company', quote: 'De Linde' }, { place: placeOn(2), quote: null }],
  [
    'a sentence of a long text',
    { field: 'experience.0.description', quote: 'Plant diensten.' },
    { place: placeOn(3), quote: { text: 'Plant diensten.' } },
  ],
  [
    'a field without a place',
    { field: 'phone', quote: '06-12345678' },
    { place: null, quote: { text: '06-12345678' } },
  ],
  ['words alone', { field: '', quote: 'Wondzorg' }, { place: null, quote: { text: 'Wondzorg' } }],
  ['nothing that is known', { field: 'hobby', quote: '' }, { place: null, quote: null }],
])('what lights up for %s', (_, target, view) => {
  expect(cvViewOf(evidence, target)).toEqual(view)
})

test.each([
  [['cv', 'werkervaring', '0', 'werkgever'], 'experience.0.company'],
  [['cv', 'opleidingen', '1', 'omschrijving'], 'education.1.description'],
  [['cv', 'vaardigheden', '3'], 'skills.3'],
  [['notities', '0'], null],
  [['samenvattingen', '0'], null],
])('the field behind the source %j', (path, field) => {
  expect(cvTargetOfSource(path, 'x')?.field ?? null).toBe(field)
})
