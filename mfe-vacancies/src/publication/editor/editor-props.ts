import type { EditorProps } from '@tiptap/pm/view'
import type { Slice } from '@tiptap/pm/model'
import { limits } from '@wervio/contracts'
import { toast, numberText } from '@wervio/ui'

/** Refuses a paste that is too long to store as a whole: part of it would lose words without notice. */
const refusesTooMuch = (present: number, slice: Slice): boolean => {
  if (present + slice.content.size <= limits.htmlText) return false
  toast(`Dit is te groot om te plakken: een vacaturetekst heeft hoogstens ${numberText(limits.htmlText)} tekens.`, {
    tone: 'red',
  })
  return true
}

/** The accessible name of the text field, and what can be pasted and dropped in it. */
export const editorProps: EditorProps = {
  attributes: {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': 'Tekst van de vacature',
    lang: 'nl',
    spellcheck: 'true',
  },
  handlePaste: (view, _, slice) => refusesTooMuch(view.state.doc.content.size, slice),
  handleDrop: (view, _, slice, moved) => !moved && refusesTooMuch(view.state.doc.content.size, slice),
}
