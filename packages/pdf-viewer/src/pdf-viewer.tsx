import { LoadingState, Skeleton } from '@wervio/ui'
import { lazy, Suspense } from 'react'
import type { PdfViewerProps } from './viewer-props.ts'

const Opened = lazy(() => import('./opened-pdf.tsx').then(({ OpenedPdf }) => ({ default: OpenedPdf })))

/**
 * A PDF, page by page, drawn without running anything in it. Arrow keys and Page Up/Down turn, plus and minus zoom, 0
 * fits.
 */
export const PdfViewer = ({
  content,
  highlight = null,
  quote = null,
  keys = 'viewer',
  controlsTop = '0px',
  loading = 'Pdf laden...',
}: PdfViewerProps) => {
  const waiting = (
    <LoadingState label={loading}>
      <Skeleton height="20rem" />
    </LoadingState>
  )
  return (
    <Suspense fallback={waiting}>
      <Opened
        content={content}
        highlight={highlight}
        quote={quote}
        keys={keys}
        controlsTop={controlsTop}
        waiting={waiting}
      />
    </Suspense>
  )
}
