import { findPeriods } from '../dates/find-periods.ts'
import type { CvLine } from '@wervio/cv-document'

const LONGEST = 400
const MOST = 8
const ENDS = /[;|•·/,.)\]]\s*$/u
const BEGINS = /^[\s)\]]*(?:[;|•·/,.]|$)/u

const linePart = (line: CvLine, from: number, to: number): CvLine => {
  const text = line.text.slice(from, to).replace(/^[\s;|•·,./]+|[\s;|•·,/]+$/gu, '')
  const at = line.text.indexOf(text, from)
  const share = line.box.width / Math.max(1, line.text.length)
  const box = { ...line.box, x: line.box.x + at * share, width: text.length * share }
  return { ...line, text, box, spans: [{ text, box, size: line.size, bold: line.bold, italic: line.italic }] }
}

/**
 * Splits a line with several entries: '2010-2012 Kok, De Eik; 2012-2015 Souschef, Hotel Zon'. Others stay as they are.
 */
export const splitAtPeriods = (line: CvLine): readonly CvLine[] => {
  const { text } = line
  if (text.length > LONGEST) return [line]
  const ranges = findPeriods(text).filter(({ kind }) => kind !== 'single')
  const [first, last] = [ranges[0], ranges.at(-1)]
  if (!first || !last || ranges.length < 2 || ranges.length > MOST) return [line]
  const between = ranges.slice(1).map(({ from }, index) => text.slice(ranges[index]?.to ?? 0, from))
  if (!between.every((words) => /\p{L}{3}/u.test(words))) return [line]
  const datesFirst =
    /^[^\p{L}\p{N}]*$/u.test(text.slice(0, first.from)) && between.every((words) => ENDS.test(words.replace(/\($/, '')))
  const datesLast = /^[\s).\]]*$/u.test(text.slice(last.to)) && between.every((words) => BEGINS.test(words))
  if (!datesFirst && !datesLast) return [line]
  const cuts = datesFirst
    ? ranges.slice(1).map(({ from }) => from)
    : ranges.slice(0, -1).map(({ to }) => to + (/^\s*[)\]]/.exec(text.slice(to))?.[0].length ?? 0))
  return [0, ...cuts].map((from, index) => linePart(line, from, cuts[index] ?? text.length))
}
