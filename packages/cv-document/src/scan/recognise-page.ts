import type { DoubtfulWord } from '../cv-document.ts'
import type { Glyph } from '../pdf/glyph.ts'
import type { Matrix } from '../pdf/matrix.ts'
import { multiply } from '../pdf/matrix.ts'
import { boldWords } from './bold-words.ts'
import { drawPictures, type PlacedPicture } from './draw-pictures.ts'
import { lightenGround } from './light-ground.ts'
import { doubtfulWords, glyphsOf, textLines } from './recognised-glyphs.ts'
import type { Recogniser, Recognition } from './recogniser.ts'

/** The resolution that the recogniser reads best. */
const DPI = 300
const POINTS_PER_INCH = 72
/** Mean confidence, of 100, under which a page may be lying on its side. */
const UPRIGHT = 55

type Size = { width: number; height: number }

/** A page that was recognised: as large as the page standing upright, with what is written on it. */
export type RecognisedPage = Size & {
  glyphs: Glyph[]
  doubtful: DoubtfulWord[]
  /** Radians, clockwise, by which the page was turned level, and quarters before that. */
  turn: number
  quarters: number
}

/** A page turned clockwise by a quarter. */
const quarterOf = ({ height }: Size): Matrix => [0, 1, -1, 0, height, 0]

/** A page turned clockwise by an angle, in radians, about its centre. */
const turnOf = (angle: number, { width, height }: Size): Matrix => {
  const [cos, sin, x, y] = [Math.cos(angle), Math.sin(angle), width / 2, height / 2]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}
const turnedBy = (turn: Matrix, pictures: readonly PlacedPicture[]): PlacedPicture[] =>
  pictures.map(({ picture, matrix }) => ({ picture, matrix: multiply(turn, matrix) }))

const letterCount = ({ lines }: Recognition): number =>
  lines.reduce((sum, { words }) => sum + words.reduce((count, { text }) => count + text.length, 0), 0)
/** What a reading is worth: many letters that are sure. */
const worth = (recognition: Recognition): number => recognition.confidence * Math.sqrt(letterCount(recognition))

/**
 * Reads the text of a page from its pictures. A page that reads badly is tried on its sides too, and the best reading
 * is taken.
 */
export const recognisePage = async (
  recogniser: Recogniser,
  pictures: readonly PlacedPicture[],
  size: Size,
  number: number,
): Promise<RecognisedPage> => {
  const read = async (quarters: number) => {
    let upright = size
    let placed = pictures
    for (let quarter = 0; quarter < quarters; quarter++) {
      placed = turnedBy(quarterOf(upright), placed)
      upright = { width: upright.height, height: upright.width }
    }
    const paper = lightenGround(drawPictures(placed, { ...upright, dpi: DPI }))
    return { quarters, upright, placed, paper, recognition: await recogniser.recognise(paper, DPI) }
  }
  let best = await read(0)
  if (best.recognition.confidence < UPRIGHT)
    for (const quarters of [1, 3, 2]) {
      const other = await read(quarters)
      if (worth(other.recognition) > worth(best.recognition)) best = other
      if (best.recognition.confidence >= UPRIGHT) break
    }
  const { recognition, upright, placed, quarters } = best
  const { turn } = recognition
  const level =
    turn === 0
      ? best.paper
      : lightenGround(drawPictures(turnedBy(turnOf(turn, upright), placed), { ...upright, dpi: DPI }))
  const scale = POINTS_PER_INCH / DPI
  const lines = textLines(recognition.lines)
  return {
    ...upright,
    quarters,
    turn,
    glyphs: glyphsOf(lines, scale, boldWords(level, lines)),
    doubtful: doubtfulWords(lines, scale, number),
  }
}
