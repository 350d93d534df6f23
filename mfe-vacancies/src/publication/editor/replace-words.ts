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

/** Replaces the words in one place, with the same formatting, as one step to undo. */
export const replaceWords = (
  editor: Editor,
  { from, to }: { from: number; to: number },
  words: string,
  { movesCursor = false }: Options = {},
): void => {
  const { tr, schema, doc } = editor.state
  const marks = doc.resolve(Math.min(from + 1, to)).marks()
  if (words === '') tr.delete(from, to)
  else tr.replaceWith(from, to, schema.text(words, marks))
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
