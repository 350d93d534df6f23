import { guttersOf, type Gutter } from './gutter.ts'
import { firstText, isBold, isCapitals, isDated } from './side-text.ts'
import type { Segment, SegmentRow } from './segment.ts'
import { sidesOf } from './sides.ts'
import { startsOf } from './starts.ts'

/** Segments that belong side by side, in reading order. `linked` when more than one stands beside another. */
export type Group = { segments: readonly Segment[]; linked: boolean }

/** A period that isn't finished: it ends in a dash, or names one year of two. */
const OPEN_PERIOD = /(?:[-–—/]|\b(?:tot|t\/m|to|until|sinds|since|vanaf))$|^(?!.*\d{4}.*\d{4}).*(?:[-–—]| tot | t\/m | to ).*[a-z]+\.?$/i
const PERIOD_REST = /^(?:[-–—/] ?|tot |t\/m |to )|^(?:\p{L}+\.? )?\d{4}$|^(?:heden|nu|present|now|current|today|vandaag)\b/iu

const single = (row: SegmentRow): Group => ({ segments: row.segments, linked: row.segments.length > 1 })

/** Whether a row in a margin is the rest of the one above it: a period or a heading that didn't fit. */
const goesOn = (row: SegmentRow, above: SegmentRow, besideStarts: boolean): boolean => {
  if (row.y - above.y > 1.7 * row.size) return false
  const [text, textAbove] = [firstText(row), firstText(above)]
  if (isDated(above)) return PERIOD_REST.test(text) && (OPEN_PERIOD.test(textAbove) || /^[-–—/]|^(?:tot|t\/m|to) /i.test(text))
  return !besideStarts && isBold(row) && isBold(above) && !textAbove.endsWith(':') && isCapitals(row) === isCapitals(above)
}

type Margin = { gutter: Gutter; side: 'left' | 'right'; stretches: readonly (readonly SegmentRow[])[] }

/** The rows of a margin, those that go on together. */
const stretchesOf = (margin: readonly SegmentRow[], text: readonly SegmentRow[]): SegmentRow[][] => {
  const starts = startsOf(text)
  const stretches: SegmentRow[][] = []
  for (const row of margin) {
    const above = stretches.at(-1)?.at(-1)
    if (above && goesOn(row, above, starts.has(row.y))) stretches.at(-1)?.push(row)
    else stretches.push([row])
  }
  return stretches
}

const marginOf = (rows: readonly SegmentRow[]): Margin | null => {
  for (const gutter of guttersOf(rows).slice(0, 4)) {
    const { left, right } = sidesOf(rows, gutter)
    const side = left.length <= right.length ? 'left' : 'right'
    const [margin, text] = side === 'left' ? [left, right] : [right, left]
    const stretches = stretchesOf(margin, text)
    if (stretches.some((stretch) => stretch.length > 1)) return { gutter, side, stretches }
  }
  return null
}

/** A wrapped date or heading in a margin is read whole, before what stands beside it (after its first line when it stands right). */
const groupOf = (rows: readonly SegmentRow[], { side, gutter }: Margin): Group => {
  const inMargin = (segment: Segment) => (side === 'left' ? segment.end <= gutter.x + 0.01 : segment.left >= gutter.x)
  const all = rows.flatMap((row) => row.segments)
  const margin = all.filter(inMargin)
  const [first, ...others] = side === 'left' ? [[], ...rows.map((row) => row.segments)] : rows.map((row) => row.segments)
  const text = (segments: readonly Segment[] | undefined) => (segments ?? []).filter((segment) => !inMargin(segment))
  return { segments: [...text(first), ...margin, ...others.flatMap(text)], linked: true }
}

/** Rows of one column in reading order. */
export const groupsOf = (rows: readonly SegmentRow[]): Group[] => {
  const margin = marginOf(rows)
  if (!margin) return rows.map(single)
  const groups: Group[] = []
  for (let index = 0; index < rows.length; ) {
    const row = rows[index]
    if (!row) break
    const stretch = margin.stretches.find(([first]) => first?.y === row.y)
    const last = index >= margin.gutter.from && index < margin.gutter.to ? stretch?.at(-1)?.y : undefined
    const end = last === undefined ? index + 1 : rows.findLastIndex((other) => other.y <= last) + 1
    groups.push(end - index > 1 ? groupOf(rows.slice(index, end), margin) : single(row))
    index = end
  }
  return groups
}
