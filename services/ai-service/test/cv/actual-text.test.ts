import { expect, test } from '@jest/globals'
import { makePdf, simpleCv } from '@wervio/cv-document/testing'
import { startCvApp } from './cv-app.ts'

const { read } = startCvApp()

/** A letter without a name (its code is a control character), and the text that it stands for. */
const span = (hex: string, code = '\\020') => `/Span << /ActualText <FEFF${hex}> >> BDC (${code}) Tj EMC`
const glyphsOf = (...pieces: readonly string[]) =>
  `BT /F1 10 Tf 50 640 Td ${pieces.map((piece) => (piece.startsWith('/Span') ? piece : `(${piece}) Tj`)).join(' ')} ET`

const cvWith = (...pieces: readonly string[]) =>
  makePdf({
    pages: [
      [
        simpleCv().split('\n').slice(0, 3).join('\n'),
        'BT /F2 14 Tf 50 660 Td (Vaardigheden) Tj ET',
        glyphsOf(...pieces),
      ].join('\n'),
    ],
  })

test('a letter without a name is read by the text that the file gives beside it', async () => {
  const cv = await read(cvWith('C', span('002B'), span('002B'), ', e', span('002D'), 'mail'))
  expect(cv.skills).toEqual(expect.arrayContaining(['C++', 'e-mail']))
})

test('letters that have a name keep it, whatever the file says beside them', async () => {
  const cv = await read(cvWith('Kassa, ', span('004C0061007300730065006E', 'Koken'), ', Breien'))
  expect(JSON.stringify(cv)).not.toContain('Lassen')
  expect(cv.skills).toContain('Koken')
})
