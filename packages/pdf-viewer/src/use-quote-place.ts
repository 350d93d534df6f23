import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { findQuote } from './find-quote.ts'
import type { PageHighlight, Quote } from './highlight.ts'

/** The place of a quote in the document: undefined while it is looked for, null when it isn't there. */
export const useQuotePlace = (pdf: PDFDocumentProxy, quote: Quote | null): PageHighlight | null | undefined => {
  const [result, setResult] = useState<{ quote: Quote; place: PageHighlight | null } | null>(null)
  useEffect(() => {
    if (!quote) return undefined
    let isGone = false
    const find = async () => {
      // A page whose text can't be read is told by the page itself.
      const place = await findQuote(pdf, quote.text).catch(() => null)
      if (!isGone) setResult({ quote, place })
    }
    void find()
    return () => {
      isGone = true
    }
  }, [pdf, quote])
  return result?.quote === quote ? result?.place : undefined
}
