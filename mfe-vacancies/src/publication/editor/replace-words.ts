import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'

/** Replaces the words in one place, with the same formatting, as one step to undo. */
export const replaceWords = (editor: Editor, { from, to }: { from: number; to: number }, words: string): void => {
  const { state, view } = editor
  const { tr, schema, doc } = state
  const marks = doc.resolve(Math.min(from + 1, to)).marks()
  closeHistory(tr)
  if (words === '') tr.delete(from, to)
  else tr.replaceWith(from, to, schema.text(words, marks))
  view.dispatch(tr)
  // Closes the step, so that what is typed next is undone by itself.
  view.dispatch(closeHistory(view.state.tr))
}

/** Adds a paragraph after the block at `position`, as one step to undo. */
export const addParagraph = (editor: Editor, position: number, words: string): void => {
  const { state, view } = editor
  const { tr, schema, doc } = state
  const at = doc.resolve(Math.min(position, doc.content.size))
  const paragraph = schema.node('paragraph', null, [schema.text(words)])
  closeHistory(tr)
  tr.insert(at.depth === 0 ? at.pos : at.after(1), paragraph)
  view.dispatch(tr)
  view.dispatch(closeHistory(view.state.tr))
}

/** Selects a place and brings it into view. */
export const showWords = (editor: Editor, { from, to }: { from: number; to: number }): void => {
  editor.chain().focus().setTextSelection({ from, to }).scrollIntoView().run()
}
