import type { PDFDocumentProxy } from 'pdfjs-dist'
import { tokens, VisuallyHidden } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { drawPage } from './draw-page.ts'
import { HighlightBoxes, OtherBoxes } from './highlight-boxes.tsx'
import type { PageHighlight, PagePlace } from './highlight.ts'
import { useRoom } from './use-room.ts'

const Frame = styled.figure`
  position: relative;
  margin: 0;
  min-height: 20rem;
  padding: ${tokens.space[3]};
  overflow-x: auto;
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.sunken};
`
const Paper = styled.div`
  position: relative;
  width: fit-content;
  margin-inline: auto;
  canvas {
    display: block;
    background: white;
    box-shadow: ${tokens.shadow.low};
  }
`

type Props = {
  pdf: PDFDocumentProxy
  page: number
  zoom: number
  /** The place on this page to light up and go to. */
  highlight: PageHighlight | null
  /** Places on this page that are lit beside it. */
  others: readonly PagePlace[]
  onFailed: () => void
}

/** One page drawn as wide as there is room, times `zoom`; its text goes along for screen readers. */
export const PdfPage = ({ pdf, page, zoom, highlight, others, onFailed }: Props) => {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const room = useRoom(frame)
  const [drawn, setDrawn] = useState<{ page: number; text: string } | null>(null)
  useEffect(() => {
    if (!canvas.current || room === null) return undefined
    const stop = new AbortController()
    const draw = async (on: HTMLCanvasElement) => {
      try {
        const text = await drawPage({ pdf, page, canvas: on, width: room * zoom, signal: stop.signal })
        if (text !== null && !stop.signal.aborted) setDrawn({ page, text })
      } catch {
        if (!stop.signal.aborted) onFailed()
      }
    }
    void draw(canvas.current)
    return () => stop.abort()
  }, [pdf, page, zoom, room, onFailed])
  const ready = drawn?.page === page
  return (
    <Frame ref={frame} aria-label={`Pagina ${page}`} tabIndex={0}>
      <Paper>
        <canvas ref={canvas} />
        {ready && others.length > 0 && <OtherBoxes boxes={others.flatMap(({ boxes }) => boxes)} />}
        {ready && highlight && <HighlightBoxes highlight={highlight} />}
      </Paper>
      <VisuallyHidden as="p">{ready ? drawn.text : ''}</VisuallyHidden>
    </Frame>
  )
}
