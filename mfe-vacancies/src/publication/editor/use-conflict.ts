import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { Autosave } from '../autosave/autosave.ts'
import type { SaveState } from '../autosave/save-state.ts'
import { sanitise } from '../sanitise.ts'
import { toHtml } from './serialise.ts'

/** The choice between two texts: whether it is being made, and what each answer does. */
export const useConflict = (editor: Editor, autosave: Autosave, state: SaveState) => {
  const [choosing, setChoosing] = useState(false)
  /** The text that stays beside the editor after 'Samenvoegen'. */
  const [beside, setBeside] = useState<string | null>(null)
  const current = state.phase === 'conflict' ? state.current : null
  return {
    choosing: choosing && current !== null,
    choose: () => setChoosing(true),
    close: () => setChoosing(false),
    mine: () => toHtml(editor.state.doc),
    keepMine: () => {
      setChoosing(false)
      void autosave.keepMine()
    },
    keepTheirs: async () => {
      const kept = await autosave.keepTheirs()
      if (kept === null) return
      setChoosing(false)
      if (!autosave.unsaved) editor.commands.setContent(sanitise(kept.html), { emitUpdate: false })
    },
    merge: () => {
      setChoosing(false)
      setBeside(current?.html ?? null)
      void autosave.keepMine()
    },
    beside,
    closeBeside: () => setBeside(null),
  }
}
