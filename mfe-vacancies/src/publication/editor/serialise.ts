import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { publicationAttributes } from '@wervio/contracts'

const kept: readonly string[] = publicationAttributes

/** PostgreSQL and screens can't do with them; Word puts vertical tabs on the clipboard. */
const UNREADABLE = /[^\P{Cc}\t\n\r]/gu

const tidy = (root: HTMLElement): void => {
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
    for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name)
    // An item of one paragraph is plain text, as the engines write it and job boards read it.
    const [only] = element.children
    if (element.tagName === 'LI' && only?.tagName === 'P' && element.children.length === 1)
      only.replaceWith(...only.childNodes)
  }
}

const blockHtml = (block: Node): string => {
  const element = DOMSerializer.fromSchema(block.type.schema).serializeNode(block)
  if (!(element instanceof HTMLElement)) return ''
  tidy(element)
  return element.outerHTML.replace(UNREADABLE, '')
}

// A node never changes, so a save after one key writes one block anew.
const written = new WeakMap<Node, string>()

const cached = (block: Node): string => {
  const earlier = written.get(block)
  if (earlier !== undefined) return earlier
  const html = blockHtml(block)
  written.set(block, html)
  return html
}

/** The document as HTML of `publicationTags`; empty when nothing is in it. */
export const toHtml = (doc: Node): string => {
  if (doc.textContent.trim() === '') return ''
  const blocks: string[] = []
  doc.forEach((block) => blocks.push(cached(block)))
  return blocks.join('')
}
