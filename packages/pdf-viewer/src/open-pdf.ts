import { getDocument, PDFWorker, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist'

/**
 * Where the worker finds what decodes scans (fax, JBIG2, JPEG 2000) without WebAssembly, which our policy doesn't
 * allow: both parts lie in one folder.
 */
const decoders = [
  new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url),
  new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url),
] as const
const wasmUrl = new URL('.', decoders[0]).href

/**
 * A worker has to come from the page's own origin, and this code lies on the remote's: its text becomes a blob address
 * of the page (`worker-src blob:`).
 */
const startWorker = async (): Promise<Worker> => {
  const response = await fetch(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url))
  if (!response.ok) throw new Error(`the PDF worker answered ${response.status}`)
  const url = URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }))
  const worker = new Worker(url, { type: 'module' })
  // The worker has read its address once it says anything at all.
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true })
  return worker
}

export type OpenPdf = { pdf: PDFDocumentProxy; close: () => void }

/** Opens a PDF in a worker of its own; `close` ends both. Rejects for a broken or protected file. */
export const openPdf = async (content: Blob): Promise<OpenPdf> => {
  const [data, port] = await Promise.all([content.arrayBuffer(), startWorker()])
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS })
  // Quiet, without WebAssembly (our policy allows none) and without scripts or forms of the document.
  const loading = getDocument({
    data,
    worker,
    verbosity: VerbosityLevel.ERRORS,
    useWasm: false,
    wasmUrl,
    enableXfa: false,
  })
  const close = () => {
    void loading.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  try {
    return { pdf: await loading.promise, close }
  } catch (error) {
    close()
    throw error
  }
}

/** True for a document that asks for a password. */
export const isProtected = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException'
