import type { Block } from './block.ts'
import type { Written } from './word.ts'

/** Blocks as a Word file; what makes it is loaded here, at the first file. */
export const wordOf = async (content: Written & { blocks: readonly Block[] }): Promise<Blob> =>
  (await import('./word.ts')).write(content)
