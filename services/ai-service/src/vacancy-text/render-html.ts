import type { Block, Fact, VacancyDocument } from './document.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in HTML content or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const listItem = (content: string) => `<li>${content}</li>`
const renderFact = ({ label, value }: Fact) => listItem(`<strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}`)

const list = (items: string[]) => `<ul>\n${items.join('\n')}\n</ul>`

const renderBlock = (block: Block): string => {
  if (block.kind === 'heading') return `<h2>${escapeHtml(block.text)}</h2>`
  if (block.kind === 'paragraph') return `<p>${escapeHtml(block.text)}</p>`
  return list(
    block.kind === 'facts' ? block.facts.map(renderFact) : block.items.map((item) => listItem(escapeHtml(item))),
  )
}

/** The document as HTML of `publicationTags`, every value escaped. */
export const renderHtml = ({ title, blocks }: VacancyDocument): string =>
  [`<h1>${escapeHtml(title)}</h1>`, ...blocks.map(renderBlock)].join('\n')
