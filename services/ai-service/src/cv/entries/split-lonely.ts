import type { HeadingPart } from './parts.ts'
import { pieceOf } from './row.ts'
import { cutAtCommas, cutAtWord } from './split-row.ts'

type Lean = (text: string) => number

const CLEAR = 1.4
/** What stands behind a comma is a firm, not a particular of the job ('Software Engineer, Web'). */
const LIKE_FIRM = -0.4
/** What follows a comma and still belongs to the study or job before it. */
const SPECIFIES =
  /^(?:(?:uitstroom)?profiel|richting|(?:afstudeer|studie)richting|specialisatie|speciali[sz]ation|differentiatie|track|major|minor|met\s|with\s|cum laude|magna cum|summa cum|niveau|level|hons?\b|honours|onderbouw|bovenbouw|variant|sector|mention|spécialité|option|schwerpunkt|fachrichtung|especialidad|afdeling|team|department|(?:inc|ltd|llc|llp|plc|corp|co|b\.?v|n\.?v|gmbh|ag|kg|s\.?a|s\.?r\.?l)\.?(?:$|[\s,]))/iu
const FOR = /\s+(?:voor|via|for|met|in|te|en|pour|para|presso|per)\s+(?=[\p{Lu}\d'’])/u
const NAME_IN_BRACKETS = /^[^()]{2,80} \(\p{Lu}[^()\d]{1,59}\)$/u
const LOOSE_COLON = /:\s+|\s+-|-\s+/u

const isName = ({ role }: HeadingPart) => role === null || role === 'what' || role === 'where'

type Cut = {
  parts: readonly HeadingPart[]
  contrast: number
  /** How far the side leans that is more of a firm. */ lowest: number
}

/** The cut of 'A, B, C' whose two sides differ most: 'A' and 'B, C', or 'A, B' and 'C'. Null without a comma. */
const bestCut = (part: HeadingPart, lean: Lean): Cut | null => {
  const pieces = cutAtCommas(part.piece)
  const cuts = pieces.slice(1).map((_, index) => {
    const first = pieces[0]
    const left = pieces[index]
    const right = pieces[index + 1]
    const last = pieces.at(-1)
    if (!first || !left || !right || !last || SPECIFIES.test(right.text)) return null
    const text = part.piece.line.text
    const before = { ...part.piece, text: text.slice(first.from, left.to), from: first.from, to: left.to }
    const after = { ...part.piece, text: text.slice(right.from, last.to), from: right.from, to: last.to }
    const leans = [lean(before.text), lean(after.text)]
    return {
      parts: [
        { ...part, piece: before },
        { ...part, piece: after, slot: `${part.slot}+` },
      ],
      contrast: Math.max(...leans) - Math.min(...leans),
      lowest: Math.min(...leans),
    }
  })
  return cuts.reduce<Cut | null>((best, cut) => (cut && (!best || cut.contrast > best.contrast) ? cut : best), null)
}

/** True for a job before a firm; with a colon between them the other way round too. */
const differ = (before: number, after: number, eitherWay: boolean) =>
  (before > 0.5 && after < -0.5) || (eitherWay && before < -0.5 && after > 0.5)

/** 'Kok (De Eik)' as 'Kok' and 'De Eik'. */
const cutAtBracket = (part: HeadingPart): readonly HeadingPart[] | null => {
  const match = /^([^()]{2,80}) \(([^()]{2,60})\)$/.exec(part.piece.text)
  if (!match) return null
  const { line, from, to } = part.piece
  const before = pieceOf(line, from, from + (match[1]?.length ?? 0))
  const bracketPiece = pieceOf(line, from + (match[1]?.length ?? 0) + 2, to - 1)
  return before && bracketPiece
    ? [
        { ...part, piece: before },
        { ...part, piece: bracketPiece, slot: `${part.slot}+` },
      ]
    : null
}

/** Slots in which most entries name two things with a comma between them. */
const doubleSlots = (entries: readonly (readonly HeadingPart[])[], lean: Lean): ReadonlySet<string> => {
  const counts = new Map<string, { all: number; double: number }>()
  for (const parts of entries) {
    const names = parts.filter(isName)
    for (const part of names.filter(({ role }) => role === null)) {
      const hasOtherName = names.some(
        (other) => other !== part && (other.role !== null || Math.abs(lean(other.piece.text)) > 1),
      )
      const cut = hasOtherName ? null : bestCut(part, lean)
      const isDouble = cut !== null && cut.contrast >= CLEAR && (names.length === 1 || cut.lowest <= LIKE_FIRM)
      const count = counts.get(part.slot) ?? { all: 0, double: 0 }
      counts.set(part.slot, { all: count.all + 1, double: count.double + (isDouble ? 1 : 0) })
    }
  }
  return new Set([...counts].flatMap(([slot, { all, double }]) => (double * 2 >= all ? [slot] : [])))
}

/** True for 'Praktikum im Lager, Getränkemarkt GmbH': plainly a job and plainly a firm, on both sides of a comma. */
const namesBoth = (part: HeadingPart, lean: Lean): boolean => {
  const [first, second] = (bestCut(part, lean)?.parts ?? []).map(({ piece }) => lean(piece.text))
  return (
    first !== undefined && second !== undefined && ((first >= 1 && second <= -1.2) || (first <= -1.2 && second >= 1))
  )
}

/**
 * Cuts heads of one part in two, such as 'Kok, De Eik' or 'Kok voor De Eik', when their own words or most heads of the
 * document give reason to.
 */
export const splitLonely = (
  entries: readonly (readonly HeadingPart[])[],
  lean: Lean,
): readonly (readonly HeadingPart[])[] => {
  const slotsOfTwo = doubleSlots(entries, lean)
  const lonely = entries.map((parts) => {
    const names = parts.filter(isName)
    const plainlyDouble = names.find(
      (part) =>
        part.role === null &&
        part.piece.text.includes(', ') &&
        namesBoth(part, lean) &&
        names.every((other) => other === part || (other.role === null && Math.abs(lean(other.piece.text)) < 1)),
    )
    const doublePart =
      plainlyDouble ??
      names.find(({ role, slot, piece }) => role === null && slotsOfTwo.has(slot) && piece.text.includes(', '))
    if (doublePart) return doublePart
    const [only] = names
    return names.length === 1 && only?.role === null ? only : null
  })
  const withComma = lonely.filter((part) => part?.piece.text.includes(', ')).length
  const isUsual = withComma * 2 > entries.length
  const othersNameBoth = entries.some((parts) => parts.filter(isName).length > 1)
  const usesBrackets =
    lonely.filter(
      (part) =>
        part &&
        NAME_IN_BRACKETS.test(part.piece.text) &&
        lean(part.piece.text.slice(0, part.piece.text.indexOf(' ('))) > 0.5,
    ).length *
      2 >
    entries.length
  return entries.map((parts, index) => {
    const only = lonely[index]
    if (!only) return parts
    const withParts = (by: readonly HeadingPart[]) => parts.flatMap((part) => (part === only ? by : [part]))
    const cut = bestCut(only, lean)
    if (
      cut &&
      (isUsual || slotsOfTwo.has(only.slot) || (cut.contrast >= CLEAR && (cut.lowest <= LIKE_FIRM || !othersNameBoth)))
    )
      return withParts(cut.parts)
    for (const word of [FOR, LOOSE_COLON]) {
      const [before, after] = cutAtWord(only.piece, word)
      if (before && after && differ(lean(before.text), lean(after.text), word === LOOSE_COLON))
        return withParts([
          { ...only, piece: before },
          { ...only, piece: after, slot: `${only.slot}+` },
        ])
    }
    const bracket = cutAtBracket(only)
    const [before, bracketPart] = bracket ?? []
    return bracket &&
      before &&
      bracketPart &&
      lean(before.piece.text) > 0 &&
      (lean(bracketPart.piece.text) < -0.5 || (usesBrackets && lean(bracketPart.piece.text) < 0.5))
      ? withParts(bracket)
      : parts
  })
}
