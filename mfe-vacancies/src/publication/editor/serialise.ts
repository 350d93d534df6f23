import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { publicationAttributes } from '@wervio/contracts'

const allowedAttributes: readonly string[] = publicationAttributes

/** Control characters, which PostgreSQL refuses and screens can't show; Word puts vertical tabs on the clipboard. */
const UNREADABLE = /[^\P{Cc}\t\n\r]/gu

const tidy = (root: HTMLElement): void => {
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
    for (const name of element.getAttributeNames()) if (!allowedAttributes.includes(name)) element.removeAttribute(name)
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

// A ProseMirror node never changes, so after one key only one block is serialised again.
const htmlByBlock = new WeakMap<Node, string>()

const cachedHtml = (block: Node): string => {
  const cachedBlock = htmlByBlock.get(block)
  if (cachedBlock !== undefined) return cachedBlock
  const html = blockHtml(block)
  htmlByBlock.set(block, html)
  return html
}

/** The document as HTML of `publicationTags`; empty when nothing is in it. */
export const toHtml = (doc: Node): string => {
  if (doc.textContent.trim() === '') return ''
  const blocks: string[] = []
  doc.forEach((block) => blocks.push(cachedHtml(block)))
  return blocks.join('')
}
