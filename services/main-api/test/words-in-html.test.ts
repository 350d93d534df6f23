import { expect, test } from '@jest/globals'
import { wordsInHtml } from '../src/publication/words-in-html.ts'

test.each([
  ['', 0],
  ['<p></p><br />', 0],
  ['<p>Je <strong>kook</strong>t voor zestig gasten.</p>', 5],
  ['<h2>Wat ga je doen?</h2><p>Koken</p>', 5],
  ['<ul><li>mes</li><li>pan</li></ul>', 2],
  ['<p>één<br>twee</p>', 2],
  ['<p>Zout &amp; peper &lt; 5</p>', 3],
  ['<p><a href="https://voorbeeld.nl/een-lang-adres">hier</a></p>', 1],
])('%s has %d words', (html, words) => {
  expect(wordsInHtml(html)).toBe(words)
})
