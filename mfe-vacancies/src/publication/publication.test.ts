import { expect, test } from '@jest/globals'
import { plainText } from './plain-text.ts'
import { publicationDocument } from './publication-file.ts'
import { sanitise } from './sanitise.ts'

test('plain text keeps paragraphs apart and lists as lines', () => {
  const html = '<h1>Planner</h1><p>Kom <strong>plannen</strong><br>bij ons.</p><ul><li>Eén</li><li>Twee</li></ul><ol><li>Bel</li></ol>'
  expect(plainText(html)).toBe('Planner\n\nKom plannen\nbij ons.\n\n- Eén\n- Twee\n\n1. Bel')
})

test('the title can not break out of the document', () => {
  expect(publicationDocument('</title><script>', '<p>x</p>')).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
})

test.each([
  ['<p style="color:red" class="x" data-y="1">a</p>', '<p>a</p>'],
  ['<svg onload=alert(1)></svg><p>a</p>', '<p>a</p>'],
  ['<a href="https://example.nl" target="_blank" onclick="x">a</a>', '<a href="https://example.nl">a</a>'],
])('%s is shown as %s', (html, safe) => {
  expect(sanitise(html)).toBe(safe)
})
