import type { CvLine } from '@wervio/cv-document'
import { labelNamed } from './label-words.ts'

const WORD_SPACE = 1.4

const join = (line: CvLine, next: CvLine): CvLine => ({
  ...line,
  text: `${line.text} ${next.text}`,
  spans: [...line.spans, ...next.spans],
  box: { ...line.box, width: Math.max(line.box.width, next.box.x + next.box.width - line.box.x) },
  bold: line.bold && next.bold,
  italic: line.italic && next.italic,
})

/** Joins the lines of one cell. */
export const oneLine = (lines: readonly CvLine[]): CvLine => {
  const [first, ...others] = lines
  if (!first) throw new RangeError('a cell without lines')
  return others.reduce(join, first)
}

const letterWidth = ({ box, text }: CvLine) => box.width / Math.max(1, text.length)

/**
 * Cells of a row, from left to right; those with no more than a word space between them are joined, but no label with
 * its value.
 */
export const wholeCells = (lines: readonly CvLine[]): readonly CvLine[] => {
  const cells: CvLine[] = []
  for (const line of lines) {
    const previous = cells.at(-1)
    const space = previous ? line.box.x - previous.box.x - previous.box.width : Infinity
    if (
      previous &&
      !line.bullet &&
      labelNamed(previous.text) === undefined &&
      space < WORD_SPACE * Math.min(letterWidth(previous), letterWidth(line))
    )
      cells[cells.length - 1] = join(previous, line)
    else cells.push(line)
  }
  return cells
}
