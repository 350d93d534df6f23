import type { CvDocument, CvLine } from '@wervio/cv-document'
import { parsePeriod } from '../dates/parse-period.ts'
import { styleOf } from '../sections/line-style.ts'

const LONGEST = 120
const CONNECTS = /(?:[,&/(–—-]|\s(?:en|and|van|of|voor|for|bij|at|de|het|the|in|und|der|des))$/iu
const NEAR = 2.2
/** In line heights: white space that stays free before dates at the right. */
const BEFORE_DATES = 1
/** In line heights: white space above the second line of one name. */
const NO_GAP = 0.5

/** The right edge of the text of each region. */
const rightEdges = (lines: readonly CvLine[]): ReadonlyMap<number, number> => {
  const edges = new Map<number, number>()
  for (const { region, box } of lines) edges.set(region, Math.max(edges.get(region) ?? 0, box.x + box.width))
  return edges
}

const ROOM = 0.7

/** Right edges of a section by region: of its longest line, or of the page's text when all its lines are short. */
const edgesOf = (document: CvDocument, lines: readonly CvLine[]): ReadonlyMap<number, number> => {
  const [textEdges, pageEdges] = [rightEdges(lines), rightEdges(document.lines)]
  const leftEdges = new Map<number, number>()
  for (const { region, box } of lines) leftEdges.set(region, Math.min(leftEdges.get(region) ?? box.x, box.x))
  return new Map(
    [...textEdges].map(([region, right]) => {
      const [from, most] = [leftEdges.get(region) ?? 0, pageEdges.get(region) ?? right]
      return [region, right - from >= ROOM * (most - from) ? right : most]
    }),
  )
}

const widthOfFirstWord = ({ text, box }: CvLine) =>
  (box.width * ((text.split(' ', 1)[0]?.length ?? 0) + 1)) / Math.max(1, text.length)

const hasRoomFor = (line: CvLine, next: CvLine, right: number): boolean =>
  line.box.x + line.box.width + widthOfFirstWord(next) <= right + 1

/**
 * True for a bold name beside dates whose next word had no room before them: 'Operator' | '2023 - heden',
 * 'metaalvormmachine'.
 */
const goesOnBesideDates = (line: CvLine, next: CvLine, lines: readonly CvLine[]): boolean => {
  if (!line.bold || line.row === null || next.row !== null || line.bullet || next.bullet) return false
  if (!/^\p{Ll}{3}/u.test(next.text) || styleOf(line) !== styleOf(next) || next.gap > NO_GAP) return false
  const beside = lines.find(
    (other) => other.row === line.row && other.box.page === line.box.page && other.box.x > line.box.x,
  )
  return (
    beside !== undefined &&
    line.region === next.region &&
    line.box.page === next.box.page &&
    Math.abs(line.box.x - next.box.x) < 2 &&
    (parsePeriod(beside.text)?.kind ?? 'single') !== 'single' &&
    line.text.length + next.text.length <= LONGEST &&
    !hasRoomFor(line, next, beside.box.x - BEFORE_DATES * line.box.height)
  )
}

/** True when some dates begin a line that had room above: then all of them have lines of their own. */
const datesHaveLines = (lines: readonly CvLine[], edges: ReadonlyMap<number, number>): boolean =>
  lines.some((next, index) => {
    const line = lines[index - 1]
    return (
      line !== undefined &&
      !line.bullet &&
      line.region === next.region &&
      line.box.page === next.box.page &&
      next.gap <= 0.8 &&
      styleOf(line) === styleOf(next) &&
      hasRoomFor(line, next, edges.get(line.region) ?? 0) &&
      (parsePeriod(next.text)?.kind ?? 'single') !== 'single' &&
      parsePeriod(line.text) === null
    )
  })

/** True when a line continues in the next: the next word had no room, or the last word can't end a name. */
const goesOn = (line: CvLine, next: CvLine, right: number, haveDatesLines: boolean): boolean => {
  const sameColumn =
    line.region === next.region && line.box.page === next.box.page && Math.abs(line.box.x - next.box.x) < 2
  const isBelow = next.box.y > line.box.y && next.box.y - line.box.y < NEAR * Math.max(line.box.height, 1)
  if (
    !sameColumn ||
    !isBelow ||
    next.bullet ||
    line.bullet ||
    line.text.length + next.text.length > LONGEST ||
    next.gap > 0.8 ||
    styleOf(line) !== styleOf(next)
  )
    return false
  const hasNoRoom = !hasRoomFor(line, next, right)
  if (line.bold) return CONNECTS.test(line.text) || (hasNoRoom && line.row === null && parsePeriod(line.text) === null)
  const dates = parsePeriod(next.text)
  return (
    hasNoRoom &&
    !haveDatesLines &&
    dates !== null &&
    dates.kind !== 'single' &&
    line.gap > next.gap + 0.3 &&
    parsePeriod(line.text) === null &&
    next.text.length < line.text.length
  )
}

/**
 * True for a name in italics or bold at the end of a line that continues below: 'De Eik, Ede — _Hoofd_', '_bediening_'.
 */
const tailGoesOn = (line: CvLine, next: CvLine, right: number): boolean => {
  const tail = line.spans.findLast(({ text }) => text.trim() !== '')
  const standsOut = tail !== undefined && ((tail.italic && !line.italic) || (tail.bold && !line.bold))
  const looksAlike =
    standsOut && tail.italic === next.italic && tail.bold === next.bold && Math.abs(tail.size - next.size) < 0.5
  const sameColumn =
    line.region === next.region && line.box.page === next.box.page && Math.abs(line.box.x - next.box.x) < 2
  const isBelow = next.box.y > line.box.y && next.box.y - line.box.y < NEAR * Math.max(line.box.height, 1)
  if (
    !looksAlike ||
    !sameColumn ||
    !isBelow ||
    line.bullet ||
    next.bullet ||
    line.row !== null ||
    next.gap > 0.5 ||
    next.gap >= line.gap ||
    line.text.length + next.text.length > LONGEST
  )
    return false
  return (
    next.text.split(' ').length <= 4 &&
    line.box.x + line.box.width + widthOfFirstWord(next) > right + 1 &&
    parsePeriod(next.text) === null &&
    parsePeriod(line.text) === null
  )
}

/** The first half of a hyphenated word: 'Akademie der Wis-', 'senschaften'. */
const BROKEN = /\p{Ll}{2}[-‐]$/u

/** True for a name whose last word continues on the line below, in the same style. */
const wordGoesOn = (line: CvLine, next: CvLine): boolean =>
  BROKEN.test(line.text) &&
  /^\p{Ll}{2}/u.test(next.text) &&
  !line.bullet &&
  !next.bullet &&
  line.text.length + next.text.length <= LONGEST &&
  line.region === next.region &&
  line.box.page === next.box.page &&
  Math.abs(line.box.x - next.box.x) < 2 &&
  next.box.y > line.box.y &&
  next.box.y - line.box.y < NEAR * Math.max(line.box.height, 1) &&
  styleOf(line) === styleOf(next) &&
  !/[.!?]$/.test(next.text)

const textOf = ({ text }: CvLine, next: CvLine): string =>
  BROKEN.test(text) && /^\p{Ll}{2}/u.test(next.text) ? `${text.slice(0, -1)}${next.text}` : `${text} ${next.text}`

const join = (line: CvLine, next: CvLine): CvLine => ({
  ...line,
  text: textOf(line, next),
  spans: [...line.spans, ...next.spans],
  box: {
    ...line.box,
    width: Math.max(line.box.width, next.box.width),
    height: next.box.y + next.box.height - line.box.y,
  },
})

/** Names and dates that were wrapped over two lines as one line. */
export const unwrapHeads = (document: CvDocument, lines: readonly CvLine[]): readonly CvLine[] => {
  if (document.kind === 'word') return lines
  const edges = edgesOf(document, lines)
  const haveDatesLines = datesHaveLines(lines, edges)
  const whole: CvLine[] = []
  for (const line of lines) {
    const at =
      [whole.length - 1, whole.length - 2].find(
        (index) => whole[index]?.region === line.region && Math.abs(whole[index].box.x - line.box.x) < 2,
      ) ?? -1
    const before = whole[at]
    const right = edges.get(line.region) ?? 0
    if (
      before &&
      (goesOn(before, line, right, haveDatesLines) ||
        tailGoesOn(before, line, right) ||
        wordGoesOn(before, line) ||
        goesOnBesideDates(before, line, lines))
    )
      whole[at] = join(before, line)
    else whole.push(line)
  }
  return whole
}
