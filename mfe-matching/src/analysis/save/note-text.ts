import { limits } from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'
import { analysisDocument } from '../analysis-document.ts'
import type { StoredAnalysis } from '../analysis-store.ts'

const textOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
  if (!('text' in block)) return ''
  return block.kind === 'heading' || block.kind === 'subheading' ? `\n${block.text}` : block.text
}

/** What an analysis says as a note about a candidate, without marks of layout. */
export const noteTextOf = (outcome: StoredAnalysis): string => {
  const text = analysisDocument(outcome).map(textOf).filter(Boolean).join('\n')
  return text.length <= limits.longText ? text : `${text.slice(0, limits.longText - 1)}…`
}
