import type { EditorProps } from '@tiptap/pm/view'
import type { Slice } from '@tiptap/pm/model'
import { limits } from '@wervio/contracts'
import { toast } from '@wervio/ui'

const number = new Intl.NumberFormat('nl-NL')

/** Too much to store is not taken in at all: half a paste would lose words in silence. */
const refusesTooMuch = (present: number, slice: Slice): boolean => {
  if (present + slice.content.size <= limits.htmlText) return false
  toast(`Dit is te groot om te plakken: een vacaturetekst heeft hoogstens ${number.format(limits.htmlText)} tekens.`, {
    tone: 'red',
  })
  return true
}

/** What the text field is called and what it takes in. */
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
