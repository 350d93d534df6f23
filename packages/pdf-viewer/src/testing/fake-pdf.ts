import type { PDFDocumentProxy } from 'pdfjs-dist'

const [WIDTH, HEIGHT] = [600, 800]
/** Points between two lines of text, and the height of a letter. */
const [LEADING, LETTER] = [20, 10]

/** Each line is a piece of text of its own, six points a letter, from the top left of the page. */
const itemsOf = (text: string) =>
  text.split('\n').map((str, line) => ({
    str,
    transform: [LETTER, 0, 0, LETTER, 60, HEIGHT - LEADING * (line + 1)],
    width: str.length * 6,
    height: LETTER,
  }))

const page = (text: string) => ({
  getViewport: () => ({
    width: WIDTH,
    height: HEIGHT,
    convertToViewportPoint: (x: number, y: number) => [x, HEIGHT - y],
  }),
  getTextContent: () => Promise.resolve({ items: itemsOf(text) }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
})

/** A document of these pages, for a browser without a canvas; what pdf.js itself does is tried in a real one. */
export const fakePdf = (texts: readonly string[]): PDFDocumentProxy =>
  ({
    numPages: texts.length,
    getPage: (number: number) => Promise.resolve(page(texts[number - 1] ?? '')),
  }) as unknown as PDFDocumentProxy
