import type { Evidence } from './learn-heads.ts'
import type { Part } from './parts.ts'
import type { Named } from './roles.ts'
import type { DatedText, Row } from './row.ts'

/** Of a firm with several jobs (or a school with several studies) that all have dates: the row that names the firm, or one of the jobs under it; null for all others. */
export type Level = 'head' | 'member' | null

const year = (moment: string | null, other: string) => (moment ?? other).slice(0, 4)

const covers = (whole: DatedText | null, part: DatedText | null): boolean =>
  whole !== null && part !== null && whole.kind !== 'single' && year(whole.start, '0000') <= year(part.start, '9999') && (whole.current || year(whole.end, '9999') >= year(part.end, '0000')) && (whole.current || !part.current)

/** The level of every anchor: one that has the dates of the next row within its own, in another look, is the head of that row and of those that look like it. */
export function levelsOf(rows: readonly Row[], anchors: readonly number[], { namesIn, lean }: Evidence): readonly Level[] {
  let style: string | null = null
  return anchors.map((anchor, index) => {
    const row = rows[anchor]
    const below = anchors[index + 1] === anchor + 1 ? rows[anchor + 1] : undefined
    const heads = row && below && row.style !== below.style && namesIn(row) === 1 && namesIn(below) > 0 && lean(row.text) < 1 && lean(row.text) < lean(below.text) && covers(row.period, below.period)
    if (heads) {
      style = row.style
      return 'head'
    }
    if (style === null || !row || row.style === style) {
      style = null
      return null
    }
    return 'member'
  })
}

const isOpen = ({ role }: Part) => role === null || role === 'what' || role === 'where'

/** The parts of a head or member, which by their level name the firm or the job. */
export function partsAtLevel(parts: readonly Part[], level: Level): readonly Part[] {
  const single = parts.filter(isOpen).length === 1
  const role = level === 'head' ? ('where' as const) : level === 'member' && single ? ('what' as const) : null
  return role === null ? parts : parts.map((part) => (part.role === null ? { ...part, role } : part))
}

/** Members with the firm or school of their head, and nothing in place of the heads themselves. */
export function withHeads(named: readonly Named[], levels: readonly Level[]): readonly (Named | null)[] {
  let head: Named | null = null
  return named.map((one, index) => {
    const level = levels[index] ?? null
    head = level === 'head' ? one : level === 'member' ? head : null
    if (level === 'head') return null
    if (level !== 'member' || one.where !== null || !head?.where) return one
    const places = one.rest.some(({ role }) => role === 'place') ? [] : head.rest.filter(({ role }) => role === 'place')
    return { ...one, where: head.where, rest: [...one.rest, ...places], confidence: Math.max(one.confidence, 0.75) }
  })
}
