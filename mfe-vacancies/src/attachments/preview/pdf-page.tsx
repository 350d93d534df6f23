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
  overflow-x: auto;
  canvas { display: block; margin-inline: auto; background: white; box-shadow: ${tokens.shadow.low}; }
`

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
    draw(pdf, page, zoom, canvas.current, frame.current.clientWidth)
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
