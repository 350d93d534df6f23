import { OPS } from './pdfjs.ts'

/** The most operators and letters of a CV; five crowded pages have a tenth of it. */
const MOST = 400_000

type Chunk = { fnArray?: unknown; argsArray?: unknown }

const sizeOf = (chunk: Chunk): number => {
  const { fnArray, argsArray } = chunk
  if (!Array.isArray(fnArray) || !Array.isArray(argsArray)) return 0
  return fnArray.reduce<number>((sum, operator, index) => {
    const [glyphs] = operator === OPS.showText ? ((argsArray[index] as readonly unknown[] | null) ?? []) : []
    return sum + 1 + (Array.isArray(glyphs) ? glyphs.length : 0)
  }, 0)
}

/** Counts the operators and letters that pdf.js emits, and calls `tooMuch` once when there are more than any CV has. */
export const countGlyphs = (tooMuch: () => void): ((message: unknown) => void) => {
  let count = 0
  return (message) => {
    const chunk = (message as { chunk?: Chunk | null } | null)?.chunk
    if (!chunk || count > MOST) return
    count += sizeOf(chunk)
    if (count > MOST) tooMuch()
  }
}
