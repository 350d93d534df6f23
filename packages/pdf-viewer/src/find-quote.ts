import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { HighlightBox, PageHighlight } from './highlight.ts'

/**
 * Letters of the beginning that are looked for when a long quote isn't there as a whole, as over the edge of a page.
 */
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

const boxesOf = (page: PDFPageProxy, items: readonly Item[], letters: readonly Letter[]): HighlightBox[] => {
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

type PageText = ReturnType<typeof readLetters> & { number: number; page: PDFPageProxy; items: Item[] }

const readPage = async (pdf: PDFDocumentProxy, number: number): Promise<PageText> => {
  const page = await pdf.getPage(number)
  const content = await page.getTextContent()
  const items = content.items.flatMap((item) => ('str' in item ? [item as Item] : []))
  return { number, page, items, ...readLetters(items) }
}

const placeOn = (pageText: PageText, words: string): PageHighlight | null => {
  const at = indexOfWords(pageText, words)
  const { number, page, items, letters } = pageText
  return at < 0 ? null : { page: number, boxes: boxesOf(page, items, letters.slice(at, at + words.length)) }
}

/** The first words of a long quote; null of one that is short. */
const beginningOf = (quote: string): string | null =>
  lettersOf(quote).length <= BEGINNING
    ? null
    : lettersOf(
        quote.split(/(?<=\s)/).reduce((text, word) => (lettersOf(text).length < BEGINNING ? text + word : text), ''),
      )

/**
 * The first place of a quote in the text of a document, over white space, case and marks, else of its beginning; null
 * when neither is there. Each page is read once.
 */
export const findQuote = async (pdf: PDFDocumentProxy, quote: string): Promise<PageHighlight | null> => {
  const words = lettersOf(quote)
  if (words === '') return null
  const beginning = beginningOf(quote)
  let placeOfBeginning: PageHighlight | null = null
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const pageText = await readPage(pdf, number)
    const place = placeOn(pageText, words)
    if (place) return place
    placeOfBeginning ??= beginning === null ? null : placeOn(pageText, beginning)
  }
  return placeOfBeginning
}
