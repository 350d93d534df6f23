import { act, fireEvent, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'

// jsdom has no layout, and ProseMirror asks for the position of the cursor to scroll to it, and for what was pressed.
const emptyRect = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, toJSON: () => '' }
Range.prototype.getClientRects = () => Object.assign([emptyRect], { item: () => emptyRect })
Range.prototype.getBoundingClientRect = () => emptyRect
document.elementFromPoint = () => null

/** The text field of the editor, once it is there. */
export const textField = () => screen.findByRole('textbox', { name: 'Tekst van de vacature' })

/** The editor behind the text field; TipTap puts it on the element. */
export const editorOf = async (): Promise<Editor> => ((await textField()) as HTMLElement & { editor: Editor }).editor

/** Puts the cursor at the end of the text and pastes there, as plain text and, where given, as HTML. */
export const paste = async (plain: string, html?: string): Promise<void> => {
  const field = await textField()
  const editor = await editorOf()
  const data: Record<string, string> = { 'text/plain': plain, ...(html === undefined ? {} : { 'text/html': html }) }
  act(() => {
    editor.commands.setTextSelection(editor.state.doc.content.size - 1)
    fireEvent.paste(field, {
      clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
    })
  })
}
