import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { Autosave } from '../autosave/autosave.ts'
import type { SaveState } from '../autosave/save-state.ts'
import { sanitise } from '../sanitise.ts'
import { toHtml } from './serialise.ts'

/** The choice between two texts: whether it is being made, and what each answer does. */
export const useConflict = (editor: Editor, autosave: Autosave, state: SaveState) => {
  const [isChoosing, setIsChoosing] = useState(false)
  /** The text that stays beside the editor after 'Samenvoegen'. */
  const [besideHtml, setBesideHtml] = useState<string | null>(null)
  const current = state.phase === 'conflict' ? state.current : null
  return {
    isChoosing: isChoosing && current !== null,
    choose: () => setIsChoosing(true),
    close: () => setIsChoosing(false),
    mine: () => toHtml(editor.state.doc),
    keepMine: () => {
      setIsChoosing(false)
      void autosave.keepMine()
    },
    keepTheirs: async () => {
      const publication = await autosave.keepTheirs()
      if (publication === null) return
      setIsChoosing(false)
      if (!autosave.isUnsaved) editor.commands.setContent(sanitise(publication.html), { emitUpdate: false })
    },
    merge: () => {
      setIsChoosing(false)
      setBesideHtml(current?.html ?? null)
      void autosave.keepMine()
    },
    besideHtml,
    closeBeside: () => setBesideHtml(null),
  }
}
