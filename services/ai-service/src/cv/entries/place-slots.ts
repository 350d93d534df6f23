import type { HeadingPart } from './parts.ts'

const LONGEST = 40
const LIKE_PLACE =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|aan|de|den|der|het|op|bij|am|im|in|an|la|le|do|da|del|sur|upon)){0,3}$/u
const FIRM = -0.5
const JOB = 0.5

/**
 * Whether a part may be a town on no list: it begins its line, and nothing or a country stands behind it. A country
 * makes it sure.
 */
const couldBePlace = (
  parts: readonly HeadingPart[],
  at: number,
  lean: (text: string) => number,
): { isSure: boolean } | null => {
  const part = parts[at]
  if (
    !part ||
    part.role !== null ||
    part.piece.from > 0 ||
    part.piece.text.length > LONGEST ||
    !LIKE_PLACE.test(part.piece.text)
  )
    return null
  const leans = lean(part.piece.text)
  if (leans <= FIRM || leans >= JOB) return null
  const { line, to } = part.piece
  const nextPart = parts[at + 1]
  const hasCountryBehind =
    nextPart?.role === 'place' &&
    nextPart.piece.line === line &&
    nextPart.piece.to === line.text.length &&
    /^,\s*$/.test(line.text.slice(to, nextPart.piece.from))
  return hasCountryBehind ? { isSure: true } : to === line.text.length ? { isSure: false } : null
}

const isWhole = ({ role, piece }: HeadingPart) =>
  role === 'place' && piece.from === 0 && piece.to === piece.line.text.length

/**
 * Towns on no list, recognised by where they stand: 'Suva, Fiji' under dates where another job has 'Utrecht'. Only in
 * entries that name something else too; a town without its country only where most entries have a place there.
 */
export const withPlacesBySlot = (
  entries: readonly (readonly HeadingPart[])[],
  lean: (text: string) => number,
): readonly (readonly HeadingPart[])[] => {
  const places = new Map<string, number>()
  const others = new Map<string, number>()
  const placeSlots = new Set<string>()
  for (const parts of entries) {
    for (const [at, part] of parts.entries()) {
      if (part.role === 'aside' || (part.role === 'place' && !isWhole(part))) continue
      if (isWhole(part)) placeSlots.add(part.slot)
      const counts = isWhole(part) || couldBePlace(parts, at, lean)?.isSure ? places : others
      counts.set(part.slot, (counts.get(part.slot) ?? 0) + 1)
    }
  }
  return entries.map((parts) =>
    parts.map((part, at) => {
      const possiblePlace = placeSlots.has(part.slot) ? couldBePlace(parts, at, lean) : null
      const hasOtherName = parts.some(({ role }, other) => other !== at && role !== 'place' && role !== 'aside')
      const count = places.get(part.slot) ?? 0
      return possiblePlace &&
        hasOtherName &&
        count >= (possiblePlace.isSure ? 1 : 2) &&
        count > (others.get(part.slot) ?? 0)
        ? { ...part, role: 'place' as const }
        : part
    }),
  )
}
