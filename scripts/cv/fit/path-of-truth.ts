import {
  actionOf,
  ACTIONS,
  START,
  stateAfter,
  STEPS,
  type Action,
} from '../../../services/ai-service/src/cv/scored/action.ts'
import type { Site } from '../../../services/ai-service/src/cv/scored/path.ts'
import type { Unit } from '../../../services/ai-service/src/cv/scored/unit.ts'
import { same, sameOrWithin } from '../../../services/ai-service/test/cv-quality/normalise.ts'
import type { CvTruth } from '../../../services/ai-service/test/cv-quality/truth.ts'

type List = 'job' | 'study'
/** Units that together name something. */
type Span = { from: number; to: number; isWhole: boolean }
type Labels = (Action | null)[]

const MOST = 0.6
const HALF = 0.5
/** Units between a job and its firm, at most, and between them and their dates in rows. */
const FARTHEST = 30
const LONGEST_SPAN = 5
const OTHER_SECTION = 12
const BACKWARDS = 4
const NOT_WHOLE = 3
const USED = 8
const MOST_ROWS = 2
/** Units within which a head goes on. */
const NEAR = 3

/** The words of a stretch of one line; null when it is none. */
const textOf = (units: readonly Unit[], from: number, to: number): string | null => {
  const [first, last] = [units[from], units[to]]
  if (!first?.part || !last?.part || last.row !== first.row || last.part.piece.line !== first.part.piece.line)
    return null
  return from === to ? first.text : first.part.piece.line.text.slice(first.part.piece.from, last.part.piece.to)
}

/** Where a value of a truth stands: stretches of one line that agree with it, whole ones before parts of it. */
const spansOf = (units: readonly Unit[], value: string, share: number): readonly Span[] =>
  units.flatMap((_, from) => {
    const spans = Array.from({ length: LONGEST_SPAN }, (__, length) => ({
      to: from + length,
      text: textOf(units, from, from + length),
    }))
    const whole = spans.find(({ text }) => text !== null && same(value, text))
    const match = whole ?? spans.find(({ text }) => text !== null && sameOrWithin(value, text, share))
    return match ? [{ from, to: match.to, isWhole: match === whole }] : []
  })

type Pair = { what: Span | null; where: Span | null; cost: number }

const overlaps = (one: Span, other: Span) => one.from <= other.to && other.from <= one.to
const KINDS = { job: 'experience', study: 'education' } as const

/** Names the units of one entry of a truth: the nearest pair of its two values, in a section of its kind. */
const pairOf = (
  units: readonly Unit[],
  list: List,
  whats: readonly Span[],
  wheres: readonly Span[],
  labels: Labels,
  after: number,
): Pair | null => {
  const costOf = (span: Span, isFirm: boolean) =>
    (units[span.from]?.section.kind === KINDS[list] ? 0 : OTHER_SECTION) +
    (span.isWhole ? 0 : NOT_WHOLE) +
    (span.from < after && !isFirm ? BACKWARDS : 0) +
    (labels[span.from] ? (isFirm ? 1 : USED) : 0) +
    (span.from > after ? Math.min(3, (span.from - after) / 40) : 0)
  const pairs: Pair[] = []
  for (const what of whats)
    for (const where of wheres) {
      const distance = Math.abs(what.from - where.from)
      if (overlaps(what, where) || distance > FARTHEST) continue
      pairs.push({ what, where, cost: costOf(what, false) + costOf(where, true) + distance / 2 })
    }
  if (pairs.length === 0) {
    for (const what of whats) pairs.push({ what, where: null, cost: costOf(what, false) })
    if (whats.length === 0) for (const where of wheres) pairs.push({ what: null, where, cost: costOf(where, true) })
  }
  return pairs.reduce<Pair | null>((best, pair) => (best && best.cost <= pair.cost ? best : pair), null)
}

const put = (labels: Labels, list: List, span: Span, verb: string, part: string): void => {
  labels[span.from] = `${list} ${verb} ${part}` as Action
  for (let at = span.from + 1; at <= span.to; at += 1) labels[at] = `${list} more`
}

/** The first unit of a dated row near a head, in one direction: beyond no named unit, at most two rows away. */
const datedRowFrom = (units: readonly Unit[], labels: Labels, start: number, step: 1 | -1): number | null => {
  const rows = new Set<unknown>()
  for (let at = start + step; ; at += step) {
    const unit = units[at]
    if (!unit || unit.section !== units[start]?.section || labels[at]) return null
    if (unit.row === units[start].row) continue
    rows.add(unit.row)
    if (rows.size > MOST_ROWS) return null
    if (unit.at > 0 || !unit.row.period || unit.row.loose) continue
    return units.some((other, index) => other.row === unit.row && labels[index]) ? null : at
  }
}

/** Dates right above or below a head that has none in its own rows. */
const datesOf = (units: readonly Unit[], labels: Labels, from: number, to: number): number | null => {
  const head = new Set(units.slice(from, to + 1).map(({ row }) => row))
  if ([...head].some(({ period, loose }) => period && !loose)) return null
  const [above, below] = [datedRowFrom(units, labels, from, -1), datedRowFrom(units, labels, to, 1)]
  if (above === null || below === null) return above ?? below
  return to - above <= below - from ? above : below
}

const alignList = (
  units: readonly Unit[],
  labels: Labels,
  list: List,
  truths: readonly (readonly [string | null, string | null])[],
): void => {
  let after = 0
  for (const [what, where] of truths) {
    const whats = what ? spansOf(units, what, list === 'job' ? MOST : HALF) : []
    const wheres = where ? spansOf(units, where, MOST) : []
    const pair = pairOf(units, list, whats, wheres, labels, after)
    if (!pair) continue
    const hasFirm = pair.where !== null && labels[pair.where.from] !== null
    if (pair.what && labels[pair.what.from]) continue
    const spans = [pair.what, hasFirm ? null : pair.where].filter((span) => span !== null)
    if (spans.length === 0) continue
    const from = Math.min(...spans.map((span) => span.from))
    const to = Math.max(...spans.map((span) => span.to))
    if (pair.what) put(labels, list, pair.what, hasFirm ? 'under' : pair.what.from === from ? 'begin' : 'add', 'what')
    if (pair.where && !hasFirm) put(labels, list, pair.where, pair.where.from === from ? 'begin' : 'add', 'where')
    const dates = datesOf(units, labels, from, to)
    if (dates !== null && dates > to) labels[dates] = `${list} add date`
    if (dates !== null && dates < from) {
      labels[dates] = `${list} ${hasFirm ? 'under' : 'begin'} date`
      for (const span of spans)
        if (span.from === from) labels[from] = `${list} add ${span === pair.what ? 'what' : 'where'}` as Action
    }
    after = to
  }
}

/** Whether a head goes on after a unit: one of the next units adds to it, and none begins another. */
const goesOn = (units: readonly Unit[], labels: Labels, index: number): boolean => {
  const next = labels.slice(index + 1, index + 1 + NEAR).findIndex((label) => label !== null && label !== undefined)
  return (
    next >= 0 &&
    (labels[index + 1 + next]?.includes(' add ') ?? false) &&
    units[index + 1 + next]?.section === units[index]?.section
  )
}

/** Actions for a unit, the first of which that is possible is taken. */
const optionsFor = (label: Action | null, list: string | null, isInHead: boolean): readonly string[] => {
  if (label)
    return [
      label,
      label.replace('under', 'begin'),
      label.replace('add', 'begin'),
      label.replace(/more|add \w+/, 'aside'),
    ]
  if (list === null) return []
  return isInHead ? [`${list} aside`, `${list} body`] : [`${list} body`, `${list} aside`]
}

/** Fills in what is between the named units: asides in heads, text below them, and what is outside. */
const complete = (units: readonly Unit[], sites: readonly Site[], labels: Labels): readonly number[] => {
  let state = START
  return sites.map((site, index) => {
    const last = STEPS[actionOf(state)]
    const list = last?.list ?? null
    const isOpen = list !== null && units[index - 1]?.section === units[index]?.section
    const isInHead = (!site.isFirstOfRow && last?.verb !== 'body') || goesOn(units, labels, index)
    for (const option of [...optionsFor(labels[index] ?? null, isOpen ? list : null, isInHead), 'outside']) {
      const action = (ACTIONS as readonly string[]).indexOf(option)
      const next = action < 0 ? null : stateAfter(state, action, site)
      if (next === null) continue
      state = next
      return action
    }
    state = START
    return 0
  })
}

/** The path that a truth gives for a document. */
export const pathOfTruth = (units: readonly Unit[], sites: readonly Site[], truth: CvTruth): readonly number[] => {
  const labels: Labels = units.map(() => null)
  alignList(
    units,
    labels,
    'job',
    truth.experience.map(({ position, company }) => [position, company]),
  )
  alignList(
    units,
    labels,
    'study',
    (truth.education ?? []).map(({ degree, institution }) => [degree, institution]),
  )
  return complete(units, sites, labels)
}
