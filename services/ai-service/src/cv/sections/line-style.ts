import type { CvDocument, CvLine } from '@wervio/cv-document'

const FEWEST_CAPITALS = 3

/** True for 'WERKERVARING'; false for text with a small letter or fewer than three letters. */
export const isAllCapitals = (text: string): boolean => {
  if (text.length > 200) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= FEWEST_CAPITALS && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** A key of the style of a line: its size, weight, slant and capitals. */
export const styleOf = (line: CvLine): string =>
  `${Math.round(line.size * 2) / 2}${line.bold ? ' bold' : ''}${line.italic ? ' italic' : ''}${isAllCapitals(line.text) ? ' capitals' : ''}`

export type BodyStyle = { size: number; bold: boolean }

/** The size and weight of most letters of a document. */
export const bodyStyleOf = ({ lines }: CvDocument): BodyStyle => {
  const letters = new Map<number, number>()
  let boldCount = 0
  let letterCount = 0
  for (const { size, text, bold: isBold } of lines) {
    const roundedSize = Math.round(size * 2) / 2
    letters.set(roundedSize, (letters.get(roundedSize) ?? 0) + text.length)
    letterCount += text.length
    if (isBold) boldCount += text.length
  }
  const [size] = [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])
  return { size, bold: boldCount * 2 > letterCount }
}

/** How much a line stands out from running text: 0 for running text, 1 for bold or capitals, more for larger type. */
export const prominence = (line: CvLine, body: BodyStyle): number => {
  const relativeSize = body.size === 0 ? 0 : line.size / body.size
  const bySize =
    relativeSize >= 1.25 ? 2 : relativeSize >= 1.06 ? 1 : relativeSize !== 0 && relativeSize < 0.85 ? -0.5 : 0
  return Math.max(0, bySize + (line.bold && !body.bold ? 1 : 0) + (isAllCapitals(line.text) ? 1 : 0))
}
