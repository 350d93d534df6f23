import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { isProtected, openPdf, type OpenPdf } from './open-pdf.ts'

export type PdfState =
  | { status: 'loading' }
  | { status: 'ready'; pdf: PDFDocumentProxy }
  | { status: 'protected' }
  | { status: 'broken' }

/** The opened document while the component stands and the file is the same. */
export const usePdf = (content: Blob): PdfState => {
  const [opened, setOpened] = useState<{ content: Blob; state: PdfState } | null>(null)
  useEffect(() => {
    let document: OpenPdf | null = null
    let isCancelled = false
    const open = async () => {
      try {
        document = await openPdf(content)
        if (isCancelled) document.close()
        else setOpened({ content, state: { status: 'ready', pdf: document.pdf } })
      } catch (error) {
        if (!isCancelled) setOpened({ content, state: { status: isProtected(error) ? 'protected' : 'broken' } })
      }
    }
    void open()
    return () => {
      isCancelled = true
      document?.close()
    }
  }, [content])
  return opened?.content === content ? opened.state : { status: 'loading' }
}
