/** pdf.js in its smallest form: V8 keeps the text of what it runs, and that of the other form takes 7 MB of each thread. */
export { AnnotationType, getDocument, OPS, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
export { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
