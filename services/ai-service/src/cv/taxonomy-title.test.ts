import { expect, test } from '@jest/globals'
import type { ParsedCv } from '@wervio/contracts'
import { taxonomyOf } from '../taxonomy/testing/taxonomy-of.ts'
import { readCv } from './read-cv.ts'
import { withTaxonomyTitle } from './taxonomy-title.ts'
import { cvOf } from './testing/cv-of.ts'

const taxonomy = taxonomyOf([
  { uri: 'a', kind: 'occupation', labels: { nl: ['zeilschepper', 'zeiltrimster'] } },
  { uri: 'b', kind: 'skill', labels: { nl: ['touw splitsen'] } },
])
const made_by = { engine: 'builtin', model: 'test', at: '2026-11-30T10:00:00.000Z' } as const
const read = (text: string): ParsedCv => ({ ...readCv(cvOf(text)), made_by })
const HEADER = 'Sanne Kuipers\nsanne@voorbeeld.nl'
const REST = 'Vaardigheden\nTouw splitsen'

test.each(['Zeilschepper', '| ZEILTRIMSTER |'])(
  'a title that the rules do not know is read by the taxonomy: %s',
  (line) => {
    const cv = { ...read(`${HEADER}\n${line}\n${REST}`), title: null }
    const title = line.replace(/[| ]/g, '')
    expect(withTaxonomyTitle(cv, taxonomy)).toEqual({
      ...cv,
      title,
      evidence: { ...cv.evidence, title: { confidence: 0.6, quote: title, places: [] } },
    })
  },
)

test('a title that was read, a skill, a sentence and a CV without a taxonomy stay as they are', () => {
  const planner = { ...read(`${HEADER}\nZeilschepper\n${REST}`), title: 'Planner' }
  expect(withTaxonomyTitle(planner, taxonomy)).toBe(planner)
  for (const line of ['Touw splitsen', 'Zeilschepper worden is mijn droom', '']) {
    const cv = { ...read(`${HEADER}\n${line}\n${REST}`), title: null }
    expect(withTaxonomyTitle(cv, taxonomy)).toBe(cv)
  }
  const cv = { ...read(`${HEADER}\nZeilschepper\n${REST}`), title: null }
  expect(withTaxonomyTitle(cv, null)).toBe(cv)
})
