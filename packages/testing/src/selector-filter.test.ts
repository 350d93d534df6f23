/** @jest-environment ./src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals'

const PAGE = `
  <main id="top" class="Page wide">
    <h1 class="title">Vacatures</h1>
    <ul class="list"><li class="row first">Een</li><li class="row last
      bold">Twee</li></ul>
    <form><input type="hidden" name="a,b"><input disabled class="field"><button class="row">Bewaar</button></form>
    <svg class="icon"><linearGradient></linearGradient><path class="line"></path></svg>
    <my-part class="a:b één"></my-part>
  </main>`

const SELECTORS = `
  * | :root | #top | main | LI | svg | linearGradient | my-part | .row | .Page | .page | .absent
  li.row | button.row | .row.last | .row.bold | .list .row | .list>.row | .row+.row | .title~ul | .list > *
  .row:not(.first) | :not(.row) | :is(.title, .line) | li:is(.first,.last) | .list:has(.bold) | :has(> .row)
  input[type="hidden" i] | [name="a,b"] | input:not([type=hidden]) | .field:disabled | [class~=icon] path
  h1, .line | h1,.absent | .absent, * | .absent, .nowhere | .row:nth-child(2n + 1) | .row:first-child, h1
  .list [class] | main [class='title'] | .list :first-child | .list :not(.last) | li.row[class]
  .a\\:b | .één | .row:hover | html, body | div`
  .split(/[|\n]/)
  .map((selector) => selector.trim())
  .filter((selector) => selector !== '')

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

/** Elements whose computed style has what a rule with this selector says. */
const styledBy = (selector: string): Element[] => {
  document.head.innerHTML = `<style>${selector} { opacity: 0.5 }</style>`
  return [...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).opacity === '0.5')
}

/** What jsdom answers when it is asked of every element. */
const matching = (selector: string): Element[] =>
  [...document.querySelectorAll('*')].filter((element) => element.matches(selector))

test.each(SELECTORS)('a rule for %j styles the elements that match it, and no other', (selector) => {
  document.body.innerHTML = PAGE
  expect(styledBy(selector)).toEqual(matching(selector))
})

const COMPOUNDS = [
  '*',
  'li',
  '.row',
  '.last',
  '#top',
  '[class]',
  '[class="title"]',
  ':not(.row)',
  ':first-child',
  'ul.list',
]

test.each([' ', ' > ', '+', ' ~ ', ', '])('so does a rule for any two of these with %j between them', (combinator) => {
  document.body.innerHTML = PAGE
  for (const first of COMPOUNDS)
    for (const second of COMPOUNDS) {
      const selector = first + combinator + second
      expect([selector, styledBy(selector)]).toEqual([selector, matching(selector)])
    }
})

const title = (): Element => {
  const [heading] = document.querySelectorAll('h1')
  if (!heading) throw new Error('the page has no title')
  return heading
}

test('an element that gets a class, or loses it, gets and loses its style', () => {
  document.body.innerHTML = PAGE
  expect(styledBy('.away')).toEqual([])
  title().classList.add('away')
  expect(getComputedStyle(title()).opacity).toBe('0.5')
  title().classList.remove('away')
  expect(getComputedStyle(title()).opacity).toBe('')
})

test('rules without a selector, and rules inside a query of media, are as jsdom has them', () => {
  document.body.innerHTML = PAGE
  document.head.innerHTML = `<style>
    @keyframes turn { from { opacity: 0.1 } to { opacity: 0.2 } }
    @media screen { .title { opacity: 0.5 } .absent { opacity: 0.6 } }
    @media print { .title { opacity: 0.7 } }
  </style>`
  expect(getComputedStyle(title()).opacity).toBe('0.5')
})
