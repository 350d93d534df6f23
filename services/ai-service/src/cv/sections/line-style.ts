import type { CvDocument, CvLine } from '../document/cv-document.ts'

const FEWEST_CAPITALS = 3

/** True for 'WERKERVARING'; false for text with a small letter or next to no letters. */
export function isAllCapitals(text: string): boolean {
  if (text.length > 200) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= FEWEST_CAPITALS && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** How a line looks, as a key: lines with the same key look the same. */
export const styleOf = (line: CvLine): string =>
  `${Math.round(line.size * 2) / 2}${line.bold ? ' bold' : ''}${line.italic ? ' italic' : ''}${isAllCapitals(line.text) ? ' capitals' : ''}`

export type BodyStyle = { size: number; bold: boolean }

/** The size and weight in which most letters of a document stand. */
export function bodyStyleOf({ lines }: CvDocument): BodyStyle {
  const letters = new Map<number, number>()
  let bold = 0
  let all = 0
  for (const { size, text, bold: isBold } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
    all += text.length
    if (isBold) bold += text.length
  }
  const [size] = [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])
  return { size, bold: bold * 2 > all }
}

/** How much a line stands out from running text: 0 for running text, 1 for bold or capitals, more for larger type. */
export function prominence(line: CvLine, body: BodyStyle): number {
  const larger = body.size === 0 ? 0 : line.size / body.size
  const bySize = larger >= 1.25 ? 2 : larger >= 1.06 ? 1 : larger !== 0 && larger < 0.85 ? -0.5 : 0
  return Math.max(0, bySize + (line.bold && !body.bold ? 1 : 0) + (isAllCapitals(line.text) ? 1 : 0))
}
