import type { CvLine } from '@wervio/cv-document'
import type { LinePiece } from '../pieces.ts'

/** Words of a line that are cut. */
export type Cut = { line: CvLine; from: number; to: number }

/** Words of somebody who tells about themselves; a list of details has none. */
const TELLS =
  /(?<!\p{L})(?:ik|ben|heb|mijn|mij|woon|werk|I|am|I['’]m|have|my|live|ich|bin|habe|meine?|je|suis|j['’]ai|mon|ma)(?!\p{L})/iu
/** Where somebody lives is read from such a sentence; torn is better than lost. */
const LIVES = /(?<!\p{L})(?:woon|woont|wonend|woonachtig|live|lives|living|wohne|habite)(?!\p{L})/iu
const END = /(?<=[\p{L}\d)]{2})[.!?](?=\s|$)/gu
/** Where words can be left out without tearing a sentence. */
const CLOSES = /(?:^|[,;:(–-])\s*$/u
const OPENS = /^\s*(?:[,;:)–-]|$)/u
const FEWEST_WORDS = 4
/** In line heights: more white space begins another paragraph. */
const APART = 0.8
/** How far a sentence is followed, in lines to each side. */
const MOST_LINES = 4

const goesOn = (line: CvLine, next: CvLine | undefined): next is CvLine =>
  next !== undefined &&
  next.region === line.region &&
  next.box.page === line.box.page &&
  next.gap < APART &&
  !next.bullet &&
  Math.abs(next.size - line.size) < 0.5

/** The part of a sentence that stands in one line, to the left or to the right of a position. */
const startIn = (text: string, before: number): number | null => {
  const end = [...text.slice(0, before).matchAll(END)].at(-1)
  return end ? end.index + 1 : null
}
const endIn = (text: string, from: number): number | null => {
  const end = [...text.slice(from).matchAll(END)][0]
  return end ? from + end.index + 1 : null
}

/** The sentence around some words, line by line. */
const sentenceAround = (lines: readonly CvLine[], at: number, { from, to }: Cut): Cut[] => {
  const line = lines[at]
  if (!line) return []
  const [start, end] = [startIn(line.text, from), endIn(line.text, Math.max(0, to - 1))]
  const parts: Cut[] = [{ line, from: start ?? 0, to: end ?? line.text.length }]
  for (let index = at, open = start === null; open && at - index < MOST_LINES; index -= 1) {
    const [previous, current] = [lines[index - 1], lines[index]]
    if (!previous || !current || !goesOn(previous, current)) break
    const startAbove = startIn(previous.text, previous.text.length)
    parts.unshift({ line: previous, from: startAbove ?? 0, to: previous.text.length })
    open = startAbove === null
  }
  for (let index = at, open = end === null; open && index - at < MOST_LINES; index += 1) {
    const [current, next] = [lines[index], lines[index + 1]]
    if (!current || !goesOn(current, next)) break
    const endBelow = endIn(next.text, 0)
    parts.push({ line: next, from: 0, to: endBelow ?? next.text.length })
    open = endBelow === null
  }
  return parts.filter((part) => part.to > part.from)
}

/** True for a sentence that can't be read without some of its words: 'Ik ben 34 jaar en heb drie katten.' */
const isTorn = (parts: readonly Cut[], cut: Cut): boolean => {
  const at = parts.findIndex(({ line }) => line === cut.line)
  const part = parts[at]
  if (!part) return false
  const textOf = (some: readonly Cut[]) => some.map(({ line, from, to }) => line.text.slice(from, to)).join(' ')
  const before = `${textOf(parts.slice(0, at))} ${cut.line.text.slice(part.from, cut.from)}`.trim()
  const after = `${cut.line.text.slice(cut.to, part.to)} ${textOf(parts.slice(at + 1))}`.replace(/[.!?]\s*$/, '').trim()
  const sentence = textOf(parts)
  return (
    TELLS.test(sentence) &&
    !LIVES.test(sentence) &&
    sentence.trim().split(/\s+/).length >= FEWEST_WORDS &&
    !(CLOSES.test(before) && OPENS.test(after))
  )
}

/** The words that are cut, and whole sentences where nothing readable would be left of them. */
export const withTornSentences = (pieces: readonly LinePiece[], cuts: readonly Cut[]): readonly Cut[] => {
  if (cuts.length === 0) return cuts
  const lines = pieces.map(({ line }) => line)
  const positions = new Map(lines.map((line, index) => [line, index]))
  return cuts.flatMap((cut) => {
    const parts = sentenceAround(lines, positions.get(cut.line) ?? -1, cut)
    return isTorn(parts, cut) ? [cut, ...parts] : [cut]
  })
}
