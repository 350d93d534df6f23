import { expect, test } from '@jest/globals'
import { limits } from '@wervio/contracts'
import { isNumberOf, safeFileName, numberedName } from './file-name.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\Windows\\cv.docx', 'cv.docx'],
  ['C:\\Users\\Sanne\\cv jan.pdf', 'cv jan.pdf'],
  ['a\u0000b\u001B[31m\u0085.pdf', 'ab[31m.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['  twee\t \n regels .txt . . ', 'twee regels.txt'],
  ['rapport.pdf...', 'rapport.pdf'],
  ['👩🏽‍🔧 café.pdf', '👩🏽‍🔧 café.pdf'],
  ['cafe\u0301.pdf', 'café.pdf'],
  ['.gitignore', '.gitignore'],
  ['half\uD83D.pdf', 'half\uFFFD.pdf'],
])('%j is kept as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected)
})

test.each(['', '   ', '.', '..', '../..', '\u0000', '/', 'map/', '\u202E\u2066', '. . .'])(
  '%j is nothing, and still has a name',
  (name) => {
    expect(safeFileName(name)).toBe('bestand')
  },
)

test.each([
  ['x'.repeat(400) + '.pdf', '.pdf'],
  ['👩'.repeat(300) + '.docx', '.docx'],
  [`a.${'b'.repeat(400)}`, ''],
])('a long name keeps its extension', (name, extension) => {
  const expected = safeFileName(name)
  expect(expected.length).toBeLessThanOrEqual(limits.fileName)
  expect(expected.endsWith(extension)).toBe(true)
  expect(expected.isWellFormed()).toBe(true)
})

test('a number stands before the extension and never makes a name too long', () => {
  expect([numberedName('cv.pdf', 1), numberedName('cv.pdf', 2), numberedName('cv', 12)]).toEqual([
    'cv.pdf',
    'cv (2).pdf',
    'cv (12)',
  ])
  const long = numberedName(`${'a'.repeat(limits.fileName - 4)}.pdf`, 100)
  expect([long.length, long.endsWith('a (100).pdf')]).toEqual([limits.fileName, true])
})

test.each([
  ['cv.pdf', 'cv.pdf', true],
  ['cv (2).pdf', 'cv.pdf', true],
  ['cv (2).pdf', 'cv (2).pdf', true],
  ['cv (12)', 'cv', true],
  ['cv (2).pdf', 'cv.docx', false],
  ['cv.pdf', 'cv (2).pdf', false],
  ['mijn cv (2).pdf', 'cv.pdf', false],
])('%s as a number of %s: %s', (numbered, name, isNumber) => {
  expect(isNumberOf(numbered, name)).toBe(isNumber)
})
