import { expect, test } from '@jest/globals'
import { plainText } from './plain-text.ts'
import { publicationDocument } from './publication-file.ts'
import { sanitise } from './sanitise.ts'

test('plain text keeps paragraphs apart and lists as lines', () => {
  const html =
    '<h1>Planner</h1><p>Kom <strong>plannen</strong><br>bij ons.</p><ul><li>Eén</li><li>Twee</li></ul><ol><li>Bel</li></ol>'
  expect(plainText(html)).toBe('Planner\n\nKom plannen\nbij ons.\n\n- Eén\n- Twee\n\n1. Bel')
})

test('the title can not break out of the document', () => {
  expect(publicationDocument('</title><script>', '<p>x</p>')).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
})

test.each([
  ['<p style="color:red" class="x" data-y="1">a</p>', '<p>a</p>'],
  ['<svg onload=alert(1)></svg><p>a</p>', '<p>a</p>'],
  ['<a href="https://example.nl" target="_blank" onclick="x">a</a>', '<a href="https://example.nl">a</a>'],
  ['<a href="javascript&#58;alert(1)">a</a><a href="java&#9;script:alert(1)">b</a>', '<a>a</a><a>b</a>'],
  [
    '<a href="data:text/html,x">a</a><a href="vbscript:x">b</a><a href="blob:https://a.nl/x">c</a><a href="ftp://a.nl">d</a>',
    '<a>a</a><a>b</a><a>c</a><a>d</a>',
  ],
  [
    '<a href="//elders.nl">a</a><a href="/uit">b</a><a href="https://google.com@kwaad.nl">c</a>',
    '<a>a</a><a>b</a><a>c</a>',
  ],
  [
    '<a href="mailto:a@b.nl">a</a><a href="tel:+31612345678">b</a>',
    '<a href="mailto:a@b.nl">a</a><a href="tel:+31612345678">b</a>',
  ],
])('%s is shown as %s', (html, safe) => {
  expect(sanitise(html)).toBe(safe)
})
