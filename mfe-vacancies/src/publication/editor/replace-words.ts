import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'

const dispatchStep = (editor: Editor, transaction: Transaction): void => {
  editor.view.dispatch(closeHistory(transaction))
  // Closes the step, so that what is typed next is undone by itself.
  editor.view.dispatch(closeHistory(editor.state.tr))
}

type Options = {
  /** Puts the keyboard after the new words; else the cursor stays where it is in the text. */
  movesCursor?: boolean
}

/** How many characters two texts share at their beginning and, of the rest, at their end. */
const sharedEnds = (before: string, after: string): { head: number; tail: number } => {
  const shortest = Math.min(before.length, after.length)
  let head = 0
  while (head < shortest && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { head, tail }
}

/**
 * Replaces the words in one place as one step to undo. Only what differs is replaced, so that links and other
 * formatting of the rest stay; new words get the formatting of where they stand.
 */
export const replaceWords = (
  editor: Editor,
  { from, to }: { from: number; to: number },
  words: string,
  { movesCursor = false }: Options = {},
): void => {
  const { tr, schema, doc } = editor.state
  // A leaf in the place counts as one character, so that offsets in the words are those in the document.
  const { head, tail } = sharedEnds(doc.textBetween(from, to, '\n', '\n'), words)
  const [start, end] = [from + head, to - tail]
  const newWords = words.slice(head, words.length - tail)
  const marks = doc.resolve(Math.min(start + 1, to)).marks()
  if (newWords === '') tr.delete(start, end)
  else tr.replaceWith(start, end, schema.text(newWords, marks))
  if (movesCursor) tr.setSelection(TextSelection.create(tr.doc, from + words.length))
  dispatchStep(editor, tr)
  // The editor puts the browser's cursor at its own; focus alone would bring back the earlier one.
  if (movesCursor) editor.view.focus()
}

/** The end of the last block with words in it. */
const endOfText = (doc: Node): number => {
  let end = doc.content.size
  for (let index = doc.childCount - 1; index > 0 && doc.child(index).textContent.trim() === ''; index -= 1)
    end -= doc.child(index).nodeSize
  return end
}

/** Adds a paragraph under the text, as one step to undo. */
export const addParagraph = (editor: Editor, words: string): void => {
  const { tr, schema, doc } = editor.state
  dispatchStep(editor, tr.insert(endOfText(doc), schema.node('paragraph', null, [schema.text(words.trim())])))
}
