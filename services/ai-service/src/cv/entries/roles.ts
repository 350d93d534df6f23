import type { HeadingPart } from './parts.ts'

/** Which part of a head names the job (or study) and which the firm (or school), and how sure that is. */
export type NamedParts = {
  what: HeadingPart | null
  where: HeadingPart | null
  rest: readonly HeadingPart[]
  confidence: number
}

type Lean = (text: string) => number
type Slot = { sum: number; count: number }

const CLOSE = 0.5
const FIRST_PRIOR = 0.2
const MOST_NAMES = 4
const LATER = 0.35

const FURTHER = 0.15

const placeIn = ({ slot }: HeadingPart): readonly [number, number] => {
  const [row = '0', ordinal = '0'] = slot.split('/')
  return [Number.parseInt(row, 10), Number.parseInt(ordinal, 10) + (ordinal.endsWith('+') ? 1 : 0)]
}

/** How many names stand left of a part in its row, without the other one of the pair. */
const stepsTo = (part: HeadingPart, other: HeadingPart): number => {
  const [row, ordinal] = placeIn(part)
  const [otherRow, otherOrdinal] = placeIn(other)
  return ordinal - (row === otherRow && otherOrdinal < ordinal ? 1 : 0)
}

const isName = ({ role }: HeadingPart) => role === null || role === 'what' || role === 'where'
const LONG_NAME = 6

/** How far a part's own words lean; a long list of words is hardly the name of a firm. */
const leanOfPart = ({ role, piece }: HeadingPart, lean: Lean): number => {
  if (role === 'what') return 3
  if (role === 'where') return -3
  const leaning = lean(piece.text)
  return leaning > -1 && leaning < 0.5 && piece.text.split(' ').length > LONG_NAME ? 0.5 : leaning
}

/** What stands in each slot of a head, over all entries of a document. */
const slotsOf = (entries: readonly (readonly HeadingPart[])[], lean: Lean): ReadonlyMap<string, Slot> => {
  const slots = new Map<string, Slot>()
  for (const parts of entries) {
    for (const part of parts.filter(isName)) {
      const slot = slots.get(part.slot) ?? { sum: 0, count: 0 }
      slots.set(part.slot, { sum: slot.sum + leanOfPart(part, lean), count: slot.count + 1 })
    }
  }
  return slots
}

/** How far a part is a job, by its own words and by those in the same slot of the other entries. */
const strengthOf = (part: HeadingPart, slots: ReadonlyMap<string, Slot>, lean: Lean): number => {
  if (part.role === 'what') return 6
  if (part.role === 'where') return -6
  const slot = slots.get(part.slot)
  const shared = slot && slot.count > 0 ? slot.sum / slot.count : 0
  const weight = Math.min(1.5, 0.5 * ((slot?.count ?? 1) - 1))
  return (leanOfPart(part, lean) + weight * shared) / (1 + weight)
}

const nameOne = (parts: readonly HeadingPart[], slots: ReadonlyMap<string, Slot>, lean: Lean): NamedParts => {
  const names = parts.filter(isName)
  const ratedParts = names.map((part, index) => ({
    part,
    strength: strengthOf(part, slots, lean) + (index === 0 ? FIRST_PRIOR : 0),
    index,
  }))
  const others = (...usedParts: readonly (HeadingPart | null)[]) => parts.filter((part) => !usedParts.includes(part))
  if (ratedParts.length === 0) return { what: null, where: null, rest: parts, confidence: 0 }
  const [only] = ratedParts
  if (ratedParts.length === 1 && only) {
    const isWhat = only.strength >= FIRST_PRIOR
    const confidence = Math.abs(only.strength) > CLOSE ? 0.75 : 0.4
    return { what: isWhat ? only.part : null, where: isWhat ? null : only.part, rest: others(only.part), confidence }
  }
  const leading = ratedParts.slice(0, MOST_NAMES)
  let best = { what: leading[0], where: leading[1], margin: -Infinity }
  for (const what of leading) {
    for (const where of leading) {
      if (what === where) continue
      const margin =
        what.strength -
        where.strength -
        LATER * (stepsTo(what.part, where.part) + stepsTo(where.part, what.part)) -
        FURTHER * Math.max(what.index, where.index)
      if (margin > best.margin) best = { what, where, margin }
    }
  }
  const what = best.what?.part ?? null
  const where = best.where?.part ?? null
  return {
    what,
    where,
    rest: others(what, where),
    confidence: best.margin > 1.5 ? 0.95 : best.margin > CLOSE ? 0.85 : 0.55,
  }
}

/** Names the job and the firm of every entry. Doubtful entries take the order of most others. */
export const nameParts = (entries: readonly (readonly HeadingPart[])[], lean: Lean): readonly NamedParts[] => {
  const slots = slotsOf(entries, lean)
  return entries.map((parts) => nameOne(parts, slots, lean))
}
