import { expect, test } from '@jest/globals'
import { lineOf, nowhere } from './word-lines.ts'

const spacedText = (text: string) => {
  const line = lineOf({
    pieces: [{ text, size: 11, bold: false, italic: false }],
    region: 0,
    row: null,
    gap: 0,
    bullet: false,
  })
  return [line?.text, line?.spans.map((span) => [span.text, span.box])]
}

test('what no screen can show is left out of a line', () => {
  expect(spacedText('Jan\u0007 de\u0085 Vries\u009d')).toEqual(['Jan de Vries', [['Jan de Vries', nowhere]]])
})

test('letters of any language, white space and emoji stay', () => {
  expect(spacedText('Zoë\tMüller 漢字 👩‍⚕️')).toEqual(['Zoë Müller 漢字 👩‍⚕️', [['Zoë Müller 漢字 👩‍⚕️', nowhere]]])
})
