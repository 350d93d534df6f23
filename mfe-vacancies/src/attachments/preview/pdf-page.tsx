import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { tokens, VisuallyHidden } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

/** Pixels a canvas may have on every device we know of. */
const MOST_PIXELS = 16_000_000

const Frame = styled.figure`
  position: relative;
  margin: 0;
  min-height: 20rem;
  padding: ${tokens.space[3]};
  overflow-x: auto;
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.sunken};
  canvas { display: block; margin-inline: auto; background: white; box-shadow: ${tokens.shadow.low}; }
`

/** The width inside the padding, in CSS pixels. */
const roomIn = (frame: HTMLElement): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(frame)
  return frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

type Drawn = { task: RenderTask; text: string }

const draw = async (pdf: PDFDocumentProxy, number: number, zoom: number, canvas: HTMLCanvasElement, room: number): Promise<Drawn> => {
  const page = await pdf.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  const wanted = (room / natural.width) * zoom
  const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height))
  const viewport = page.getViewport({ scale: Math.min(wanted * devicePixelRatio, most) })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.style.width = `${Math.floor(natural.width * wanted)}px`
  canvas.style.height = `${Math.floor(natural.height * wanted)}px`
  const { items } = await page.getTextContent()
  return { task: page.render({ canvas, viewport }), text: items.map((item) => ('str' in item ? item.str : '')).join(' ') }
}

type Props = { pdf: PDFDocumentProxy; page: number; zoom: number; onFailed: () => void }

/** One page drawn as wide as there is room, times `zoom`; its text goes along for screen readers. */
export const PdfPage = ({ pdf, page, zoom, onFailed }: Props) => {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!canvas.current || !frame.current) return undefined
    let gone = false
    let task: RenderTask | null = null
    draw(pdf, page, zoom, canvas.current, roomIn(frame.current))
      .then((drawn) => {
        task = drawn.task
        if (gone) task.cancel()
        else setText(drawn.text)
        return task.promise
      })
      .catch(() => { if (!gone) onFailed() })
    return () => {
      gone = true
      task?.cancel()
    }
  }, [pdf, page, zoom, onFailed])
  return (
    <Frame ref={frame} aria-label={`Pagina ${page}`}>
      <canvas ref={canvas} />
      <VisuallyHidden as="p">{text}</VisuallyHidden>
    </Frame>
  )
}
