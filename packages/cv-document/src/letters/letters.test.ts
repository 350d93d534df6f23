import { expect, test } from '@jest/globals'
import { joinLines } from '../join-lines.ts'
import { cleanGlyph, cleanLine } from './clean-text.ts'
import { withLigatures } from './ligature-words.ts'
import { inReadingDirection } from './right-to-left.ts'
import { texLetter } from './tex-letters.ts'

test.each([
  ['ﬁ', 'fi'],
  ['ĳ', 'ij'],
  ['\uF095', ''],
  ['\u200B', ''],
  ['½', '½'],
  ['👍', '👍'],
  ['王', '王'],
  ['琀椀', 'ti'],
  ['昀昀椀', 'ffi'],
  ['昀', '昀'],
  ['王明', '王明'],
])('the glyph %j is %j', (glyph, letters) => {
  expect(cleanGlyph(glyph)).toBe(letters)
})

test.each([
  ['zorg\u00ADverlener', 'zorgverlener'],
  ['zorg\u00AD', 'zorg-'],
  ['Rene\u0301  Smit ', 'René Smit'],
  ['👩\u200D⚕️ arts', '👩\u200D⚕️ arts'],
])('%j is cleaned', (line, clean) => {
  expect(cleanLine(line)).toBe(clean)
})

test.each([
  ['So\uFFFDware', 'Software'],
  ['Pro\uFFFDel', 'Profiel'],
  ['Certi\uFFFDcations', 'Certifications'],
  ['Cra\uFFFD', 'Craft'],
  ['Bo\uFFFDma', 'Boma'],
])('a lost ligature comes back only in a known word: %j', (word, repaired) => {
  expect(withLigatures(word)).toBe(repaired)
})

test('Hebrew and Arabic are read in their own direction, numbers and Latin in theirs', () => {
  expect(inReadingDirection('ןהכ הנח')).toBe('חנה כהן')
  expect(inReadingDirection('Anna 06-12')).toBe('Anna 06-12')
})

test('TeX has letters where others have control characters', () => {
  expect([texLetter('\u001C'), texLetter('\u0015'), texLetter('a')]).toEqual(['fi', '–', null])
})

test('lines that run on are joined, and broken words with them', () => {
  expect(joinLines(['werken in de verpleeg-', 'huiszorg en in-', 'en verkoop van Noord-', 'Holland'])).toBe(
    'werken in de verpleeghuiszorg en in- en verkoop van Noord- Holland',
  )
})
