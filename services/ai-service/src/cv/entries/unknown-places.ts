import type { Entry } from './entries.ts'
import { pieceOf } from './row.ts'
import type { HeadingPart } from './parts.ts'
import type { NamedParts } from './roles.ts'

const LIKE_PLACE =
  /^['’]?\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|aan|de|den|der|het|op|bij|am|upon|la|le|do|da|a\/d|zh|nh))*$/u
const LONGEST = 30
const MOST_WORDS = 4

/** The index of the last comma of a name, if the words behind it may be a place that is on no list; else null. */
const commaBeforeTail = (part: HeadingPart | null, isName: (text: string) => boolean): number | null => {
  if (!part || part.piece.text.length > 200) return null
  const comma = part.piece.text.lastIndexOf(', ')
  const tail = part.piece.text.slice(comma + 2)
  if (
    comma <= 0 ||
    tail.length > LONGEST ||
    tail.split(' ').length > MOST_WORDS ||
    !LIKE_PLACE.test(tail) ||
    isName(tail)
  )
    return null
  return comma
}

const hasPlaceBehind = ({ piece }: HeadingPart, { rest }: NamedParts) =>
  rest.some(
    (part) =>
      part.role === 'place' &&
      part.piece.line === piece.line &&
      part.piece.from > piece.to &&
      /^,\s*$/.test(piece.line.text.slice(piece.to, part.piece.from)),
  )

/**
 * A town on no list before a country ('Stavanger, Norway') is a place, not a firm, when the same line stands in the
 * text of another entry.
 */
export const withoutTownsAsFirms = (
  allNames: readonly NamedParts[],
  entries: readonly Entry[],
): readonly NamedParts[] => {
  const bodyLines = new Set(
    entries.flatMap(({ body }) => body.map(({ lines }) => lines.map(({ text }) => text).join(' '))),
  )
  return allNames.map((one) => {
    const { where } = one
    if (!where || where.role !== null || !bodyLines.has(where.piece.line.text) || !hasPlaceBehind(where, one))
      return one
    return { ...one, where: null, rest: [{ ...where, role: 'place' }, ...one.rest] }
  })
}

/**
 * Takes places off the names of firms in a document that puts them there: 'Highland Dairies, Nairn' and 'Scotfreight,
 * Inverness'.
 * @param isName True for words that name a firm or a department.
 */
export const withoutUnknownPlaces = (
  allNames: readonly NamedParts[],
  isName: (text: string) => boolean,
): readonly NamedParts[] => {
  const commas = allNames.map(({ where }) => commaBeforeTail(where, isName))
  const hasPlace = allNames.map(({ where, rest }) => rest.some(({ role }) => role === 'place') && where !== null)
  const tailCount = commas.filter((tail, index) => tail !== null && !hasPlace[index]).length
  const isUsual = hasPlace.some(Boolean) || (tailCount >= 2 && tailCount * 2 > allNames.length)
  return allNames.map((one, index) => {
    const { where } = one
    const comma = commas[index] ?? null
    if (!where || comma === null || hasPlace[index]) return one
    const inName = where.piece.text.slice(0, comma).includes(where.piece.text.slice(comma + 2))
    if (!isUsual && !inName) return one
    const name = pieceOf(where.piece.line, where.piece.from, where.piece.from + comma)
    const place = pieceOf(where.piece.line, where.piece.from + comma + 1, where.piece.to)
    if (!name || !place) return one
    return {
      ...one,
      where: { ...where, piece: name },
      rest: [...one.rest, { piece: place, role: 'place', slot: where.slot }],
    }
  })
}
