import type { PDFDocumentProxy } from 'pdfjs-dist'

const page = (text: string) => ({
  getViewport: () => ({ width: 600, height: 800 }),
  getTextContent: () => Promise.resolve({ items: [{ str: text }] }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
})

/** A document of these pages, for a browser without a canvas; what pdf.js itself does is tried in a real one. */
export const fakePdf = (texts: readonly string[]): PDFDocumentProxy =>
  ({
    numPages: texts.length,
    getPage: (number: number) => Promise.resolve(page(texts[number - 1] ?? '')),
  }) as unknown as PDFDocumentProxy
