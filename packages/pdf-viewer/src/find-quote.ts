import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { Box, Highlight } from './highlight.ts'

/** Letters of the beginning that are looked for when a long quote isn't there as a whole, as over the edge of a page. */
const BEGINNING = 30
/** Share of the height of a letter that hangs below its line. */
const DESCENT = 0.2

/** Where a letter stands: which piece of text, and which part of it. */
type Letter = { item: number; from: number; to: number; beginsWord: boolean }
type Item = { str: string; transform: number[]; width: number; height: number }

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The letters and digits of a page without what stands between them: columns, hyphens and bullets differ by reader. */
const readLetters = (items: readonly Item[]): { text: string; letters: Letter[] } => {
  const letters: Letter[] = []
  let text = ''
  for (const [item, { str }] of items.entries()) {
    let beginsWord = true
    for (const [at, character] of str.split('').entries()) {
      const folded = lettersOf(character)
      for (let index = 0; index < folded.length; index += 1)
        letters.push({ item, from: at / str.length, to: (at + 1) / str.length, beginsWord: beginsWord && index === 0 })
      text += folded
      beginsWord = folded === ''
    }
  }
  return { text, letters }
}

/** Index of `words` as whole words; -1 when they aren't there. */
const indexOfWords = ({ text, letters }: ReturnType<typeof readLetters>, words: string): number => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const next = letters[at + words.length]
    if (letters[at]?.beginsWord && (next === undefined || next.beginsWord)) return at
  }
  return -1
}

const boxesOf = (page: PDFPageProxy, items: readonly Item[], letters: readonly Letter[]): Box[] => {
  const viewport = page.getViewport({ scale: 1 })
  return [...Map.groupBy(letters, ({ item }) => item)].flatMap(([index, lettersOfItem]) => {
    const item = items[index]
    const [first, last] = [lettersOfItem[0], lettersOfItem.at(-1)]
    if (!item || !first || !last) return []
    const [, , c = 0, d = 0, left = 0, base = 0] = item.transform
    const height = item.height || Math.hypot(c, d)
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left + item.width * first.from, base + height)
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(left + item.width * last.to, base - height * DESCENT)
    return [
      {
        x: Math.min(x1, x2) / viewport.width,
        y: Math.min(y1, y2) / viewport.height,
        width: Math.abs(x2 - x1) / viewport.width,
        height: Math.abs(y2 - y1) / viewport.height,
      },
    ]
  })
}

const placeOf = async (pdf: PDFDocumentProxy, words: string): Promise<Highlight | null> => {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const content = await page.getTextContent()
    const items = content.items.flatMap((item) => ('str' in item ? [item as Item] : []))
    const read = readLetters(items)
    const at = indexOfWords(read, words)
    if (at >= 0) return { page: number, boxes: boxesOf(page, items, read.letters.slice(at, at + words.length)) }
  }
  return null
}

/** The first place of a quote in the text of a document, over white space, case and marks; null when it isn't there. */
export const findQuote = async (pdf: PDFDocumentProxy, quote: string): Promise<Highlight | null> => {
  const words = lettersOf(quote)
  if (words === '') return null
  const whole = await placeOf(pdf, words)
  if (whole || words.length <= BEGINNING) return whole
  const beginning = quote
    .split(/(?<=\s)/)
    .reduce((text, word) => (lettersOf(text).length < BEGINNING ? text + word : text), '')
  return placeOf(pdf, lettersOf(beginning))
}
