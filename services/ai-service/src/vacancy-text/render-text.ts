import type { Block, VacancyDocument } from './document.ts'

const renderBlock = (block: Block): string => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.text
  const items = block.kind === 'facts' ? block.facts.map(({ label, value }) => `${label}: ${value}`) : block.items
  return items.map((item) => `- ${item}`).join('\n')
}

/** No blank line after a heading; one before every other block. */
const separator = (before: Block | undefined) => (before?.kind === 'heading' ? '\n' : '\n\n')

/** The document as plain text: headings on their own line, '- ' before list items, blank lines between blocks. */
export const renderText = ({ title, blocks }: VacancyDocument): string =>
  blocks.reduce((text, block, index) => text + separator(blocks[index - 1]) + renderBlock(block), title)
