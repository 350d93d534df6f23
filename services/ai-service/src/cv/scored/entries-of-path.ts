import type { Entry } from '../entries/entries.ts'
import type { HeadingPart } from '../entries/parts.ts'
import { pieceOf } from '../entries/row.ts'
import type { NamedParts } from '../entries/roles.ts'
import { isWhere } from '../entries/split-row.ts'
import { STEPS } from './action.ts'
import type { Unit } from './unit.ts'

/** An entry of a path. `isUnder`: it is one more job for the firm of the entry before. `from` and `to` count units. */
export type PathEntry = {
  list: 'job' | 'study'
  isUnder: boolean
  entry: Entry
  names: NamedParts
  from: number
  to: number
}

type Draft = {
  list: 'job' | 'study'
  isUnder: boolean
  from: number
  to: number
  what: HeadingPart[]
  where: HeadingPart[]
  rest: HeadingPart[]
  head: Unit[]
  body: Unit[]
}

/** Parts of one line that were taken apart and name one thing. */
const joined = (parts: readonly HeadingPart[]): HeadingPart | null => {
  const [first] = parts
  if (!first) return null
  const last = parts.findLast(({ piece }) => piece.line === first.piece.line) ?? first
  const piece = last === first ? first.piece : pieceOf(first.piece.line, first.piece.from, last.piece.to)
  return { ...first, piece: piece ? { ...piece, bold: first.piece.bold, italic: first.piece.italic } : first.piece }
}

const entryOf = ({ head, body, what, where, rest, list, isUnder, from, to }: Draft): PathEntry => {
  const rows = [...new Set(head.map(({ row }) => row))]
  const dated = rows.find(({ period, loose }) => period && !loose) ?? rows.find(({ period }) => period)
  const anchor = Math.max(0, dated ? rows.indexOf(dated) : 0)
  return {
    list,
    isUnder,
    from,
    to,
    entry: {
      section: rows[0]?.section ?? 0,
      head: rows.map((row, index) => ({ row, offset: index - anchor })),
      period: dated?.period ?? null,
      level: null,
      body: [...new Set(body.map(({ row }) => row))],
    },
    names: { what: joined(what), where: joined(where), rest, confidence: 0.85 },
  }
}

const place = (draft: Draft, unit: Unit, verb: string, part: string): void => {
  if (verb === 'body') {
    draft.body.push(unit)
    return
  }
  draft.head.push(unit)
  if (!unit.part) return
  if (part === 'what' || part === 'where') draft[part].push(unit.part)
  else draft.rest.push(isWhere(unit.text) ? { ...unit.part, role: 'place' } : unit.part)
}

const emptyDraft = (list: 'job' | 'study', isUnder: boolean, from: number): Draft => ({
  list,
  isUnder,
  from,
  to: from,
  what: [],
  where: [],
  rest: [],
  head: [],
  body: [],
})

/** The entries of a path in the order of the document. */
export const entriesOfPath = (units: readonly Unit[], actions: readonly number[]): readonly PathEntry[] => {
  const drafts: Draft[] = []
  let isOpen = false
  let entryName = ''
  for (const [index, unit] of units.entries()) {
    const step = STEPS[actions[index] ?? 0]
    if (!step || step.list === null) {
      isOpen = false
      continue
    }
    const begins = step.verb === 'begin' || step.verb === 'under'
    if (begins || !isOpen || drafts.at(-1)?.list !== step.list)
      drafts.push(emptyDraft(step.list, step.verb === 'under', index))
    isOpen = true
    if (step.verb !== 'more') entryName = step.part
    const draft = drafts.at(-1)
    if (!draft) continue
    place(draft, unit, step.verb, entryName)
    draft.to = index
  }
  return drafts.map(entryOf)
}
