/**
 * The minified build of pdf.js: V8 keeps the source text of running code, and the other build takes 7 MB in each
 * thread.
 */
export { AnnotationType, getDocument, OPS, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.min.mjs'
export { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
