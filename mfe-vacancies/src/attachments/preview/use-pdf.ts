import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { isProtected, openPdf, type OpenPdf } from './open-pdf.ts'

export type PdfState = { status: 'loading' } | { status: 'ready'; pdf: PDFDocumentProxy } | { status: 'protected' } | { status: 'broken' }

/** The opened document while the component stands. Mount anew for another file. */
export const usePdf = (content: Blob): PdfState => {
  const [state, setState] = useState<PdfState>({ status: 'loading' })
  useEffect(() => {
    let opened: OpenPdf | null = null
    let gone = false
    const open = async () => {
      try {
        opened = await openPdf(content)
        if (gone) opened.close()
        else setState({ status: 'ready', pdf: opened.pdf })
      } catch (error) {
        if (!gone) setState({ status: isProtected(error) ? 'protected' : 'broken' })
      }
    }
    void open()
    return () => {
      gone = true
      opened?.close()
    }
  }, [content])
  return state
}
