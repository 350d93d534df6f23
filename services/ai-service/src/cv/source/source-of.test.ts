import { expect, test } from '@jest/globals'
import { cvOf } from '../testing/cv-of.ts'
import { sourceOf } from './source-of.ts'

test('an engine gets no torn sentence either: it is cut whole, and the others stay', () => {
  const { lines } = sourceOf(
    cvOf(
      '# Jan de Vries\n\n# Profiel\nIk plan ritten voor veertig wagens. Ik ben 34 jaar en heb drie\nkatten. Ik werk graag met klanten.',
    ),
  )
  const text = lines.map((line) => line.text).join(' ')
  expect(text).toContain('Ik plan ritten voor veertig wagens.')
  expect(text).toContain('Ik werk graag met klanten.')
  expect(text).not.toMatch(/34|Ik ben|katten/)
})
