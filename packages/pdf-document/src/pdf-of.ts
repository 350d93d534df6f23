import type { Block } from './block.ts'
import type { Printed } from './print.ts'

/** Blocks as a PDF with selectable text and its fonts inside; what makes it is loaded here, at the first file. */
export const pdfOf = async (printed: Printed & { blocks: readonly Block[] }): Promise<Blob> =>
  (await import('./print.ts')).print(printed)
