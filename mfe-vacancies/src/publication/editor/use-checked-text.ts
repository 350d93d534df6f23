import type { Editor } from '@tiptap/core'
import { useEffect, useMemo, useState } from 'react'
import type { TextPlaces } from '../../text-check/text-places.ts'
import { editorPlaces } from './editor-places.ts'
import { trackPlainText } from './plain-tracker.ts'

/**
 * The plain text of the document, made when typing rests, and the places in the editor of what is found in it: null
 * until `sheet`, the element around the editor, is there.
 */
export const useCheckedText = (
  editor: Editor,
  sheet: HTMLElement | null,
): { text: string; places: TextPlaces | null } => {
  const [tracker] = useState(() => trackPlainText(editor))
  const [text, setText] = useState(() => tracker.spots().text)
  const places = useMemo(() => sheet && editorPlaces(editor, sheet, tracker), [editor, sheet, tracker])
  useEffect(
    () =>
      tracker.follow((spots) => {
        setText(spots.text)
        places?.refresh()
      }),
    [tracker, places],
  )
  return { text, places }
}
