import { ExternalHyperlink, TextRun, type ParagraphChild } from 'docx'

type Look = { bold?: boolean; italics?: boolean; underline?: Record<string, never>; style?: string }

const lookOf: Record<string, Look> = { STRONG: { bold: true }, EM: { italics: true }, U: { underline: {} } }

/** The words of a node as Word writes them: runs with their look, line breaks and links. */
export const wordRuns = (node: Node, look: Look = {}): ParagraphChild[] => {
  if (!(node instanceof Element)) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ')
    return text === '' ? [] : [new TextRun({ text, ...look })]
  }
  if (node.tagName === 'BR') return [new TextRun({ break: 1 })]
  const inside = (innerLook: Look) => [...node.childNodes].flatMap((child) => wordRuns(child, innerLook))
  const link = node.tagName === 'A' ? node.getAttribute('href') : null
  if (link) return [new ExternalHyperlink({ link, children: inside({ ...look, style: 'Hyperlink' }) })]
  return inside({ ...look, ...lookOf[node.tagName] })
}
