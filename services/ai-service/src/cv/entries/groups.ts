import type { Evidence } from './learn-heads.ts'
import type { HeadingPart } from './parts.ts'
import type { NamedParts } from './roles.ts'
import type { DatedText, Row } from './row.ts'

/**
 * The place of a row in a firm with several dated jobs, or a school with several dated studies: 'head' names the firm,
 * 'member' is a job under it, 'firm' is a firm in the same style with one undated job. Null outside such a group.
 */
export type Level = 'head' | 'member' | 'firm' | null

const year = (moment: string | null, other: string) => (moment ?? other).slice(0, 4)

const covers = (whole: DatedText | null, part: DatedText | null): boolean =>
  whole !== null &&
  part !== null &&
  whole.kind !== 'single' &&
  year(whole.start, '0000') <= year(part.start, '9999') &&
  (whole.current || year(whole.end, '9999') >= year(part.end, '0000')) &&
  (whole.current || !part.current)

/** True for a row with a job and a firm (or a study and a school) of its own. */
const namesBoth = (leans: readonly number[]) => leans.some((one) => one > 0.25) && leans.some((one) => one <= -0.8)

/** True for a firm's row above a job's row with dates within its own, if its style or its words tell them apart. */
const isHeadOf = (row: Row, below: Row, { leansIn, lean }: Evidence, followsHead: boolean): boolean => {
  const [leans, leansBelow] = [leansIn(row), leansIn(below)]
  if (
    leans.length === 0 ||
    leansBelow.length === 0 ||
    leans.some((one) => one >= 0.8) ||
    namesBoth(leans) ||
    !covers(row.period, below.period)
  )
    return false
  const [firm, job] = [lean(row.text), lean(below.text)]
  return row.style !== below.style
    ? leans.length < 3 && firm < 1 && firm < job
    : firm <= (followsHead ? -0.4 : -1) && job >= 0.8
}

/**
 * The level of every dated row. A row whose dates include those of the next row is the head of that row and of those
 * with the same style or the same kind of name.
 */
export const levelsOf = (rows: readonly Row[], anchors: readonly number[], evidence: Evidence): readonly Level[] => {
  let head: Row | null = null
  let member: Row | null = null
  const levels = anchors.map((anchor, index): Level => {
    const row = rows[anchor]
    const below = anchors[index + 1] === anchor + 1 ? rows[anchor + 1] : undefined
    if (!row) return null
    if (below && isHeadOf(row, below, evidence, head !== null && head.style === below.style)) {
      head = row
      member = below
      return 'head'
    }
    const inGroup =
      head !== null &&
      member !== null &&
      (head.style === member.style ? evidence.lean(row.text) >= 0.8 : row.style !== head.style)
    if (!inGroup) head = null
    return inGroup ? 'member' : null
  })
  const headStyles = anchors.flatMap((anchor, index) => (levels[index] === 'head' ? [rows[anchor]?.style] : []))
  const memberStyles = new Set(
    anchors.flatMap((anchor, index) => (levels[index] === 'member' ? [rows[anchor]?.style] : [])),
  )
  return levels.map((level, index) => {
    const style = rows[anchors[index] ?? -1]?.style
    return level === null && style !== undefined && headStyles.includes(style) && !memberStyles.has(style)
      ? 'firm'
      : level
  })
}

const isOpen = ({ role }: HeadingPart) => role === null || role === 'what' || role === 'where'

/** Gives the parts of a head the role of a firm, and those of a member the role of a job. */
export const partsAtLevel = (parts: readonly HeadingPart[], level: Level): readonly HeadingPart[] => {
  const single = parts.filter(isOpen).length === 1
  if (level === 'firm' || (level === 'head' && !single))
    return parts.map((part) =>
      part.role === null && part.slot.startsWith('0/') && !part.slot.endsWith('/0')
        ? { ...part, role: 'aside' as const }
        : part.role === null && part.slot === '0/0'
          ? { ...part, role: 'where' as const }
          : part,
    )
  const role = level === 'head' ? ('where' as const) : level === 'member' && single ? ('what' as const) : null
  return role === null ? parts : parts.map((part) => (part.role === null ? { ...part, role } : part))
}

/** Gives members the firm or school of their head; heads themselves become null. */
export const withHeads = (
  allNames: readonly NamedParts[],
  levels: readonly Level[],
): readonly (NamedParts | null)[] => {
  let head: NamedParts | null = null
  return allNames.map((one, index) => {
    const level = levels[index] ?? null
    head = level === 'head' ? one : level === 'member' ? head : null
    if (level === 'head') return null
    if (level !== 'member' || one.where !== null || !head?.where) return one
    const places = one.rest.some(({ role }) => role === 'place') ? [] : head.rest.filter(({ role }) => role === 'place')
    return { ...one, where: head.where, rest: [...one.rest, ...places], confidence: Math.max(one.confidence, 0.75) }
  })
}
