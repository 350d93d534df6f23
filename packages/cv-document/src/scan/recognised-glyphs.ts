import type { DoubtfulWord } from '../cv-document.ts'
import { median } from '../layout/median.ts'
import type { Font } from '../pdf/font.ts'
import type { Glyph } from '../pdf/glyph.ts'
import type { DotBox, RecognisedLine, RecognisedWord } from './recogniser.ts'

/** Confidence, of 100, under which a word is shown as uncertain. */
const DOUBTFUL = 65
/** Mean confidence of a line under which it is dirt, a drawing or a signature. */
const DIRT = 45
/** A typeface's size as a share of the height from its highest to its lowest letters. */
const SIZE_OF_ROW = 1.1
/** Heights are measured: those this close to the usual one, as a share of it, are the same. */
const ALIKE = 0.16
/** The least height of a line of letters, as a share of the usual one. */
const LEAST_HEIGHT = 0.65

/** The typeface of recognised text; a picture doesn't say which one it is. */
const RECOGNISED: Font = {
  name: 'recognised',
  bold: false,
  italic: false,
  icons: false,
  symbols: false,
  type3: false,
  vertical: false,
  composite: false,
  tex: false,
  unit: 0.001,
  height: 1,
}

const baselineAt = ({ x0, y0, x1, y1 }: DotBox, x: number): number =>
  x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)

const meanConfidence = ({ words }: RecognisedLine): number =>
  words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) /
  Math.max(
    1,
    words.reduce((sum, { text }) => sum + text.length, 0),
  )

const heightOf = (lines: readonly RecognisedLine[]): number =>
  median(lines.flatMap(({ words, rowHeight }) => words.map(() => rowHeight)))

/**
 * Signs that stand between words; others, and those at the ends of a line, are icons, specks and the dots of a line of
 * time.
 */
const SIGN = /^[-–—=/|&+•·*:…€%()]+$/u
/** A dash that is read as an equals sign; a CV has none between words. */
const DASH = /^=+$/
/** A year with the word behind it: '2023to'. */
const GLUED_YEAR = /^((?:19|20)\d{2})(?=\p{L}{2})/u
const BULLET = '•'
/** A bullet is read as one or two small letters, such as 'o' and 'LJ', on a line of its own. */
const isBullet = ({ words, rowHeight }: RecognisedLine, usual: number): boolean =>
  words.length === 1 && (words[0]?.text.length ?? 0) <= 2 && rowHeight < LEAST_HEIGHT * usual

const asBullet = (line: RecognisedLine, usual: number): RecognisedLine => ({
  ...line,
  rowHeight: usual,
  words: line.words.map((word) => ({ ...word, text: BULLET })),
})

/** The lines that are text, their bullets as bullets. */
export const textLines = (lines: readonly RecognisedLine[]): RecognisedLine[] => {
  const usual = heightOf(lines)
  return lines.flatMap((line) => {
    if (isBullet(line, usual)) return [asBullet(line, usual)]
    const words = line.words
      .filter(({ text }, at) => /[\p{L}\p{N}]/u.test(text) || (SIGN.test(text) && at > 0 && at < line.words.length - 1))
      .map((word) => ({ ...word, text: word.text.replace(GLUED_YEAR, '$1 ').replace(DASH, '–') }))
    return words.length > 0 && meanConfidence(line) >= DIRT ? [{ ...line, words }] : []
  })
}

/**
 * The letters of recognised lines, evenly over their words, with a blank after each word; `scale` is points in a dot.
 */
export const glyphsOf = (
  lines: readonly RecognisedLine[],
  scale: number,
  isBold: (word: RecognisedWord, size: number) => boolean,
): Glyph[] => {
  const usual = heightOf(lines)
  return lines.flatMap(({ words, rowHeight, baseline }) => {
    const height = Math.abs(rowHeight - usual) <= ALIKE * usual ? usual : rowHeight
    const size = Math.max(1, Math.round(height * scale * SIZE_OF_ROW))
    return words.flatMap((word) => {
      const letters = Array.from(word.text)
      const start = word.bbox.x0 * scale
      const width = ((word.bbox.x1 - word.bbox.x0) * scale) / letters.length
      const glyph = {
        y: baselineAt(baseline, word.bbox.x0) * scale,
        size,
        font: RECOGNISED,
        angle: 0,
        colour: '#000000',
        unpainted: false,
        strong: isBold(word, rowHeight),
      }
      return [
        ...letters.map((text, at) => ({ ...glyph, text, x: start + at * width, width })),
        { ...glyph, text: ' ', x: word.bbox.x1 * scale, width: 0 },
      ]
    })
  })
}

/** The words whose letters may be others. */
export const doubtfulWords = (lines: readonly RecognisedLine[], scale: number, page: number): DoubtfulWord[] =>
  lines.flatMap(({ words }) =>
    words
      .filter(({ text, confidence }) => text !== BULLET && confidence < DOUBTFUL)
      .map(({ text, bbox }) => ({
        text,
        box: {
          page,
          x: bbox.x0 * scale,
          y: bbox.y0 * scale,
          width: (bbox.x1 - bbox.x0) * scale,
          height: (bbox.y1 - bbox.y0) * scale,
        },
      })),
  )
