import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'
import { plainSpots, type PlainSpots } from './plain-spots.ts'

/** Wait after the last key before counting and checking, in ms. */
const REST = 400

export type PlainTracker = {
  spots: () => PlainSpots
  /** The changes of the document since `spots` was made. */
  changes: () => Mapping
  /** Calls `listener` with new spots when typing rests, until the returned function is called. */
  follow: (listener: (spots: PlainSpots) => void) => () => void
}

/** The plain text of the document in the editor, made anew when typing rests. */
export const trackPlainText = (editor: Editor): PlainTracker => {
  let spots = plainSpots(editor.state.doc)
  let changes = new Mapping()
  return {
    spots: () => spots,
    changes: () => changes,
    follow: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const update = () => {
        changes = new Mapping()
        spots = plainSpots(editor.state.doc)
        listener(spots)
      }
      const onTransaction = ({ transaction }: { transaction: Transaction }) => {
        if (!transaction.docChanged) return
        changes.appendMapping(transaction.mapping)
        clearTimeout(timer)
        timer = setTimeout(update, REST)
      }
      editor.on('transaction', onTransaction)
      return () => {
        clearTimeout(timer)
        editor.off('transaction', onTransaction)
      }
    },
  }
}
