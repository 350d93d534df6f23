import { expect, test } from '@jest/globals'
import { fileKind } from './file-kind.ts'

test.each([
  ['application/pdf', 'Pdf-bestand', 'pdf'],
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
