import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'
import { toast } from '@wervio/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { addParagraph, replaceWords, showWords } from './replace-words.ts'
import { plainSpots } from './plain-spots.ts'

/** Wait after the last key before counting and checking, in ms. */
const REST = 400

/**
 * The plain text of the document, made when typing rests, and ways from a place in that text to the same place in the
 * editor.
 */
export const useCheckedText = (editor: Editor) => {
  const [spots, setSpots] = useState(() => plainSpots(editor.state.doc))
  /** The changes of the document since `spots` was made. */
  const changes = useRef(new Mapping())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const updateSpots = () => {
      changes.current = new Mapping()
      setSpots(plainSpots(editor.state.doc))
    }
    const follow = ({ transaction }: { transaction: Transaction }) => {
      if (!transaction.docChanged) return
      changes.current.appendMapping(transaction.mapping)
      clearTimeout(timer)
      timer = setTimeout(updateSpots, REST)
    }
    editor.on('transaction', follow)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', follow)
    }
  }, [editor])

  /** The present place of these words, also after typing before them; null when they were removed or changed. */
  const placeOf = useCallback(
    (start: number, end: number) => {
      const earlier = spots.range(start, end)
      if (!earlier) return null
      const current = { from: changes.current.map(earlier.from, 1), to: changes.current.map(earlier.to, -1) }
      if (current.from >= current.to) return null
      return editor.state.doc.textBetween(current.from, current.to, '\n', '\n') === spots.text.slice(start, end)
        ? current
        : null
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
            : changes.current.map(spots.range(start, start)?.from ?? 0),
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
