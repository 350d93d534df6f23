import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { FindingFamily } from '../../text-check/finding-family.ts'

/** Words in the document that are underlined. */
export type FindingMark = { id: string; family: FindingFamily; words: string; from: number; to: number }

type MarkSpec = Pick<FindingMark, 'id' | 'words'>
type Change = { marks: readonly FindingMark[] } | { litId: string | null }

const isMark = (spec: object): boolean => 'words' in spec
const isLight = (spec: object): boolean => 'lit' in spec
const specOf = ({ spec }: Decoration) => spec as MarkSpec
const keyOf = (id: string, from: number, to: number) => `${id} ${from} ${to}`

const decorationOf = ({ id, family, words, from, to }: FindingMark): Decoration =>
  Decoration.inline(
    from,
    to,
    // With a name each has an element of its own, also where two overlap.
    { nodeName: 'span', 'data-finding': id, 'data-family': family },
    { id, words } satisfies MarkSpec,
  )

const LETTER = /[\p{L}\p{N}]/u
const isLetter = (character: string | undefined): boolean => character !== undefined && LETTER.test(character)

/** Whether the marked words are still there, and are whole words if they were. */
const stands = (doc: Node, mark: Decoration): boolean => {
  const { words } = specOf(mark)
  const { parent, parentOffset } = doc.resolve(mark.from)
  const end = parentOffset + mark.to - mark.from
  if (end > parent.content.size || parent.textBetween(parentOffset, end, '\n', '\n') !== words) return false
  const before = parent.textBetween(Math.max(0, parentOffset - 1), parentOffset)
  const after = parent.textBetween(end, Math.min(parent.content.size, end + 1))
  return !(isLetter(before) && isLetter(words[0])) && !(isLetter(words.at(-1)) && isLetter(after))
}

/** Where the transaction changed the text, as places in its new document. */
const changedRanges = ({ mapping }: Transaction): { from: number; to: number }[] =>
  mapping.maps.flatMap((map, index) => {
    const ranges: { from: number; to: number }[] = []
    const later = mapping.slice(index + 1)
    map.forEach((_oldStart, _oldEnd, from, to) => {
      ranges.push({ from: later.map(from, -1), to: later.map(to, 1) })
    })
    return ranges
  })

/** The set after a transaction: moved along, without marks whose words it changed. */
export const carryMarks = (set: DecorationSet, transaction: Transaction): DecorationSet => {
  if (!transaction.docChanged) return set
  const moved = set.map(transaction.mapping, transaction.doc)
  const touched = changedRanges(transaction).flatMap(({ from, to }) => moved.find(from, to))
  const fallen = touched.filter((mark) => isMark(mark.spec as object) && !stands(transaction.doc, mark))
  const ids = new Set(fallen.map((mark) => specOf(mark).id))
  return moved.remove(touched.filter((mark) => ids.has(specOf(mark).id)))
}

/** The set with exactly these marks; those that stay where they are, are not made again. */
export const replaceMarks = (set: DecorationSet, doc: Node, marks: readonly FindingMark[]): DecorationSet => {
  const missing = new Map(marks.map((mark) => [keyOf(mark.id, mark.from, mark.to), mark]))
  const stale = set
    .find(undefined, undefined, isMark)
    .filter((mark) => !missing.delete(keyOf(specOf(mark).id, mark.from, mark.to)))
  return set.remove(stale).add(doc, [...missing.values()].map(decorationOf))
}

const marksIn = (set: DecorationSet, id: string): Decoration[] =>
  set.find(undefined, undefined, (spec) => isMark(spec as object) && (spec as MarkSpec).id === id)

const lightMark = (set: DecorationSet, doc: Node, litId: string | null): DecorationSet => {
  const lights = set.find(undefined, undefined, isLight)
  const places = litId === null ? [] : marksIn(set, litId)
  return set.remove(lights).add(
    doc,
    places.map(({ from, to }) =>
      Decoration.inline(from, to, { nodeName: 'span', 'data-lit': '' }, { id: litId, lit: true }),
    ),
  )
}

const key = new PluginKey<DecorationSet>('findingMarks')

const marksPlugin = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, set) => {
      const carried = carryMarks(set, transaction)
      const change = transaction.getMeta(key) as Change | undefined
      if (!change) return carried
      return 'marks' in change
        ? replaceMarks(carried, transaction.doc, change.marks)
        : lightMark(carried, transaction.doc, change.litId)
    },
  },
  props: { decorations: (state) => key.getState(state) },
})

/** Underlines words without a change of the document: nothing of it is saved, undone or copied. */
export const FindingMarks = Extension.create({ name: 'findingMarks', addProseMirrorPlugins: () => [marksPlugin] })

/** A transaction that changes what is underlined, or which of it is lit. */
export const changeMarks = (state: EditorState, change: Change): Transaction => state.tr.setMeta(key, change)

/** Where the marks are now. */
export const placesOf = (state: EditorState): { id: string; from: number; to: number }[] =>
  (key.getState(state)?.find(undefined, undefined, isMark) ?? []).map((mark) => ({
    id: specOf(mark).id,
    from: mark.from,
    to: mark.to,
  }))
