export type { PageHighlight, Quote } from './highlight.ts'
export { PdfViewer } from './pdf-viewer.tsx'
export type { PdfViewerProps } from './viewer-props.ts'
