import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Pixels a canvas may have on every device we know of. */
const MOST_PIXELS = 16_000_000

type Drawing = {
  pdf: PDFDocumentProxy
  page: number
  canvas: HTMLCanvasElement
  /** Width in CSS pixels. */ width: number
  signal: AbortSignal
}

/**
 * Draws a page and gives its text; null when the signal stopped it. A canvas takes one drawing at a time, so an older
 * one is stopped before it begins or, once begun, cancelled.
 */
export const drawPage = async ({ pdf, page: number, canvas, width, signal }: Drawing): Promise<string | null> => {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  if (signal.aborted) return null
  const natural = page.getViewport({ scale: 1 })
  const scale = width / natural.width
  const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height))
  const viewport = page.getViewport({ scale: Math.min(scale * devicePixelRatio, most) })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.style.width = `${Math.floor(width)}px`
  canvas.style.height = `${Math.floor(natural.height * scale)}px`
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  await task.promise
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
