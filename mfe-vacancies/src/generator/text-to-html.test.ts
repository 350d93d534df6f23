import { expect, test } from '@jest/globals'
import { textToHtml } from './text-to-html.ts'

const originalHtml = '<h1>Kok</h1><h2>Wat ga je doen?</h2><ul><li>Koken</li></ul>'

test.each([
  [
    'headings stay headings, lists lists, blank lines part paragraphs',
    'Kok\n\nKom bij ons.\nNu.\n\nWat ga je doen?\n- Koken\n- Bakken\n\n1. Bel\n2. Mail',
    '<h1>Kok</h1><p>Kom bij ons.<br>Nu.</p><h2>Wat ga je doen?</h2><ul><li>Koken</li><li>Bakken</li></ul><ol><li>Bel</li><li>Mail</li></ol>',
  ],
  [
    'text that looks like HTML is text',
    '<img src=x onerror=alert(1)> & co',
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; co</p>',
  ],
  ['nothing is nothing', ' \n\n', ''],
])('%s', (_, text, html) => {
  expect(textToHtml(text, originalHtml)).toBe(html)
})
