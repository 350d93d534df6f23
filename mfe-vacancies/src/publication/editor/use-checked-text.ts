import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'
import { toast } from '@wervio/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { addParagraph, replaceWords, showWords } from './replace-words.ts'
import { plainSpots } from './plain-spots.ts'

/** After the last key, in ms: counting and checking wait until the hands rest. */
const REST = 400

/** The plain text of the document, made when typing rests, and ways from a place in that text to the same place in the editor. */
export const useCheckedText = (editor: Editor) => {
  const [spots, setSpots] = useState(() => plainSpots(editor.state.doc))
  /** What happened in the document since `spots` was made. */
  const since = useRef(new Mapping())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      since.current = new Mapping()
      setSpots(plainSpots(editor.state.doc))
    }
    const follow = ({ transaction }: { transaction: Transaction }) => {
      if (!transaction.docChanged) return
      since.current.appendMapping(transaction.mapping)
      clearTimeout(timer)
      timer = setTimeout(read, REST)
    }
    editor.on('transaction', follow)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', follow)
    }
  }, [editor])

  /** The same words now, also while others were typed before them; null when they are gone or changed. */
  const placeOf = useCallback(
    (start: number, end: number) => {
      const then = spots.range(start, end)
      if (!then) return null
      const now = { from: since.current.map(then.from, 1), to: since.current.map(then.to, -1) }
      if (now.from >= now.to) return null
      return editor.state.doc.textBetween(now.from, now.to, '\n', '\n') === spots.text.slice(start, end) ? now : null
    },
    [editor, spots],
  )

  const replace = useCallback(
    (start: number, end: number, words: string) => {
      const place = start === end ? null : placeOf(start, end)
      if (place) replaceWords(editor, place, words)
      else if (start === end)
        addParagraph(
          editor,
          start >= spots.text.length
            ? editor.state.doc.content.size
            : since.current.map(spots.range(start, start)?.from ?? 0),
          words,
        )
      else toast('Deze woorden zijn intussen veranderd.', { tone: 'amber' })
    },
    [editor, placeOf, spots],
  )

  const select = useCallback(
    (start: number, end: number) => {
      const place = placeOf(start, end)
      if (place) showWords(editor, place)
    },
    [editor, placeOf],
  )

  return { text: spots.text, replace, select }
}
