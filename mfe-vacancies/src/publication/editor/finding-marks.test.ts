import { expect, test } from '@jest/globals'
import { Editor } from '@tiptap/core'
import { extensions } from './extensions.ts'
import { changeMarks, placesOf, type FindingMark } from './finding-marks.ts'
import { plainSpots } from './plain-spots.ts'
import { toHtml } from './serialise.ts'

const CONTENT =
  '<p>Wij zoeken een <strong>jonge</strong> collega.</p><ul><li>Je bent hands-on</li><li>Verder niets</li></ul>'

const editorWith = (content = CONTENT) =>
  new Editor({ element: document.createElement('div'), extensions, content, injectCSS: false })

const markOf = (editor: Editor, words: string): FindingMark => {
  const { text, range } = plainSpots(editor.state.doc)
  const start = text.indexOf(words)
  const place = range(start, start + words.length)
  if (!place) throw new Error(`no place for ${words}`)
  return { id: words, family: 'exclusion', words, ...place }
}
const mark = (editor: Editor, ...words: string[]) =>
  editor.view.dispatch(changeMarks(editor.state, { marks: words.map((each) => markOf(editor, each)) }))
const marked = (editor: Editor) =>
  placesOf(editor.state).map(({ from, to }) => editor.state.doc.textBetween(from, to, '\n', '\n'))
const insert = (editor: Editor, position: number, words: string) =>
  editor.view.dispatch(editor.state.tr.insertText(words, position))

test('marks are not in the document, nor in its HTML, nor in the history', () => {
  const editor = editorWith()
  mark(editor, 'jonge collega', 'hands-on')
  expect(marked(editor)).toEqual(['jonge collega', 'hands-on'])
  expect(toHtml(editor.state.doc)).toBe(CONTENT)
  expect(editor.can().undo()).toBe(false)
})

test('they move along with what is typed before them', () => {
  const editor = editorWith()
  mark(editor, 'jonge collega', 'hands-on')
  insert(editor, 1, 'Kom erbij! ')
  expect(marked(editor)).toEqual(['jonge collega', 'hands-on'])
})

test.each([
  ['inside', 3],
  ['at its end', 'hands-on'.length],
  ['at its start', 0],
])('letters typed %s take the mark away at once, and no other', (_, offset) => {
  const editor = editorWith()
  mark(editor, 'jonge collega', 'hands-on')
  insert(editor, markOf(editor, 'hands-on').from + offset, 'x')
  expect(marked(editor)).toEqual(['jonge collega'])
})

test.each([' ', ', '])('%j after the words leaves the mark on them alone', (typed) => {
  const editor = editorWith()
  mark(editor, 'jonge collega')
  insert(editor, markOf(editor, 'jonge collega').to, typed)
  expect(marked(editor)).toEqual(['jonge collega'])
})

test('deleted, split and replaced words lose it; formatting does not matter', () => {
  const editor = editorWith('<p>Een jonge collega, een vlotte collega, een fitte collega, een sterke collega.</p>')
  const words = ['jonge collega', 'vlotte collega', 'fitte collega', 'sterke collega']
  mark(editor, ...words)
  const { from, to } = markOf(editor, 'jonge collega')
  editor.view.dispatch(editor.state.tr.delete(from + 1, to))
  editor.view.dispatch(editor.state.tr.split(markOf(editor, 'vlotte collega').from + 6))
  const bold = markOf(editor, 'fitte collega')
  editor.chain().setTextSelection({ from: bold.from, to: bold.to }).toggleBold().run()
  expect(marked(editor)).toEqual(['fitte collega', 'sterke collega'])
  editor.commands.setContent('<p>Een sterke collega.</p>')
  expect(marked(editor)).toEqual([])
})

test('a new report draws nothing again that stays', () => {
  const editor = editorWith()
  const spanOf = (words: string) => editor.view.dom.querySelector(`[data-finding="${words}"]`)
  mark(editor, 'jonge', 'hands-on')
  const span = spanOf('jonge')
  expect(span).toHaveTextContent('jonge')
  mark(editor, 'jonge', 'niets')
  expect(marked(editor)).toEqual(['jonge', 'niets'])
  expect(spanOf('jonge')).toBe(span)
})
