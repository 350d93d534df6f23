import { expect, test } from '@jest/globals'
import { Editor } from '@tiptap/core'
import { checkText } from '../../text-check/check-text.ts'
import { createNumbering } from '../../text-check/numbered-findings.ts'
import { extensions } from '../editor/extensions.ts'
import { plainSpots } from '../editor/plain-spots.ts'
import { domSpots } from './dom-spots.ts'
import { markPage, unmarkPage } from './mark-page.ts'

const articleOf = (html: string): HTMLElement => {
  const article = document.createElement('article')
  article.innerHTML = html
  return article
}
const mark = (article: HTMLElement) => {
  const spots = domSpots(article)
  markPage(spots, createNumbering()(spots.text, checkText(spots.text).findings))
}
const textOf = (html: string) => domSpots(articleOf(html)).text

const LONG =
  'Wij zoeken een jonge collega die elke week samen met de monteurs de planning maakt voor alle projecten in de regio Noord en in de regio Zuid en die graag belt.'

test.each([
  '<h1>Kop</h1><p>Een <strong>vet</strong> woord<br>en een regel.</p><ul><li>Punt een</li><li>Punt <a href="https://wervio.nl">twee</a></li></ul>',
  '<ol><li>Een<ul><li>Binnen</li></ul></li><li><p>Twee</p><p>Drie</p></li></ol><blockquote><p>Citaat</p></blockquote>',
  '<h2> Ruim </h2>\n\n<p>\n  Over\n  regels <em> en </em> spaties\u00A0hard\n</p>\n',
  '<p></p><p>Na een lege</p>',
])('the page reads as the same text that the editor would check: %s', (html) => {
  const editor = new Editor({ element: null, extensions, content: html, injectCSS: false })
  expect(textOf(html).trim()).toBe(plainSpots(editor.state.doc).text.trim())
})

test('words are wrapped where they stand, through bold and links, and nothing else changes', () => {
  const html = '<p>Wij zoeken een <strong>jonge</strong> collega.</p><ul><li>Je bent hands-on</li></ul>'
  const article = articleOf(html)
  mark(article)
  expect([...article.querySelectorAll('[data-finding]')].map((span) => span.textContent)).toEqual([
    'jonge',
    ' collega',
    'hands-on',
  ])
  expect(article.textContent).toBe(articleOf(html).textContent)
  unmarkPage(article)
  expect(article.innerHTML).toBe(html)
  expect(article.querySelector('li')?.childNodes).toHaveLength(1)
})

test('of two that overlap the shorter one is inside', () => {
  const article = articleOf(`<p>${LONG}</p>`)
  mark(article)
  const word = [...article.querySelectorAll<HTMLElement>('[data-family="exclusion"]')].find(
    (span) => span.textContent === 'jonge collega',
  )
  expect(word?.parentElement?.dataset['family']).toBe('sentence')
  expect(article.textContent).toBe(LONG)
})

test('marking twice gives what marking once gives', () => {
  const article = articleOf('<p>Wij zoeken een jonge collega.</p>')
  mark(article)
  const once = article.innerHTML
  unmarkPage(article)
  mark(article)
  expect(article.innerHTML.replaceAll(/f\d+/g, 'f1')).toBe(once)
})
