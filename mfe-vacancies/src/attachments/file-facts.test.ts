import { expect, test } from '@jest/globals'
import { fileKind } from './file-kind.ts'
import { fileSize } from './file-size.ts'
import { headAndTail, safeName } from './safe-name.ts'

test.each([
  ['application/pdf', 'PDF', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word-document', null],
  ['application/msword', 'Word-document', null],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Excel-werkblad', null],
  ['image/jpeg', 'Afbeelding', 'image'],
  ['image/tiff', 'Afbeelding', null],
  ['image/svg+xml', 'SVG-tekening', null],
  ['text/html; charset=utf-8', 'Webpagina', null],
  ['application/xhtml+xml', 'Webpagina', null],
  ['text/plain; charset=utf-8', 'Tekst', 'text'],
  ['text/xml', 'Code', null],
  ['application/x-msdownload', 'Programma', null],
  ['application/octet-stream', 'Bestand', null],
  ['', 'Bestand', null],
])('%s is %s', (type, label, preview) => {
  expect(fileKind(type)).toMatchObject({ label, preview })
})

test.each([
  [0, '0 byte'],
  [900, '900 byte'],
  [1024, '1 kB'],
  [1_258_291, '1,2 MB'],
  [52_428_800, '50 MB'],
])('%d bytes reads %s', (bytes, said) => {
  expect(fileSize(bytes).replace(/\u00a0/g, ' ')).toBe(said)
})

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['\u0000a\nb\u200B.txt', 'ab.txt'],
  ['‏قائمة.pdf', 'قائمة.pdf'],
  ['\u202E', 'naamloos'],
])('%j shows as %j', (name, shown) => {
  expect(safeName(name)).toBe(shown)
})

test('a long name keeps its end, letters stay whole', () => {
  const name = `${'Functieomschrijving '.repeat(5)}👩🏽‍⚕️ v2.docx`
  const { head, tail } = headAndTail(name)
  expect(head + tail).toBe(name)
  expect(tail).toBe('ng 👩🏽‍⚕️ v2.docx')
  expect(headAndTail('kort.pdf')).toEqual({ head: 'kort.pdf', tail: '' })
})
