import { EmptyState, IconButton, LoadingState, Skeleton, Text, tokens } from '@wervio/ui'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { ChevronLeft, ChevronRight, FileLock, FileX, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { PdfPage } from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'
import { usePdfKeys } from './use-pdf-keys.ts'

const Controls = styled.div`
  position: sticky;
  z-index: 1;
  top: -${tokens.space[4]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  background: ${tokens.surface.raised};
`
/** What belongs together goes to the next line together. */
const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`
const percent = new Intl.NumberFormat('nl-NL', { style: 'percent' })
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

const Viewer = ({ pdf, onFailed }: { pdf: PDFDocumentProxy; onFailed: () => void }) => {
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(1)
  const turn = (to: number) => setPage(Math.min(pdf.numPages, Math.max(1, to)))
  const step = (by: number) => setZoom((now) => zooms[zooms.indexOf(now) + by] ?? now)
  usePdfKeys({ next: () => turn(page + 1), previous: () => turn(page - 1), first: () => turn(1), last: () => turn(pdf.numPages), larger: () => step(1), smaller: () => step(-1), fit: () => setZoom(1) })
  return (
    <>
      <Controls>
        <Group>
          <IconButton framed label="Vorige pagina" icon={ChevronLeft} aria-disabled={page === 1} onClick={() => turn(page - 1)} />
          <Text as="output" tabular>Pagina {page} van {pdf.numPages}</Text>
          <IconButton framed label="Volgende pagina" icon={ChevronRight} aria-disabled={page === pdf.numPages} onClick={() => turn(page + 1)} />
        </Group>
        <Group>
          <IconButton framed label="Kleiner" icon={ZoomOut} aria-disabled={zoom === zooms[0]} onClick={() => step(-1)} />
          <Text as="output" tabular>{percent.format(zoom)}</Text>
          <IconButton framed label="Groter" icon={ZoomIn} aria-disabled={zoom === zooms.at(-1)} onClick={() => step(1)} />
        </Group>
      </Controls>
      <PdfPage pdf={pdf} page={page} zoom={zoom} onFailed={onFailed} />
    </>
  )
}

/** A PDF, page by page. Arrow keys and Page Up/Down turn, plus and minus zoom, 0 fits. */
export const PdfPreview = ({ content }: { content: Blob }) => {
  const state = usePdf(content)
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  if (state.status === 'loading') return <LoadingState label="Voorbeeld laden..."><Skeleton height="20rem" /></LoadingState>
  if (state.status === 'protected') return <EmptyState icon={FileLock} title="Geen voorbeeld mogelijk" text="Deze PDF is met een wachtwoord beveiligd. Download hem om hem te openen." />
  if (state.status === 'broken' || failed) return <EmptyState icon={FileX} title="Geen voorbeeld mogelijk" text="Deze PDF is beschadigd of anders opgebouwd dan we kennen. Download hem om hem te openen." />
  return <Viewer pdf={state.pdf} onFailed={fail} />
}
