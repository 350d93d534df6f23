import { median } from '../layout/median.ts'
import type { GreyPicture } from './grey-picture.ts'
import type { RecognisedLine, RecognisedWord } from './recogniser.ts'

/** Darker points are ink. */
const INK = 128
/** How much thicker the strokes of bold letters are than those of most words of the page, measured by their height. */
const THICKER = 1.3
/** Words with fewer letters are too little to measure. */
const LEAST_LETTERS = 3

/** Mean length of a level run of ink in a word, in dots; 0 for a word without ink. */
const strokeOf = ({ width, grey }: GreyPicture, { bbox: { x0, y0, x1, y1 } }: RecognisedWord): number => {
  let ink = 0
  let runs = 0
  for (let y = y0; y < y1; y++) {
    let inRun = false
    for (let x = x0; x < x1; x++) {
      const isInk = (grey[y * width + x] ?? 255) < INK
      if (isInk) ink++
      if (isInk && !inRun) runs++
      inRun = isInk
    }
  }
  return runs === 0 ? 0 : ink / runs
}

/** Tells bold words from the others on a page by their strokes; `paper` is the page as it was recognised, level. */
export const boldWords = (
  paper: GreyPicture,
  lines: readonly RecognisedLine[],
): ((word: RecognisedWord, rowHeight: number) => boolean) => {
  const weightOf = (word: RecognisedWord, rowHeight: number) => strokeOf(paper, word) / Math.max(1, rowHeight)
  const weights = lines.flatMap(({ words, rowHeight }) =>
    words.filter(({ text }) => text.length >= LEAST_LETTERS).map((word) => weightOf(word, rowHeight)),
  )
  const usual = median(weights)
  return (word, rowHeight) => word.text.length >= LEAST_LETTERS && weightOf(word, rowHeight) > THICKER * usual
}
