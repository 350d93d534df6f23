import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useRef, useState } from 'react'
import type { PageHighlight, Quote } from './highlight.ts'
import { PdfPage } from './pdf-page.tsx'
import { Text } from '@wervio/ui'
import { OtherPages } from './other-pages.tsx'
import { useQuotePlace } from './use-quote-place.ts'
import { usePdfKeys } from './use-pdf-keys.ts'
import { ViewerControls, zooms } from './viewer-controls.tsx'

type Props = {
  pdf: PDFDocumentProxy
  highlight: PageHighlight | null
  quote: Quote | null
  keys: 'viewer' | 'anywhere'
  controlsTop: string
  onFailed: () => void
}

/** An opened document, one page at a time. */
export const Viewer = ({ pdf, highlight: givenPlace, quote, keys, controlsTop, onFailed }: Props) => {
  const quotePlace = useQuotePlace(pdf, quote)
  const isSearching = quote !== null && quotePlace === undefined
  const highlight = isSearching ? null : (quotePlace ?? givenPlace)
  const frame = useRef<HTMLElement>(null)
  const within = (page: number) => Math.min(pdf.numPages, Math.max(1, page))
  const [shown, setShown] = useState({ highlight, page: within(highlight?.page ?? 1) })
  const [zoom, setZoom] = useState(1)
  if (shown.highlight !== highlight) setShown({ highlight, page: highlight ? within(highlight.page) : shown.page })
  const { page } = shown
  const turn = (to: number) => setShown({ highlight, page: within(to) })
  const step = (by: number) => setZoom((now) => zooms[zooms.indexOf(now) + by] ?? now)
  usePdfKeys(keys === 'viewer' ? frame : null, {
    next: () => turn(page + 1),
    previous: () => turn(page - 1),
    first: () => turn(1),
    last: () => turn(pdf.numPages),
    larger: () => step(1),
    smaller: () => step(-1),
    fit: () => setZoom(1),
  })
  const places = highlight ? [highlight, ...(highlight.others ?? [])] : []
  const otherPages = [...new Set(places.map((place) => place.page))].filter((number) => number !== page)
  return (
    <section ref={frame} aria-label="PDF">
      <ViewerControls page={page} pages={pdf.numPages} zoom={zoom} top={controlsTop} onTurn={turn} onStep={step} />
      {highlight && <OtherPages pages={otherPages.filter((number) => number === within(number))} onTurn={turn} />}
      {quote && quotePlace === null && !givenPlace && (
        <Text as="output" size="small">
          Deze zin staat niet woordelijk in het CV.
        </Text>
      )}
      <PdfPage
        pdf={pdf}
        page={page}
        zoom={zoom}
        highlight={highlight?.page === page ? highlight : null}
        others={(highlight?.others ?? []).filter((place) => place.page === page)}
        onFailed={onFailed}
      />
    </section>
  )
}
