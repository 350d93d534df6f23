import type { NamedParts } from '../entries/roles.ts'
import { studyLean } from './lean.ts'

/**
 * The name of a study with what stands behind it on its line: 'Master of Science - MS, Electrical Engineering', 'Havo |
 * Natuur en Techniek'.
 */
export const withSpecialisation = (names: NamedParts): NamedParts => {
  const { what, rest } = names
  if (!what || what.role === 'what') return names
  const { line, from } = what.piece
  let { to } = what.piece
  const usedParts = new Set<unknown>()
  for (const part of rest) {
    const { piece, role } = part
    const between = piece.line === line && piece.from >= to ? line.text.slice(to, piece.from) : null
    if (
      role !== null ||
      between === null ||
      !/^[\s|•·:,–—‑-]{1,5}$/u.test(between) ||
      studyLean(piece.text) < 0 ||
      /^\W*\d/.test(piece.text)
    )
      continue
    to = piece.to
    usedParts.add(part)
  }
  if (usedParts.size === 0) return names
  return {
    ...names,
    what: { ...what, piece: { ...what.piece, text: line.text.slice(from, to), to } },
    rest: rest.filter((part) => !usedParts.has(part)),
  }
}
