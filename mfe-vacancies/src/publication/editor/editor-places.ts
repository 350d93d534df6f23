import type { Editor } from '@tiptap/core'
import { toast } from '@wervio/ui'
import { familyOf } from '../../text-check/finding-family.ts'
import { neighbourOf } from '../../text-check/finding-order.ts'
import type { NumberedFinding } from '../../text-check/numbered-findings.ts'
import type { TextPlaces } from '../../text-check/text-places.ts'
import { changeMarks, placesOf, type FindingMark } from './finding-marks.ts'
import type { PlainTracker } from './plain-tracker.ts'
import { addParagraph, replaceWords } from './replace-words.ts'

export type EditorPlaces = TextPlaces & {
  /** Underlines the last report again once its text is back: words that were undone lost their line. */
  refresh: () => void
}

/** The findings in the editor in `root`: underlined, lit, gone through and rewritten where they stand. */
export const editorPlaces = (editor: Editor, root: HTMLElement, tracker: PlainTracker): EditorPlaces => {
  let latest: { findings: readonly NumberedFinding[]; text: string | null } = { findings: [], text: null }
  const placeOf = (id: string) => placesOf(editor.state).find((place) => place.id === id)

  /** Where a finding in the plain text is now; null where words were typed inside. */
  const currentPlace = ({ start, end, quote }: NumberedFinding) => {
    const changes = tracker.changes()
    const place = quote === '' ? null : tracker.spots().range(start, end)
    if (!place || changes.maps.length === 0) return place
    const { from, to } = { from: changes.map(place.from, 1), to: changes.map(place.to, -1) }
    return from < to && editor.state.doc.textBetween(from, to, '\n', '\n') === quote ? { from, to } : null
  }
  /** A report on an earlier text only takes marks away: its offsets are of that text. */
  const marksOf = (findings: readonly NumberedFinding[], isCurrent: boolean): FindingMark[] => {
    const places = new Map(isCurrent ? [] : placesOf(editor.state).map((place) => [place.id, place]))
    return findings.flatMap((finding) => {
      const place = isCurrent ? currentPlace(finding) : places.get(finding.id)
      if (!place) return []
      const { from, to } = place
      return [{ id: finding.id, family: familyOf(finding.category), words: finding.quote, from, to }]
    })
  }

  const mark: TextPlaces['mark'] = (findings, text) => {
    latest = { findings, text }
    if (editor.isDestroyed) return
    const marks = marksOf(findings, text === tracker.spots().text)
    editor.view.dispatch(changeMarks(editor.state, { marks }))
  }

  return {
    root,
    mark,
    refresh: () => {
      if (latest.text === tracker.spots().text) mark(latest.findings, latest.text)
    },
    light: (litId) => {
      if (!editor.isDestroyed) editor.view.dispatch(changeMarks(editor.state, { litId }))
    },
    neighbourOf: (openId, direction) => {
      const current = (openId !== null && placeOf(openId)) || editor.state.selection
      return neighbourOf(placesOf(editor.state), current, direction)?.id ?? null
    },
    takeCursor: () => {
      const cursor = document.getSelection()
      if (!cursor?.isCollapsed || !cursor.anchorNode || !editor.view.dom.contains(cursor.anchorNode)) return
      const position = editor.view.posAtDOM(cursor.anchorNode, cursor.anchorOffset)
      editor.commands.setTextSelection(position)
    },
    select: (id, takesFocus) => {
      const place = placeOf(id)
      if (!place) return
      const chain = editor.chain().setTextSelection({ from: place.from, to: place.to })
      if (takesFocus) chain.focus(undefined, { scrollIntoView: false })
      chain.run()
    },
    replace: ({ id, quote, rewrite }, movesCursor) => {
      const place = placeOf(id)
      if (place) replaceWords(editor, place, rewrite ?? '', { movesCursor })
      else if (quote === '') addParagraph(editor, rewrite ?? '')
      else toast('Deze woorden zijn intussen veranderd.', { tone: 'amber' })
    },
    onChange: (listener) => {
      editor.on('update', listener)
      return () => {
        editor.off('update', listener)
      }
    },
  }
}
