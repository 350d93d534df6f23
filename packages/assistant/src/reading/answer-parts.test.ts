import { expect, test } from '@jest/globals'
import { answerBlocks, withoutMarkers } from './answer-parts.ts'

test('lines that begin with a dash are a list, other lines a paragraph, an empty line ends either', () => {
  expect(answerBlocks('Dit:\n- een\n- twee\n\nDaarna\nnog een regel\n\n- drie', 0)).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'Dit:' }]] },
    { kind: 'list', items: [[{ kind: 'text', text: 'een' }], [{ kind: 'text', text: 'twee' }]] },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'Daarna' }], [{ kind: 'text', text: 'nog een regel' }]] },
    { kind: 'list', items: [[{ kind: 'text', text: 'drie' }]] },
  ])
})

test('a marker stands for a source that is there; any other number stays text', () => {
  expect(answerBlocks('a [1] b [3] c [0]', 2)).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'a ' },
          { kind: 'marker', number: 1 },
          { kind: 'text', text: ' b [3] c [0]' },
        ],
      ],
    },
  ])
  expect(withoutMarkers('a [1] b [3]', 2)).toBe('a b [3]')
})

test.each([
  ['kijk op https://wervio.nl/x.', 'https://wervio.nl/x'],
  ['mail mailto:info@wervio.nl', 'mailto:info@wervio.nl'],
])('%s has a link', (text, href) => {
  expect(JSON.stringify(answerBlocks(text, 0))).toContain(JSON.stringify({ kind: 'link', href }))
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'www.wervio.nl',
  '//wervio.nl',
  'http://',
  '<a href="javascript:x">k</a>',
  'ftp://wervio.nl',
  'https://google.com@kwaad.nl',
  'mailto:',
])('%s stays text', (text) => {
  expect(answerBlocks(text, 0)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text }]] }])
})
