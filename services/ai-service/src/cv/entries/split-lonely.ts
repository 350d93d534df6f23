import type { Part } from './parts.ts'
import { cutAtCommas, cutAtWord } from './split-row.ts'

const CLEAR = 1.4
const FOR = /\s+(?:voor|for|met|in|te)\s+(?=[\p{Lu}\d'’])/u
const LOOSE_COLON = /:\s+|\s+-|-\s+/u

const isName = ({ role }: Part) => role === null || role === 'what' || role === 'where'

/** The cut of 'A, B, C' into two that differ most: 'A' and 'B, C', or 'A, B' and 'C'. */
function bestCut(part: Part, lean: (text: string) => number): { parts: readonly Part[]; contrast: number } | null {
  const pieces = cutAtCommas(part.piece)
  const cuts = pieces.slice(1).map((_, index) => {
    const first = pieces[0]
    const left = pieces[index]
    const right = pieces[index + 1]
    const last = pieces.at(-1)
    if (!first || !left || !right || !last) return null
    const text = part.piece.line.text
    const before = { ...part.piece, text: text.slice(first.from, left.to), from: first.from, to: left.to }
    const after = { ...part.piece, text: text.slice(right.from, last.to), from: right.from, to: last.to }
    const contrast = Math.abs(lean(before.text) - lean(after.text))
    return { parts: [{ ...part, piece: before }, { ...part, piece: after, slot: `${part.slot}+` }], contrast }
  })
  return cuts.reduce((best, cut) => (cut && (!best || cut.contrast > best.contrast) ? cut : best), null)
}

/** Heads that name one thing only, such as 'Kok, De Eik' or 'Kok voor De Eik', cut in two where their own words or most heads of the document ask for it. */
export function splitLonely(entries: readonly (readonly Part[])[], lean: (text: string) => number): readonly (readonly Part[])[] {
  const lonely = entries.map((parts) => {
    const names = parts.filter(isName)
    const [only] = names
    return names.length === 1 && only?.role === null ? only : null
  })
  const withComma = lonely.filter((part) => part?.piece.text.includes(', ')).length
  const usual = withComma * 2 > entries.length
  return entries.map((parts, index) => {
    const only = lonely[index]
    if (!only) return parts
    const replaced = (by: readonly Part[]) => parts.flatMap((part) => (part === only ? by : [part]))
    const cut = bestCut(only, lean)
    if (cut && (usual || cut.contrast >= CLEAR)) return replaced(cut.parts)
    for (const word of [FOR, LOOSE_COLON]) {
      const [before, after] = cutAtWord(only.piece, word)
      if (before && after && lean(before.text) > 0.5 && lean(after.text) < -0.5) return replaced([{ ...only, piece: before }, { ...only, piece: after, slot: `${only.slot}+` }])
    }
    return parts
  })
}
