export type { Block } from './block.ts'
export { pdfOf } from './pdf-of.ts'
export { wordOf } from './word-of.ts'
